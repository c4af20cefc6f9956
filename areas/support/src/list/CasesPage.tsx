import { useMay } from '@quayside/shared/rights/useMay.ts';
import { casesPath } from '@quayside/contract/paths/support';
import { valuesOf } from '@quayside/portal-core/addresses';
import { useAddToast, useHttp } from '@quayside/portal-core/react';
import { useState, type JSX } from 'react';
import { formatCount } from '@quayside/page-kit/format';
import { ListViews, useExportedList } from '@quayside/page-kit/list';
import { useRowPins } from '@quayside/page-kit/pins';
import { SiteFilter } from '@quayside/shared/services/SiteFilter.tsx';
import { useServiceFilter } from '@quayside/shared/services/useServiceFilter.tsx';
import { createCaseExport, followCase, listCases } from '../api.ts';
import { toCaseFilter, type CaseListState } from './caseList.ts';
import { caseColumns, caseListSettings } from './caseColumns.tsx';
import { CasesView } from './CasesView.tsx';
import { caseItem } from '../pins/caseItem.ts';

const list = {
  list: 'cases',
  path: casesPath,
  call: listCases,
  toFilter: toCaseFilter,
  exportCall: createCaseExport,
  columnIds: caseColumns.map(({ id }) => id),
  views: ListViews,
  initialSettings: caseListSettings,
  exportFields: {
    subject: ['subject', 'siteName'],
    number: ['caseNumber'],
    reference: ['customerReference'],
    nextUpdate: ['nextUpdateDueAt'],
  },
} as const;

/** The cases of the user's company, to search, filter, open, follow and export. */
export function CasesPage(): JSX.Element {
  const { props } = useExportedList(list);
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const follow = useFollowCases();
  const rowActions = useRowPins(caseItem);
  const canRaise = useMay('raiseCases');
  const { filters } = props.state;

  function change(part: Partial<CaseListState>): void {
    // Another filter finds other cases, so nothing stays selected.
    if (part.filters) setSelectedIds([]);
    props.onChange(part);
  }
  const serviceFilter = useServiceFilter(filters.serviceId[0] ?? '', (id) =>
    change({ filters: { ...filters, serviceId: valuesOf(id) } }),
  );

  return (
    <CasesView
      {...props}
      rowActions={rowActions}
      selectedIds={selectedIds}
      isFollowPending={follow.isPending}
      canRaise={canRaise}
      serviceFilter={serviceFilter}
      siteFilter={
        <SiteFilter
          site={filters.site[0] ?? ''}
          onSiteChange={(site) => change({ filters: { ...filters, site: valuesOf(site) } })}
        />
      }
      onChange={change}
      onSelectionChange={setSelectedIds}
      onFollow={() => void follow.run(selectedIds).then(() => setSelectedIds([]))}
    />
  );
}

interface FollowCases {
  readonly isPending: boolean;
  run(caseNumbers: readonly string[]): Promise<void>;
}

/** Follows several cases, and says how many. */
function useFollowCases(): FollowCases {
  const http = useHttp();
  const addToast = useAddToast();
  const [isPending, setIsPending] = useState(false);
  return {
    isPending,
    async run(caseNumbers) {
      setIsPending(true);
      const results = await Promise.allSettled(
        caseNumbers.map((caseNumber) => followCase.send(http, { path: { caseNumber } })),
      );
      setIsPending(false);
      const failed = results.filter(({ status }) => status === 'rejected').length;
      const done = results.length - failed;
      const text = `You follow ${formatCount(done)} ${done === 1 ? 'case' : 'cases'} now.`;
      if (failed === 0) addToast({ tone: 'positive', text });
      else addToast({ tone: 'critical', text: `${text} ${formatCount(failed)} failed: try again.` });
    },
  };
}

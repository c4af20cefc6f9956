import { useAddToast, useHttp, useResource } from '@quayside/portal-core/react';
import { useState, type JSX } from 'react';
import { toAsyncState } from '../../../domain/asyncState.ts';
import { formatCount } from '../../../domain/format.ts';
import { ListViews } from '../../../domain/list/ListViews.tsx';
import { useLastPage, useListAddress } from '../../../domain/list/useListAddress.ts';
import { useListSettings } from '../../../domain/list/useListSettings.ts';
import { followCase, listCases } from '../api.ts';
import { caseListAddress, toCaseListInput } from '../caseList.ts';
import { caseColumns, caseListSettings } from '../components/caseColumns.tsx';
import { CasesView } from '../components/CasesView.tsx';

const columnIds = caseColumns.map(({ id }) => id);

/** The cases of the user's company, to search, filter, open and follow. */
export function CasesPage(): JSX.Element {
  const { state, change, search, replace } = useListAddress(caseListAddress);
  const resource = useResource(listCases, toCaseListInput(state), { keepPrevious: true });
  const { settings, change: changeSettings } = useListSettings('cases', caseListSettings);
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const follow = useFollowCases();
  useLastPage(resource.isStale ? undefined : resource.data?.total, state, replace);

  return (
    <CasesView
      state={state}
      data={toAsyncState(resource, listCases.id)}
      receivedAtMs={resource.receivedAtMs}
      facets={resource.data?.facets}
      settings={settings}
      selectedIds={selectedIds}
      isFollowPending={follow.isPending}
      views={
        <ListViews
          list="cases"
          address={caseListAddress}
          state={state}
          columnIds={columnIds}
          settings={settings}
          onChange={change}
          onReplace={replace}
          onSettingsChange={changeSettings}
        />
      }
      onChange={(part) => {
        // Another filter finds other cases, so nothing stays selected.
        if (part.filters) setSelectedIds([]);
        change(part);
      }}
      onSearch={search}
      onSettingsChange={changeSettings}
      onSelectionChange={setSelectedIds}
      onFollow={() => void follow.run(selectedIds).then(() => setSelectedIds([]))}
      onRefresh={() => void resource.refetch()}
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

import { casesPath, newCasePath, supportPath } from '@quayside/contract/paths/support';
import { valuesOf } from '@quayside/portal-core/addresses';
import { Button } from '@quayside/ui/Button';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { EmptyState } from '@quayside/ui/EmptyState';
import { bellIcon, chatIcon, plusIcon } from '@quayside/ui/icons';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import type { JSX, ReactNode } from 'react';
import { DayRangeFilter, type ExportedListProps, ListView } from '@quayside/page-kit/list';
import type { ServiceFilter } from '@quayside/shared/services/useServiceFilter.tsx';
import type { CaseList, CaseSummary } from '../api.ts';
import { caseFilters, scopeOf, type CaseListState } from './caseList.ts';
import { caseColumns, caseListSettings } from './caseColumns.tsx';

export interface CasesViewProps extends ExportedListProps<CaseListState, CaseList> {
  serviceFilter: ServiceFilter;
  siteFilter: ReactNode;
  selectedIds: readonly string[];
  isFollowPending: boolean;
  canRaise: boolean;
  onSelectionChange: (caseNumbers: string[]) => void;
  onFollow: () => void;
}

const words = {
  title: 'Cases',
  one: 'case',
  many: 'cases',
  searchHint: 'Subject, number, service or site',
};

/** The cases of the user's company: filters, tabs, table. */
export function CasesView({
  facets,
  serviceFilter,
  siteFilter,
  selectedIds,
  isFollowPending,
  canRaise,
  onSelectionChange,
  onFollow,
  ...list
}: CasesViewProps): JSX.Element {
  const { state, onChange } = list;
  const countOf = (id: string): { count?: number } => {
    const count = facets?.scope.find((facet) => facet.id === id)?.count;
    return count === undefined ? {} : { count };
  };
  return (
    <ListView
      {...list}
      words={words}
      notice={areDaysReversed(state.filters) && reversedDays}
      parents={[{ id: 'support', label: 'Support', href: supportPath.href() }]}
      actions={canRaise && newCase}
      initialSettings={caseListSettings}
      sorts={casesPath.query.sorts}
      filters={caseFilters(state.filters, facets, {
        service: serviceFilter,
        site: siteFilter,
        raised: <RaisedFilter filters={state.filters} onChange={onChange} />,
      })}
      columns={caseColumns}
      rowId={caseNumberOf}
      selection={{
        selectedIds,
        onSelectionChange,
        actions: (
          <Button size="compact" icon={bellIcon} pending={isFollowPending} onClick={onFollow}>
            Follow
          </Button>
        ),
      }}
      scopes={{
        filter: 'scope',
        label: 'Whose cases to show',
        value: scopeOf(state),
        options: [
          { id: 'organisation', label: 'My organisation', ...countOf('organisation') },
          { id: 'mine', label: 'Mine', ...countOf('mine') },
          { id: 'followed', label: 'Following', ...countOf('followed') },
        ],
        onChange: (id) =>
          onChange({ filters: { ...state.filters, scope: id === 'organisation' ? [] : [id] } }),
      }}
      nothingYet={nothingIn(scopeOf(state), canRaise)}
    />
  );
}

function RaisedFilter({
  filters,
  onChange,
}: Pick<CaseListState, 'filters'> & Pick<CasesViewProps, 'onChange'>): JSX.Element {
  const [start = ''] = filters.raisedFrom;
  const [end = ''] = filters.raisedTo;
  return (
    <DayRangeFilter
      label="Raised"
      value={{ start, end }}
      onChange={(days) =>
        onChange({
          filters: { ...filters, raisedFrom: valuesOf(days.start), raisedTo: valuesOf(days.end) },
        })
      }
    />
  );
}

/** The filter refuses such days, but an address can hold them. */
function areDaysReversed({ raisedFrom: [start], raisedTo: [end] }: CaseListState['filters']): boolean {
  return start !== undefined && end !== undefined && start > end;
}

const reversedDays = (
  <InlineAlert tone="caution" title="The first day of “Raised” is after the last one">
    No case fits both. Change one of the days, or take it away.
  </InlineAlert>
);

const caseNumberOf = ({ caseNumber }: CaseSummary): string => caseNumber;

const newCase = (
  <ButtonLink variant="primary" icon={plusIcon} href={newCasePath.href()}>
    New case
  </ButtonLink>
);

function nothingIn(scope: ReturnType<typeof scopeOf>, canRaise: boolean): ReactNode {
  if (scope === 'followed')
    return (
      <EmptyState icon={bellIcon} title="You follow no cases">
        Follow a case to find it here.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={chatIcon}
      title={scope === 'mine' ? 'You have raised no cases' : 'There are no cases'}
      action={canRaise && newCase}
    >
      Faults, questions about an order and questions about an invoice appear here.
    </EmptyState>
  );
}

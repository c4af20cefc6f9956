import { estimatesPath, compareEstimatesPath } from '@quayside/contract/paths/cloud';
import { Button } from '@quayside/ui/Button';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { EmptyState } from '@quayside/ui/EmptyState';
import { cloudIcon, copyIcon, plusIcon, trashIcon } from '@quayside/ui/icons';
import { MenuButton, type MenuButtonItem } from '@quayside/ui/MenuButton';
import type { TableIdSelection } from '@quayside/ui/Table';
import { useCallback, useState, type JSX, type ReactNode } from 'react';
import { formatCount } from '@quayside/page-kit/format';
import {
  ExportButton,
  type ExportedListProps,
  isNarrowed,
  type ListScopes,
  ListView,
} from '@quayside/page-kit/list';
import { actionItems } from '@quayside/shared/rights/actionItems.ts';
import type { EstimateList, EstimateSummary } from '../api.ts';
import { estimateFilters, type EstimateListState } from './estimateList.ts';
import { estimateColumns, estimateListSettings } from '../estimateColumns.tsx';

export interface EstimatesViewProps extends Omit<
  ExportedListProps<EstimateListState, EstimateList>,
  'rowActions'
> {
  selectedIds: readonly string[];
  /** The button that pins an estimate. Keep it between renders. */
  pinOf?: (estimate: EstimateSummary) => ReactNode;
  /** Whether the user may make, copy and delete estimates. */
  canCreate: boolean;
  onSelectionChange: (ids: string[]) => void;
  onNew: () => void;
  onCopy: (estimate: EstimateSummary) => void;
  onDelete: (estimate: EstimateSummary) => void;
}

const words = {
  title: 'Cloud estimates',
  one: 'estimate',
  many: 'estimates',
  searchHint: 'Name, number, note or owner',
};

/** The estimates of the user and those that colleagues share: search, filters, saved views, and two to compare. */
export function EstimatesView({
  facets,
  selectedIds,
  exportProgress,
  pinOf,
  canCreate,
  onSelectionChange,
  onNew,
  onCopy,
  onDelete,
  onExport,
  ...list
}: EstimatesViewProps): JSX.Element {
  // Stable, so that the rows do not render again with the page.
  const rowActions = useCallback(
    (estimate: EstimateSummary) => (
      <>
        {pinOf?.(estimate)}
        {canCreate && <RowMenu estimate={estimate} onCopy={onCopy} onDelete={onDelete} />}
      </>
    ),
    [pinOf, canCreate, onCopy, onDelete],
  );
  const newEstimate = canCreate && (
    <Button variant="primary" icon={plusIcon} onClick={onNew}>
      New estimate
    </Button>
  );
  const selection: TableIdSelection = {
    selectedIds,
    onSelectionChange,
    actions: <CompareAction selectedIds={selectedIds} />,
  };
  const scopes: ListScopes<'scope'> = {
    filter: 'scope',
    label: 'Whose estimates',
    value: list.state.filters.scope.includes('mine') ? 'mine' : 'all',
    options: [scopeOf('all', facets), scopeOf('mine', facets)],
    onChange: (id) =>
      list.onChange({ filters: { ...list.state.filters, scope: id === 'mine' ? ['mine'] : [] } }),
  };
  return (
    <ListView
      {...list}
      words={words}
      actions={
        <>
          <ExportButton
            words={words}
            data={list.data}
            // Unlike a filter, the tab does not narrow the export.
            isNarrowed={isNarrowed({ ...list, scopes })}
            exportProgress={exportProgress}
            onExport={onExport}
          />
          {newEstimate}
        </>
      }
      initialSettings={estimateListSettings}
      sorts={estimatesPath.query.sorts}
      filters={estimateFilters(facets)}
      columns={estimateColumns}
      rowId={numberOf}
      rowActions={rowActions}
      selection={selection}
      scopes={scopes}
      nothingYet={
        <EmptyState icon={cloudIcon} title="There are no estimates yet" action={newEstimate}>
          See what servers, storage and backup cost a month, and ask for a quote when it fits. You can begin
          with a template.
        </EmptyState>
      }
    />
  );
}

const numberOf = ({ number }: EstimateSummary): string => number;
const scopeLabels = { all: 'All', mine: 'Mine' };

function scopeOf(id: 'all' | 'mine', facets: EstimateList['facets'] | undefined) {
  const count = facets?.scope.find((facet) => facet.id === id)?.count;
  return { id, label: scopeLabels[id], ...(count !== undefined && { count }) };
}

function CompareAction({ selectedIds }: { selectedIds: readonly string[] }): JSX.Element {
  const [first, second, third] = selectedIds;
  if (first === undefined || second === undefined || third !== undefined)
    return (
      <Button size="compact" disabled>
        {selectedIds.length < 2
          ? 'Select one more to compare'
          : `Compare (2 of ${formatCount(selectedIds.length)})`}
      </Button>
    );
  return (
    <ButtonLink size="compact" href={compareEstimatesPath.href({ estimates: `${first},${second}` })}>
      Compare
    </ButtonLink>
  );
}

function RowMenu({
  estimate,
  onCopy,
  onDelete,
}: Pick<EstimatesViewProps, 'onCopy' | 'onDelete'> & { estimate: EstimateSummary }): JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const items: MenuButtonItem[] = [
    { kind: 'action', id: 'copy', label: 'Copy', icon: copyIcon, onSelect: () => onCopy(estimate) },
    ...actionItems(estimate, 'delete', {
      kind: 'action',
      id: 'delete',
      label: 'Delete',
      icon: trashIcon,
      tone: 'critical',
      onSelect: () => onDelete(estimate),
    }),
  ];
  return (
    <MenuButton
      trigger="icon"
      align="end"
      label={`Actions for ${estimate.name}`}
      items={items}
      open={isOpen}
      onOpenChange={setIsOpen}
    />
  );
}

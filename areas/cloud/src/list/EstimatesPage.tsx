import { useMay } from '@quayside/shared/rights/useMay.ts';
import { lazyDialog } from '@quayside/page-kit/loading';
import { estimatesPath, estimatePath } from '@quayside/contract/paths/cloud';
import { useState, type JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { ListViews, useExportedList } from '@quayside/page-kit/list';
import { useRowPins } from '@quayside/page-kit/pins';
import { createEstimateExport, listEstimates } from '../api.ts';
import { estimateColumns, estimateListSettings } from '../estimateColumns.tsx';
import { EstimatesView } from './EstimatesView.tsx';
import type { CopySource } from '../NewEstimateDialog.tsx';
import { toEstimateFilter } from './estimateList.ts';
import { estimateItem } from '../pins/estimateItem.ts';
import { useDeleteEstimate } from '../useDeleteEstimate.ts';

const list = {
  list: 'cloud-estimates',
  path: estimatesPath,
  call: listEstimates,
  toFilter: toEstimateFilter,
  exportCall: createEstimateExport,
  columnIds: estimateColumns.map(({ id }) => id),
  views: ListViews,
  initialSettings: estimateListSettings,
  exportFields: { name: ['name', 'number', 'lineCount'], term: ['termMonths'], total: ['tcv'] },
} as const;

// It brings the headless library and the form library, which the list does not need.
const NewEstimateDialog = lazyDialog(
  async () => (await import('../NewEstimateDialog.tsx')).NewEstimateDialog,
);

type Creating = { readonly copyOf: CopySource | null } | null;

/** The estimates of the user and those that colleagues share. */
export function EstimatesPage(): JSX.Element {
  const { props } = useExportedList(list);
  const [creating, setCreating] = useState<Creating>(null);
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const { remove } = useDeleteEstimate();
  const canCreate = useMay('createQuotes');
  const pinOf = useRowPins(estimateItem);
  const navigate = useNavigate();

  return (
    <>
      <EstimatesView
        {...props}
        selectedIds={selectedIds}
        pinOf={pinOf}
        canCreate={canCreate}
        onSelectionChange={setSelectedIds}
        onNew={() => setCreating({ copyOf: null })}
        onCopy={({ number, name }) => setCreating({ copyOf: { number, name } })}
        onDelete={(estimate) => {
          setSelectedIds(selectedIds.filter((id) => id !== estimate.number));
          void remove(estimate);
        }}
      />
      {creating && (
        <NewEstimateDialog
          copyOf={creating.copyOf}
          onClose={() => setCreating(null)}
          onCreated={({ number }) => void navigate(estimatePath.href({ number }))}
        />
      )}
    </>
  );
}

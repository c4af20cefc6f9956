import { useMay } from '@quayside/shared/rights/useMay.ts';
import { lazyDialog } from '@quayside/page-kit/loading';
import { estimatesPath, estimatePath } from '@quayside/contract/paths/cloud';
import { withAdvice } from '@quayside/page-kit/failures';
import { isRefusedForChange } from '@quayside/page-kit/versions';
import { useAction, useAddToast, useHttp } from '@quayside/portal-core/react';
import { useState, type JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { ListViews, useExportedList } from '@quayside/page-kit/list';
import { useRowPins } from '@quayside/page-kit/pins';
import {
  createEstimateExport,
  deleteEstimate,
  listEstimates,
  restoreEstimate,
  type EstimateSummary,
} from '../api.ts';
import { estimateColumns, estimateListSettings } from '../estimateColumns.tsx';
import { EstimatesView } from './EstimatesView.tsx';
import type { CopySource } from '../NewEstimateDialog.tsx';
import { toEstimateFilter } from './estimateList.ts';
import { estimateItem } from '../pins/estimateItem.ts';

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
  const remove = useDelete();
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

/** Deletes an estimate at once, and offers to undo it. */
function useDelete(): (estimate: EstimateSummary) => Promise<void> {
  const http = useHttp();
  const addToast = useAddToast();
  const { run: send } = useAction(deleteEstimate, {
    failedText: withAdvice('We couldn’t delete the estimate.'),
  });
  const { run: restore } = useAction(restoreEstimate, {
    failedText: withAdvice('We couldn’t restore the estimate.'),
  });
  return async ({ number, name, etag }) => {
    const path = { estimateNumber: number };
    const result = await send({ path, etag });
    // The toast says who was faster. The list shows what they changed.
    if (result.status === 'failed' && isRefusedForChange(result.error))
      http.cache.invalidateOperations([listEstimates.id]);
    if (result.status !== 'done') return;
    const { etag: deleted } = result.value;
    addToast({
      tone: 'info',
      text: `“${name}” deleted`,
      action: { label: 'Undo', onAction: () => void restore({ path, etag: deleted }) },
    });
  };
}

import { useAction, useAddToast, useResource } from '@quayside/portal-core/react';
import { lazy, Suspense, useState, type JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { toAsyncState } from '../../../domain/asyncState.ts';
import { ListViews } from '../../../domain/list/ListViews.tsx';
import { useLastPage, useListAddress } from '../../../domain/list/useListAddress.ts';
import { useListSettings } from '../../../domain/list/useListSettings.ts';
import { useRowPins } from '../../../domain/pins/useRowPins.tsx';
import { deleteEstimate, listEstimates, restoreEstimate, type EstimateSummary } from '../api.ts';
import { estimateColumns, estimateListSettings } from '../components/estimateColumns.tsx';
import { EstimatesView } from '../components/EstimatesView.tsx';
import type { CopySource } from '../components/NewEstimateDialog.tsx';
import { estimateAddress } from '../estimateAddress.ts';
import { estimateItem } from '../pins/estimateItem.ts';
import { estimateListAddress, toEstimateListInput } from '../estimateList.ts';

const columnIds = estimateColumns.map(({ id }) => id);

// It brings the headless library and the form library, which the list does not need.
const NewEstimateDialog = lazy(async () => ({
  default: (await import('../components/NewEstimateDialog.tsx')).NewEstimateDialog,
}));

type Creating = { readonly copyOf: CopySource | null } | null;

/** The estimates of the user and those that colleagues share. */
export function EstimatesPage(): JSX.Element {
  const { state, change, search, replace } = useListAddress(estimateListAddress);
  const resource = useResource(listEstimates, toEstimateListInput(state), { keepPrevious: true });
  const { settings, change: changeSettings } = useListSettings('cloud-estimates', estimateListSettings);
  const [creating, setCreating] = useState<Creating>(null);
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const remove = useDelete();
  const pinOf = useRowPins(estimateItem);
  const navigate = useNavigate();
  useLastPage(resource.isStale ? undefined : resource.data?.total, state, replace);

  return (
    <>
      <EstimatesView
        state={state}
        data={toAsyncState(resource, listEstimates.id)}
        receivedAtMs={resource.receivedAtMs}
        facets={resource.data?.facets}
        settings={settings}
        selectedIds={selectedIds}
        views={
          <ListViews
            list="cloud-estimates"
            address={estimateListAddress}
            state={state}
            columnIds={columnIds}
            settings={settings}
            onChange={change}
            onReplace={replace}
            onSettingsChange={changeSettings}
          />
        }
        pinOf={pinOf}
        onSelectionChange={setSelectedIds}
        onChange={change}
        onSearch={search}
        onSettingsChange={changeSettings}
        onRefresh={() => void resource.refetch()}
        onNew={() => setCreating({ copyOf: null })}
        onCopy={({ number, name }) => setCreating({ copyOf: { number, name } })}
        onDelete={(estimate) => {
          setSelectedIds(selectedIds.filter((id) => id !== estimate.number));
          void remove(estimate);
        }}
      />
      {creating && (
        <Suspense fallback={null}>
          <NewEstimateDialog
            copyOf={creating.copyOf}
            onClose={() => setCreating(null)}
            onCreated={({ number }) => void navigate(estimateAddress(number))}
          />
        </Suspense>
      )}
    </>
  );
}

/** Deletes an estimate at once, and offers to undo it. */
function useDelete(): (estimate: EstimateSummary) => Promise<void> {
  const addToast = useAddToast();
  const { run: send } = useAction(deleteEstimate, {
    failedText: 'We couldn’t delete the estimate. Try again in a few minutes.',
  });
  const { run: restore } = useAction(restoreEstimate, {
    failedText: 'We couldn’t restore the estimate. Try again in a few minutes.',
  });
  return async ({ number, name }) => {
    const path = { estimateNumber: number };
    const { status } = await send({ path });
    if (status !== 'done') return;
    addToast({
      tone: 'info',
      text: `“${name}” deleted`,
      action: { label: 'Undo', onAction: () => void restore({ path }) },
    });
  };
}

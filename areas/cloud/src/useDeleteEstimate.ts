import { withAdvice } from '@quayside/page-kit/failures';
import { useAction, useAddToast } from '@quayside/portal-core/react';
import type { ActionState } from '@quayside/portal-core/resource';
import { deleteEstimate, restoreEstimate, type EstimateSummary } from './api.ts';

/** Deletes estimates at once, and offers to undo it. A failure shows a toast, which says who was faster. */
export function useDeleteEstimate(): {
  readonly isPending: boolean;
  /** Deletes the version that the page shows. */
  remove(
    this: void,
    estimate: Pick<EstimateSummary, 'number' | 'name' | 'etag'>,
  ): Promise<ActionState<unknown>>;
} {
  const addToast = useAddToast();
  const deleting = useAction(deleteEstimate, { failedText: withAdvice('We couldn’t delete the estimate.') });
  const restoring = useAction(restoreEstimate, {
    failedText: withAdvice('We couldn’t restore the estimate.'),
  });
  return {
    isPending: deleting.state.status === 'running',
    async remove({ number, name, etag }) {
      const path = { estimateNumber: number };
      const result = await deleting.run({ path, etag });
      if (result.status !== 'done') return result;
      const { etag: deleted } = result.value;
      addToast({
        tone: 'info',
        text: `“${name}” deleted`,
        action: { label: 'Undo', onAction: () => void restoring.run({ path, etag: deleted }) },
      });
      return result;
    },
  };
}

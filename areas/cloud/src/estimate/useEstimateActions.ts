import type { EntityTag } from '@quayside/portal-core/calls';
import type { ActionState } from '@quayside/portal-core/resource';
import { isCancelledError, useAction, useAddToast, useHttp } from '@quayside/portal-core/react';
import { failureAdvice, withAdvice } from '@quayside/page-kit/failures';
import { openTab, showFile } from '@quayside/page-kit/page';
import {
  cancelQuote,
  getEstimate,
  getEstimateFile,
  moveEstimate,
  shareEstimate,
  type Estimate,
} from '../api.ts';
import { useDeleteEstimate } from '../useDeleteEstimate.ts';
import type { OpenEstimate } from './useEstimateEditor.ts';

/** A file can take longer than a call. */
const fileOptions = { timeoutMs: 300_000 };

/** The actions on an estimate as a whole. Sharing, moving and files are about the version that the page shows, which is saved first. */
export interface EstimateActions {
  /** A change is being sent. */
  readonly isPending: boolean;
  share(this: void, sharing: Estimate['sharing']): Promise<void>;
  move(this: void): Promise<void>;
  cancelQuote(this: void): Promise<void>;
  /** Resolves with whether it was deleted. */
  remove(this: void): Promise<boolean>;
  /** Call it in the handler of the click: it opens the tab of a PDF. */
  download(this: void, format: 'pdf' | 'csv'): void;
}

/** The actions of an estimate. A failure shows a toast. */
export function useEstimateActions({ editor }: OpenEstimate, number: string): EstimateActions {
  const http = useHttp();
  const addToast = useAddToast();
  const path = { estimateNumber: number };
  const sharing = useAction(shareEstimate, {
    failedText: withAdvice('We couldn’t change who sees the estimate.'),
  });
  const moving = useAction(moveEstimate, { failedText: withAdvice('We couldn’t price the estimate again.') });
  const cancelling = useAction(cancelQuote, { failedText: withAdvice('We couldn’t cancel the quote.') });
  const removing = useDeleteEstimate();

  /** The version that the page shows. Null, with a message, if the server has a newer version: the action would change that one. */
  async function shownVersion(): Promise<{ etag: EntityTag } | null> {
    const saved = await editor.draft.flushShown();
    if (saved !== null) return { etag: saved.etag };
    // The page says whose changes came in.
    const isMerged = editor.getSnapshot().save.status === 'saved';
    addToast({
      tone: 'critical',
      text: isMerged
        ? 'This estimate changed just now. Look at it, then try again.'
        : 'Your changes aren’t saved. Save them first.',
    });
    return null;
  }

  /** Shows what the action made of the estimate. The toast of a refusal says who was faster, and the page loads that version. */
  function receive(result: ActionState<Estimate>): void {
    if (result.status === 'done') editor.receive(result.value);
  }

  async function fetchFile(format: 'pdf' | 'csv', tab: Window | null): Promise<void> {
    try {
      if ((await shownVersion()) === null) {
        tab?.close();
        return;
      }
      const file = await getEstimateFile.send(http, { path, query: { format } }, fileOptions);
      showFile(file, `${number}.${format}`, tab);
    } catch (error) {
      tab?.close();
      if (!isCancelledError(error))
        addToast({
          tone: 'critical',
          text: `We couldn’t make the ${format.toUpperCase()} file. ${failureAdvice(error)}`,
        });
    }
  }

  return {
    isPending:
      removing.isPending || [sharing, moving, cancelling].some(({ state }) => state.status === 'running'),
    async share(value) {
      const version = await shownVersion();
      if (version !== null) receive(await sharing.run({ path, body: { sharing: value }, ...version }));
    },
    async move() {
      const pricePlanId = editor.getSnapshot().estimate.pricePlan.replacedBy?.id;
      const version = pricePlanId === undefined ? null : await shownVersion();
      if (pricePlanId !== undefined && version !== null)
        receive(await moving.run({ path, body: { pricePlanId }, ...version }));
    },
    async cancelQuote() {
      // Of a quote that became ready meanwhile, it would decline the quote.
      receive(await cancelling.run({ path, etag: editor.getSnapshot().estimate.etag }));
    },
    async remove() {
      const version = await shownVersion();
      if (version === null) return false;
      const { name } = editor.getSnapshot().content;
      const result = await removing.remove({ number, name, ...version });
      // The estimate is not loaded again after it was deleted.
      if (result.status === 'failed') http.cache.invalidateOperations([getEstimate.id]);
      return result.status === 'done';
    },
    download(format) {
      void fetchFile(format, format === 'pdf' ? openTab() : null);
    },
  };
}

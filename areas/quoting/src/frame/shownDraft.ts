import type { EntityTag } from '@quayside/portal-core/calls';
import { createStore } from '@quayside/page-kit/page';
import { createContext, use, useEffect } from 'react';

/** What a step of a quote edits, as the menu above it needs it. */
interface EditedDraft {
  /** Saves now. Null if the server does not have exactly what is shown. */
  flushShown(this: void): Promise<{ readonly etag: EntityTag } | null>;
}

/** Holds the draft of the step that is shown; null while nothing is edited. */
export type ShownDraft = ReturnType<typeof createShownDraft>;

export function createShownDraft() {
  return createStore<EditedDraft | null>(null);
}

/** The draft of the page around a step; null outside of one. */
export const ShownDraftContext = createContext<ShownDraft | null>(null);

/** Tells the menu above which draft the step edits: an action on the whole quote saves it first. */
export function useShownDraft(draft: EditedDraft): void {
  const shown = use(ShownDraftContext);
  useEffect(() => {
    shown?.set(draft);
    return () => shown?.set(null);
  }, [shown, draft]);
}

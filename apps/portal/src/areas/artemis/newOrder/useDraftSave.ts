import { usePortalServices, useStore, useUnsavedWork } from '@quayside/portal-core/react';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import {
  createDraftSave,
  type DraftSave,
  type DraftSaveState,
} from '../../../domain/autosave/createDraftSave.ts';
import { changeOrderDraft, getOrderDraft, type OrderDraft } from '../ordersApi.ts';
import { toChange, toValues, type DraftChange } from './draftValues.ts';

/** The draft save of a page, and its state. */
export interface UseDraftSaveResult {
  readonly save: DraftSave<DraftChange, OrderDraft>;
  readonly state: DraftSaveState<OrderDraft>;
}

const unsavedSchema = v.object({ etag: v.string(), change: v.looseObject({ name: v.string() }) });

/** Saves a draft while its page is open. Unsaved changes are restored when the page opens again. */
export function useDraftSave(
  loaded: OrderDraft,
  onRestored: (change: DraftChange) => void,
): UseDraftSaveResult {
  const { http, platform } = usePortalServices('useDraftSave');
  const draftId = loaded.id;
  const [save] = useState(() =>
    createDraftSave<DraftChange, OrderDraft>(loaded, {
      platform,
      send: (body, etag) => changeOrderDraft.send(http, { path: { draftId }, body, etag }),
      read: () => getOrderDraft.send(http, { path: { draftId } }),
      toChange: (draft) => toChange(toValues(draft)),
      isOpen: ({ state: reached }) => reached === 'open',
    }),
  );
  const state = useStore(save);
  useEffect(() => save.stop, [save]);
  useUnsavedWork(`order-draft ${draftId}`, {
    // Read when the work is kept: typing does not render the page.
    get value() {
      return save.readUnsaved();
    },
    restore(kept) {
      const { success, output } = v.safeParse(unsavedSchema, kept);
      if (!success) return false;
      // This page wrote it, so it has every member.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
      const change = output.change as unknown as DraftChange;
      save.restore({ etag: output.etag, change });
      onRestored(change);
      return true;
    },
  });
  return { save, state };
}

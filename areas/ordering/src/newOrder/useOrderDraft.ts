import { entityTag } from '@quayside/page-kit/schema';
import {
  createVersionedDraft,
  isSame,
  useVersionedDraft,
  withoutCache,
  type AutosavePlatform,
  type DraftState,
  type KeptDraft,
  type SavedVersion,
  type VersionedDraft,
} from '@quayside/page-kit/versions';
import type { HttpClient } from '@quayside/portal-core';
import { usePortalServices } from '@quayside/portal-core/react';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { changeOrderDraft, getOrderDraft, type OrderDraft } from '../ordersApi.ts';
import { toChange, toValues, type DraftChange } from './draftValues.ts';
import { orderParts } from './orderParts.ts';

export interface OrderVersion extends SavedVersion<DraftChange> {
  readonly draft: OrderDraft;
}

export type EditedOrder = VersionedDraft<DraftChange, OrderVersion>;

export type EditedOrderState = DraftState<DraftChange, OrderVersion>;

const PAUSE_MS = 800;
const contentSchema = v.looseObject({ name: v.string() });
const keptSchema = v.object({
  base: v.object({ etag: entityTag, content: contentSchema, draft: v.looseObject({ id: v.string() }) }),
  content: contentSchema,
  sent: v.array(contentSchema),
});

function versionOf(draft: OrderDraft): OrderVersion {
  const { etag, updatedAt: at, state } = draft;
  return { etag, at, content: toChange(toValues(draft)), isOpen: state === 'open', draft };
}

export async function readOrderVersion(http: HttpClient, draftId: string): Promise<OrderVersion> {
  return versionOf(await getOrderDraft.send(http, { path: { draftId } }, withoutCache));
}

export function createOrderDraftEditor(
  http: HttpClient,
  platform: AutosavePlatform,
  loaded: OrderDraft,
): EditedOrder {
  const path = { draftId: loaded.id };
  return createVersionedDraft<DraftChange, OrderVersion>(
    versionOf(loaded),
    { parts: orderParts, pauseMs: PAUSE_MS, savedAt: new Date(loaded.updatedAt) },
    {
      platform,
      async save(content, { content: base, etag }) {
        return versionOf(await changeOrderDraft.send(http, { path, body: differing(base, content), etag }));
      },
      load: () => readOrderVersion(http, loaded.id),
    },
  );
}

/** Edits a draft while its page is open, and saves it automatically. Unsaved changes are restored when the page opens again. */
export function useOrderDraft(loaded: OrderDraft): { order: EditedOrder; state: EditedOrderState } {
  const { http, platform } = usePortalServices('useOrderDraft');
  const [order] = useState(() => createOrderDraftEditor(http, platform, loaded));
  const latest = useMemo(() => versionOf(loaded), [loaded]);
  const { state } = useVersionedDraft(order, { key: `order-draft ${loaded.id}`, readKept, latest });
  return { order, state };
}

function readKept(kept: unknown): KeptDraft<DraftChange, OrderVersion> | null {
  // This page wrote it, so it has every member.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return v.is(keptSchema, kept) ? (kept as unknown as KeptDraft<DraftChange, OrderVersion>) : null;
}

/** The members that differ from the saved ones. */
function differing(saved: DraftChange, content: DraftChange): Partial<DraftChange> {
  const before = new Map<string, unknown>(Object.entries(saved));
  return Object.fromEntries(
    Object.entries(content).filter(([name, value]) => !isSame(value, before.get(name))),
  );
}

'use client';

import { usePortalServices } from '@quayside/portal-core/react';
import { Button } from '@quayside/ui/Button';
import { pinIcon } from '@quayside/ui/icons';
import { useCallback, useEffect, useSyncExternalStore, type JSX } from 'react';
import { useLocation } from 'react-router-dom';
import { recordRecentItem } from './api.ts';
import type { ItemKey, PinnableItem } from './createPins.ts';
import { tooMany, usePinCommands, usePinStore } from './usePins.ts';

/** Props of `PinButton`. */
export interface PinButtonProps extends ItemKey {
  /** The name of the item. */
  title: string;
  /** The address of the item. Default: the address of the page. */
  href?: string;
  /** Whether the user has opened something worth coming back to. Default true. */
  isRecent?: boolean;
}

/** Pins the subject of a page, and records that the user opened it. For the actions of a detail page, once it has its data. */
export function PinButton({ kind, id, title, href, isRecent = true }: PinButtonProps): JSX.Element {
  const { pathname } = useLocation();
  const item = { kind, id, title, href: href ?? pathname };
  useRecentItem(item, isRecent);
  const pins = usePinStore();
  const { toggle } = usePinCommands();
  const stateOf = useCallback(() => pins.stateOf({ kind, id }), [pins, kind, id]);
  const state = useSyncExternalStore(pins.subscribe, stateOf, stateOf);
  const isPinned = state === 'pinned';
  return (
    <Button
      icon={pinIcon}
      // As wide as “Pinned”, so that nothing moves when the pins arrive, or at a click.
      style={{ minInlineSize: '6.75rem', justifyContent: 'start' }}
      aria-pressed={isPinned}
      aria-disabled={state === 'refused' || undefined}
      title={state === 'refused' ? tooMany(pins.getSnapshot().limit) : undefined}
      onClick={() => toggle(item)}
    >
      {isPinned ? 'Pinned' : 'Pin'}
    </Button>
  );
}

/** Records in the background that the user opened the page of an item. */
function useRecentItem({ kind, id, title, href }: PinnableItem, isRecent: boolean): void {
  const { http } = usePortalServices('useRecentItem');
  useEffect(() => {
    if (!isRecent) return;
    recordRecentItem
      .send(http, { path: { kind, itemId: id }, body: { title, href } })
      // The user does not wait for it, so a failure shows nothing.
      .catch(() => undefined);
  }, [http, kind, id, title, href, isRecent]);
}

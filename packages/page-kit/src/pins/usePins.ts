'use client';

import {
  isHttpStatusError,
  usePortalServices,
  useSignedInServices,
  useStore,
  type BaseServices,
} from '@quayside/portal-core/react';
import { useMemo } from 'react';
import { failureAdvice } from '../failures/failureAdvice.ts';
import { createPins, type ItemKey, type PinnableItem, type Pins, type PinsState } from './createPins.ts';

// One list for all buttons of a page, with the lifetime of the HTTP client.
const pinsOf = new WeakMap<BaseServices['http'], Pins>();

/** The user's pins, the same for every component. */
export function usePinStore(): Pins {
  const { http, platform } = usePortalServices('usePinStore');
  return useMemo(() => {
    const pins = pinsOf.get(http) ?? createPins({ http, platform });
    pinsOf.set(http, pins);
    return pins;
  }, [http, platform]);
}

/** The pins and the actions on them. A toast confirms each action, with Undo. */
export interface UsePinsResult extends PinsState, PinCommands {
  refetch(this: void): Promise<void>;
}

/** Changes the pins. None of them rejects. */
export interface PinCommands {
  /** Pins an item, or removes its pin. */
  toggle(this: void, item: PinnableItem): void;
  move(this: void, key: ItemKey, toIndex: number): void;
}

/** The user's pins, and the commands that change them. */
export function usePins(): UsePinsResult {
  const pins = usePinStore();
  const commands = usePinCommands();
  return { ...useStore(pins), ...commands, refetch: pins.refetch };
}

/** The commands that change the pins. The component does not render when the pins change. */
export function usePinCommands(): PinCommands {
  const pins = usePinStore();
  const services = useSignedInServices('usePinCommands');
  return useMemo(() => createPinCommands(pins, services.toasts.add), [pins, services]);
}

type AddToast = ReturnType<typeof useSignedInServices>['toasts']['add'];

// One toast for all changes of pins: the last one can be undone.
const key = 'pins';

function createPinCommands(pins: Pins, addToast: AddToast): PinCommands {
  async function attempt(change: Promise<void>, failedText: (error: unknown) => string): Promise<boolean> {
    try {
      await change;
      return true;
    } catch (error) {
      addToast({ tone: 'critical', key, text: failedText(error) });
      return false;
    }
  }

  const add = (item: PinnableItem, index?: number): Promise<boolean> =>
    attempt(pins.add(item, index), (error) =>
      isHttpStatusError(error, 409)
        ? tooMany(pins.getSnapshot().limit)
        : `We couldn’t pin ${quoted(item.title)}. ${failureAdvice(error)}`,
    );

  const remove = (item: PinnableItem): Promise<boolean> =>
    attempt(pins.remove(item), (error) => `${quoted(item.title)} is still pinned. ${failureAdvice(error)}`);

  function pin(item: PinnableItem): void {
    addToast({
      tone: 'info',
      key,
      text: `${quoted(item.title)} is pinned to your dashboard`,
      action: { label: 'Undo', onAction: () => void remove(item) },
    });
    void add(item);
  }

  function unpin(item: PinnableItem): void {
    const index = pins.getSnapshot().pins.findIndex((each) => each.kind === item.kind && each.id === item.id);
    addToast({
      tone: 'info',
      key,
      text: `${quoted(item.title)} is no longer pinned`,
      action: { label: 'Undo', onAction: () => void add(item, Math.max(index, 0)) },
    });
    void remove(item);
  }

  return {
    toggle(item) {
      const state = pins.stateOf(item);
      if (state === 'pinned') unpin(item);
      else if (state === 'free') pin(item);
      // A touch screen shows no tooltip.
      else addToast({ tone: 'caution', key, text: tooMany(pins.getSnapshot().limit) });
    },
    move(item, toIndex) {
      void attempt(pins.move(item, toIndex), (error) =>
        isHttpStatusError(error, 412)
          ? 'Your pins were changed elsewhere. This is their present order.'
          : `We couldn’t save the order of your pins. ${failureAdvice(error)}`,
      );
    },
  };
}

const quoted = (title: string): string => `“${title}”`;

/** Returns the reason why the user cannot add a pin. */
export function tooMany(limit: number): string {
  return `You have ${limit} pins, as many as there may be. Remove one first.`;
}

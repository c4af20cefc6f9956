import { CancelledError } from '@quayside/portal-core';
import { createResource, type ResourceState } from '@quayside/portal-core/resource';
import type { BaseServices } from '@quayside/portal-core/react';
import { createStore, type ReadableStore } from '../page/createStore.ts';
import { addPin, listPins, orderPins, removePin, type PinList } from './api.ts';

/** The identity of an item: its kind, such as `case`, and its identifier within the kind. */
export interface ItemKey {
  readonly kind: string;
  readonly id: string;
}

/** An item that can be pinned. */
export interface PinnableItem extends ItemKey {
  /** Its present name. */
  readonly title: string;
  /** The address of its page. */
  readonly href: string;
}

/** The pins as the user sees them: with the changes that are being saved. */
export interface PinsState {
  /** The state of the list. */
  readonly resource: ResourceState<PinList>;
  /** Empty before the first response. */
  readonly pins: readonly PinnableItem[];
  readonly limit: number;
}

/** The user's pins. A change shows at once and is taken back when it cannot be saved. */
export interface Pins extends ReadableStore<PinsState> {
  /** `refused`: it is not pinned, and there are as many pins as there may be. */
  stateOf(this: void, key: ItemKey): 'pinned' | 'free' | 'refused';
  /** Pins an item at a place, by default the first. Rejects as the HTTP client does. */
  add(this: void, item: PinnableItem, index?: number): Promise<void>;
  remove(this: void, key: ItemKey): Promise<void>;
  /** Moves a pin to a place. Rejects with status 412 when the pins were changed elsewhere. */
  move(this: void, key: ItemKey, toIndex: number): Promise<void>;
  /** Loads the pins again. */
  refetch(this: void): Promise<void>;
}

interface Change {
  readonly apply: (pins: readonly PinnableItem[]) => readonly PinnableItem[];
  isSaved: boolean;
}

/** A text that is different for each item. */
export const textOfKey = ({ kind, id }: ItemKey): string => `${kind}/${id}`;

const DEFAULT_LIMIT = 50;

/** Creates the pins. They load while anything subscribes; changes are sent one after the other. */
export function createPins({
  http,
  platform,
}: Pick<BaseServices, 'http'> & { readonly platform: Pick<BaseServices['platform'], 'clock'> }): Pins {
  const resource = createResource(listPins.request({}), { http, clock: platform.clock });
  const store = createStore<PinsState>({
    resource: resource.getSnapshot(),
    pins: [],
    limit: DEFAULT_LIMIT,
  });
  let changes: readonly Change[] = [];
  let keys: ReadonlySet<string> = new Set();
  let queue: Promise<void> = Promise.resolve();
  let subscribers = 0;
  let stop: (() => void) | null = null;

  function publish(): void {
    const snapshot = resource.getSnapshot();
    const { status, data, isStale } = snapshot;
    // The response includes the saved changes.
    if (status === 'ready' && !isStale) changes = changes.filter(({ isSaved }) => !isSaved);
    const saved: readonly PinnableItem[] = data?.items ?? [];
    const pins = changes.reduce((present, { apply }) => apply(present), saved);
    keys = new Set(pins.map(textOfKey));
    store.set({
      resource: snapshot,
      pins,
      limit: data?.limit ?? DEFAULT_LIMIT,
    });
  }

  function start(): void {
    const endSubscription = resource.subscribe(publish);
    resource.start();
    publish();
    stop = () => {
      endSubscription();
      resource.stop();
    };
  }

  async function save(apply: Change['apply'], send: () => Promise<unknown>): Promise<void> {
    const change: Change = { apply, isSaved: false };
    changes = [...changes, change];
    publish();
    const sent = queue.then(send);
    queue = sent.then(ignore, ignore);
    try {
      await sent;
      change.isSaved = true;
      // Without a subscriber no response follows.
      if (stop === null) changes = changes.filter((other) => other !== change);
    } catch (error) {
      changes = changes.filter((other) => other !== change);
      throw error;
    } finally {
      publish();
    }
  }

  function subscribe(listener: () => void): () => void {
    const unsubscribe = store.subscribe(listener);
    subscribers += 1;
    if (subscribers === 1) start();
    return () => {
      unsubscribe();
      subscribers -= 1;
      if (subscribers > 0) return;
      stop?.();
      stop = null;
    };
  }

  /** The list that the page shows, once the page's own earlier changes are in it. It loads although the page is left. */
  async function shownList(): Promise<PinList> {
    const unsubscribe = subscribe(ignore);
    return new Promise<PinList>((resolve, reject) => {
      function settle(): void {
        const { data, error, isStale } = resource.getSnapshot();
        if (isStale) return;
        endSubscription();
        if (data === undefined) reject(error ?? new CancelledError('session-over'));
        else resolve(data);
      }
      const endSubscription = resource.subscribe(settle);
      settle();
    }).finally(unsubscribe);
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe,
    stateOf(key) {
      if (keys.has(textOfKey(key))) return 'pinned';
      const { pins, limit } = store.getSnapshot();
      return pins.length < limit ? 'free' : 'refused';
    },
    add: ({ kind, id, title, href }, index = 0) =>
      save(
        (pins) =>
          pins.some(isItem({ kind, id })) ? pins : pins.toSpliced(index, 0, { kind, id, title, href }),
        () => addPin.send(http, { path: { kind, itemId: id }, body: { title, href, index } }),
      ),
    remove: ({ kind, id }) =>
      save(
        (pins) => pins.filter((pin) => !isItem({ kind, id })(pin)),
        () => removePin.send(http, { path: { kind, itemId: id } }),
      ),
    move(key, toIndex) {
      const apply = (pins: readonly PinnableItem[]): readonly PinnableItem[] => moved(pins, key, toIndex);
      return save(apply, async () => {
        const { etag, items } = await shownList();
        const order = apply(items).map(({ kind, id }) => ({ kind, id }));
        await orderPins.send(http, { body: { items: order }, etag });
      });
    },
    refetch: resource.refetch,
  };
}

function isItem({ kind, id }: ItemKey): (item: ItemKey) => boolean {
  return (item) => item.kind === kind && item.id === id;
}

function moved(pins: readonly PinnableItem[], key: ItemKey, toIndex: number): readonly PinnableItem[] {
  const from = pins.findIndex(isItem(key));
  const pin = pins[from];
  return pin === undefined ? pins : pins.toSpliced(from, 1).toSpliced(toIndex, 0, pin);
}

function ignore(): void {}

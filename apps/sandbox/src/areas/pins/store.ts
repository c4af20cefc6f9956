import type { Pin, PinList, RecentItem, RecentItemList } from '../../contract/generated/openapi.ts';
import { ProblemError } from '../../http/problem.ts';
import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import { pinLists, recentItems } from './pinPart.ts';

const PIN_LIMIT = 50;
const RECENT_LIMIT = 20;

type ItemKey = Pick<Pin, 'kind' | 'id'>;
type Item = Omit<Pin, 'pinnedAt'>;

/** Reads and writes the pins and recent items of a user. Call each write within `world.write`. */
export interface PinStore {
  pins(caller: Caller): { readonly list: Omit<PinList, 'etag'>; readonly version: number };
  /** Pins an item at a place, or renames its pin. Throws 409 if the user already has the greatest number of pins. */
  add(caller: Caller, item: Item, index: number): void;
  remove(caller: Caller, key: ItemKey): void;
  /** Throws 422 unless the keys name each pin once. */
  order(caller: Caller, keys: readonly ItemKey[]): void;
  recent(caller: Caller): RecentItemList;
  /** Makes an item the first of the recent ones. */
  record(caller: Caller, item: Item): void;
}

export function createPinStore(world: World): PinStore {
  function read({ id }: Caller): { items: readonly Pin[]; version: number } {
    return pinLists.first(world, 'person_id = ?', id) ?? { items: [], version: 0 };
  }

  function save({ id: personId }: Caller, items: readonly Pin[], version: number): void {
    pinLists.put(world, { personId, items, version });
  }

  function readRecent({ id }: Caller): readonly RecentItem[] {
    return recentItems.first(world, 'person_id = ?', id)?.items ?? [];
  }

  return {
    pins(caller) {
      const { items, version } = read(caller);
      return { list: { limit: PIN_LIMIT, items: [...items] }, version };
    },
    add(caller, item, index) {
      const { items, version } = read(caller);
      const known = items.find(isItem(item));
      if (known?.title === item.title && known.href === item.href) return;
      if (known) {
        save(
          caller,
          items.map((pin) => (pin === known ? { ...pin, ...item } : pin)),
          version + 1,
        );
        return;
      }
      if (items.length >= PIN_LIMIT)
        throw new ProblemError(
          409,
          `You have ${PIN_LIMIT} pins, as many as there may be. Remove one, then pin this.`,
          { reason: 'wrong-state' },
        );
      const pin = { ...item, pinnedAt: world.now().toISOString() };
      save(caller, items.toSpliced(index, 0, pin), version + 1);
    },
    remove(caller, key) {
      const { items, version } = read(caller);
      const others = items.filter((pin) => !isItem(key)(pin));
      if (others.length < items.length) save(caller, others, version + 1);
    },
    order(caller, keys) {
      const { items, version } = read(caller);
      const ordered = keys.flatMap((key) => items.filter(isItem(key)));
      if (ordered.length !== items.length || new Set(ordered).size !== items.length)
        throw new ProblemError(422, 'The order does not name each pin once. Load the pins again.', {
          errors: [{ pointer: '/items', detail: 'must name each pin once' }],
        });
      save(caller, ordered, version + 1);
    },
    recent: (caller) => ({ items: [...readRecent(caller)] }),
    record(caller, item) {
      const others = readRecent(caller).filter((other) => !isItem(item)(other));
      const opened = { ...item, openedAt: world.now().toISOString() };
      const items = [opened, ...others].slice(0, RECENT_LIMIT);
      recentItems.put(world, { personId: caller.id, items });
    },
  };
}

function isItem({ kind, id }: ItemKey): (item: ItemKey) => boolean {
  return (item) => item.kind === kind && item.id === id;
}

import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../testing/memoryStorage.ts';
import { createTestUser } from '../testing/users.ts';
import { createViewStore, type ViewStore } from './createViewStore.ts';
import type { PortalView, RouteKind } from './portalView.ts';

let tabStorage = createMemoryStorage();
let deviceStorage = createMemoryStorage();

function start(): ViewStore {
  const view = createViewStore({ tabStorage, deviceStorage });
  view.start();
  return view;
}

const stored = (): (string | null)[] => [tabStorage.get('portalView'), deviceStorage.get('portalView')];

beforeEach(() => {
  tabStorage = createMemoryStorage();
  deviceStorage = createMemoryStorage();
});

it.each<[string | undefined, string | undefined, PortalView]>([
  [undefined, undefined, 'apollo'],
  ['artemis', 'apollo', 'artemis'],
  [undefined, 'artemis', 'artemis'],
  ['zeus', 'artemis', 'artemis'],
  ['zeus', 'hera', 'apollo'],
])('The view with %s in this tab and %s on this device is %s [VIEW-2, VIEW-3]', (tab, device, expected) => {
  if (tab !== undefined) tabStorage.set('portalView', tab);
  if (device !== undefined) deviceStorage.set('portalView', device);
  expect(start().getSnapshot()).toBe(expected);
});

it('The view is stored when it is the default [VIEW-3, STATE-1]', () => {
  start();
  expect(stored()).toEqual(['apollo', 'apollo']);
});

it('The view is stored for the tab and the device when the user chooses it [VIEW-4, STATE-1]', () => {
  const view = start();
  const listener = vi.fn<() => void>();
  view.subscribe(listener);
  view.choose('artemis');
  view.choose('artemis');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(stored()).toEqual(['artemis', 'artemis']);
});

it('The view of each of two tabs survives a reload', () => {
  const other = createViewStore({ tabStorage: createMemoryStorage(), deviceStorage });
  start().choose('apollo');
  other.start();
  other.choose('artemis');
  expect(start().getSnapshot()).toBe('apollo');
});

it('The view that a tab took from the device stays when another tab chooses', () => {
  deviceStorage.set('portalView', 'apollo');
  start();
  const other = createViewStore({ tabStorage: createMemoryStorage(), deviceStorage });
  other.start();
  other.choose('artemis');
  expect(start().getSnapshot()).toBe('apollo');
});

it('The view after 20 quick switches is the last one', () => {
  const view = start();
  for (let round = 0; round < 20; round += 1) view.choose(round % 2 === 0 ? 'artemis' : 'apollo');
  expect(view.getSnapshot()).toBe('apollo');
  expect(stored()).toEqual(['apollo', 'apollo']);
});

it.each<[PortalView, boolean, boolean, PortalView]>([
  ['apollo', true, false, 'apollo'],
  ['apollo', false, true, 'artemis'],
  ['artemis', true, false, 'apollo'],
  ['artemis', false, true, 'artemis'],
  ['artemis', true, true, 'artemis'],
  ['artemis', false, false, 'artemis'],
  ['apollo', false, false, 'apollo'],
])(
  'The view %s of a user with apollo access %s and artemis access %s becomes %s, and is stored [VIEW-5, VIEW-6]',
  (view, apolloAccess, artemisAccess, expected) => {
    deviceStorage.set('portalView', view);
    const store = start();
    store.correctByAccess(createTestUser({ apolloAccess, artemisAccess }));
    expect(store.getSnapshot()).toBe(expected);
    expect(deviceStorage.get('portalView')).toBe(expected);
  },
);

it.each<[PortalView, string, RouteKind, PortalView]>([
  ['apollo', '/artemis', 'artemis', 'artemis'],
  ['apollo', '/artemis/no/such/page', 'shared', 'artemis'],
  ['apollo', '/artemisia', 'shared', 'apollo'],
  ['artemis', '/cloud', 'apollo', 'apollo'],
  ['artemis', '/search', 'shared', 'artemis'],
])('The view %s at %s (%s) switches to %s, for this tab only [VIEW-7]', (view, pathname, kind, expected) => {
  deviceStorage.set('portalView', view);
  const store = start();
  store.adoptAddress(pathname, kind);
  expect(store.getSnapshot()).toBe(expected);
  expect(deviceStorage.get('portalView')).toBe(view);
  expect(start().getSnapshot()).toBe(expected);
});

it('The view never switches to one that the user may not see', () => {
  const store = start();
  store.correctByAccess(createTestUser({ artemisAccess: false }));
  store.adoptAddress('/artemis/dashboard', 'artemis');
  expect(store.getSnapshot()).toBe('apollo');
});

describe('any schedule in two tabs', () => {
  const storedValue = fc.option(fc.oneof(fc.constantFrom('apollo', 'artemis'), fc.string()), {
    nil: undefined,
  });
  const event = fc.record({
    tab: fc.nat({ max: 1 }),
    action: fc.constantFrom('choose apollo', 'choose artemis', 'visit /artemis', 'visit /cloud', 'reload'),
  });
  const access = fc.record({ apolloAccess: fc.boolean(), artemisAccess: fc.boolean() });

  it('Each tab keeps its view across a reload, and never shows a view the user may not see, in any schedule', () => {
    fc.assert(
      fc.property(
        storedValue,
        storedValue,
        access,
        fc.array(event, { maxLength: 30 }),
        (tab, device, granted, events) => {
          const user = createTestUser(granted);
          const shared = createMemoryStorage(device === undefined ? {} : { portalView: device });
          const storages = [
            createMemoryStorage(tab === undefined ? {} : { portalView: tab }),
            createMemoryStorage(),
          ];
          const open = (index: number): ViewStore => {
            const view = createViewStore({
              tabStorage: storages[index] ?? createMemoryStorage(),
              deviceStorage: shared,
            });
            view.start();
            view.correctByAccess(user);
            return view;
          };
          const tabs = [open(0), open(1)];
          // A user who may see neither view keeps the remembered one.
          const hasOne = granted.apolloAccess !== granted.artemisAccess;
          const closed = hasOne && (granted.apolloAccess ? 'artemis' : 'apollo');
          const shown = (): PortalView[] => tabs.map((view) => view.getSnapshot());
          for (const { tab: index, action } of events) {
            const before = shown();
            const view = tabs[index];
            if (action === 'choose apollo') view?.choose('apollo');
            if (action === 'choose artemis') view?.choose('artemis');
            if (action === 'visit /artemis') view?.adoptAddress('/artemis/inventory', 'artemis');
            if (action === 'visit /cloud') view?.adoptAddress('/cloud', 'apollo');
            if (action === 'reload') tabs[index] = open(index);
            expect(action === 'reload' ? shown() : before).toEqual(before);
            expect(shown()[1 - index]).toBe(before[1 - index]);
            expect(shown()).not.toContain(closed);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

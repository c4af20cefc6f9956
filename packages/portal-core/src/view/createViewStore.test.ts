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

describe('the view', () => {
  it.each<[string | undefined, string | undefined, PortalView]>([
    [undefined, undefined, 'apollo'],
    ['artemis', 'apollo', 'artemis'],
    [undefined, 'artemis', 'artemis'],
    ['zeus', 'artemis', 'artemis'],
    ['zeus', 'hera', 'apollo'],
  ])('with %s in this tab and %s on this device is %s', (tab, device, expected) => {
    if (tab !== undefined) tabStorage.set('portalView', tab);
    if (device !== undefined) deviceStorage.set('portalView', device);
    expect(start().getSnapshot()).toBe(expected);
  });

  it('is stored when it had to be defaulted', () => {
    start();
    expect(stored()).toEqual(['apollo', 'apollo']);
  });

  it('that is chosen is kept for tab and device', () => {
    const view = start();
    const listener = vi.fn<() => void>();
    view.subscribe(listener);
    view.choose('artemis');
    view.choose('artemis');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(stored()).toEqual(['artemis', 'artemis']);
  });

  it('of two tabs survives a reload in each', () => {
    const other = createViewStore({ tabStorage: createMemoryStorage(), deviceStorage });
    start().choose('apollo');
    other.start();
    other.choose('artemis');
    expect(start().getSnapshot()).toBe('apollo');
  });

  it('after 20 switches at once is the last one', () => {
    const view = start();
    for (let round = 0; round < 20; round += 1) view.choose(round % 2 === 0 ? 'artemis' : 'apollo');
    expect(view.getSnapshot()).toBe('apollo');
    expect(stored()).toEqual(['apollo', 'apollo']);
  });
});

describe('access', () => {
  it.each<[PortalView, boolean, boolean, PortalView]>([
    ['apollo', true, false, 'apollo'],
    ['apollo', false, true, 'artemis'],
    ['artemis', true, false, 'apollo'],
    ['artemis', false, true, 'artemis'],
    ['artemis', true, true, 'artemis'],
    ['artemis', false, false, 'artemis'],
    ['apollo', false, false, 'apollo'],
  ])(
    '%s with apollo %s and artemis %s becomes %s, and is stored',
    (view, apolloAccess, artemisAccess, expected) => {
      deviceStorage.set('portalView', view);
      const store = start();
      store.correctByAccess(createTestUser({ apolloAccess, artemisAccess }));
      expect(store.getSnapshot()).toBe(expected);
      expect(deviceStorage.get('portalView')).toBe(expected);
    },
  );
});

describe('an address', () => {
  it.each<[PortalView, string, RouteKind, PortalView]>([
    ['apollo', '/artemis', 'artemis', 'artemis'],
    ['apollo', '/artemis/no/such/page', 'shared', 'artemis'],
    ['apollo', '/artemisia', 'shared', 'apollo'],
    ['artemis', '/cloud', 'apollo', 'apollo'],
    ['artemis', '/search', 'shared', 'artemis'],
  ])('in %s at %s (%s) makes it %s, for this tab only', (view, pathname, kind, expected) => {
    deviceStorage.set('portalView', view);
    const store = start();
    store.adoptAddress(pathname, kind);
    expect(store.getSnapshot()).toBe(expected);
    expect(deviceStorage.get('portalView')).toBe(view);
    expect(start().getSnapshot()).toBe(expected);
  });

  it('never makes it a view the user may not see', () => {
    const store = start();
    store.correctByAccess(createTestUser({ artemisAccess: false }));
    store.adoptAddress('/artemis/dashboard', 'artemis');
    expect(store.getSnapshot()).toBe('apollo');
  });
});

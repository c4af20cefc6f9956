import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { ContractError } from '../base/errors/errors.ts';
import { createRecordingLogger, type RecordingLogger } from '../testing/recordingLogger.ts';
import type { MenuItem } from './navigationData.ts';
import { readMenuItems, readNavigationDocument } from './readNavigation.ts';

let logger: RecordingLogger;
const read = (items: readonly unknown[]): readonly MenuItem[] => readMenuItems(items, logger);
const logged = (): string[] => logger.entries.map(({ message }) => message);

const cloud = {
  name: 'Cloud',
  description: 'Estimates',
  path: '/cloud',
  active: true,
  external: false,
  hasSubItems: false,
  dynamicItems: false,
  pathParams: null,
  items: [],
};

beforeEach(() => {
  logger = createRecordingLogger();
});

it('A menu item is read as the server sent it [NAV-3]', () => {
  expect(read([cloud])).toEqual([
    {
      name: 'Cloud',
      description: 'Estimates',
      path: '/cloud',
      external: false,
      hasSubItems: false,
      dynamicItems: false,
      pathParams: [],
      items: [],
      disabled: false,
    },
  ]);
  expect(logged()).toEqual([]);
});

it('A menu item needs only a name and an address', () => {
  expect(read([{ name: ' Voice ', path: ' /voice ' }])).toMatchObject([
    { name: 'Voice', path: '/voice', disabled: false },
  ]);
});

it.each([null, 7, 'Cloud', [], {}, { name: '' }, { name: '  ' }, { name: 7 }])(
  'A menu item that is %j is dropped and logged',
  (item) => {
    expect(read([item, cloud]).map(({ name }) => name)).toEqual(['Cloud']);
    expect(logged()).toHaveLength(1);
  },
);

it('A menu item that is inactive is hidden without a log entry [NAV-9]', () => {
  expect(read([{ ...cloud, active: false }])).toEqual([]);
  expect(logged()).toEqual([]);
});

it.each([
  [{ key: 'status', value: 'open' }, [{ key: 'status', value: 'open' }]],
  [[{ key: 'page', value: 2 }], [{ key: 'page', value: '2' }]],
  [[], []],
  [undefined, []],
])('A menu item with the parameters %j has the parameters %j [NAV-7]', (pathParams, expected) => {
  expect(read([{ ...cloud, pathParams }])[0]?.pathParams).toEqual(expected);
  expect(logged()).toEqual([]);
});

it.each([[{ key: '', value: 'x' }], ['status=open'], [{ value: 'x' }]])(
  'A menu item with the malformed parameter %j loses only that one',
  (pathParams) => {
    expect(read([{ ...cloud, pathParams }])).toMatchObject([{ name: 'Cloud', pathParams: [] }]);
    expect(logged()).toHaveLength(1);
  },
);

it('A menu item with an address that must not be linked is disabled, and the log omits the address [NAV-12]', () => {
  expect(read([{ ...cloud, path: 'javascript:alert(1)' }])).toMatchObject([
    { name: 'Cloud', path: '', disabled: true },
  ]);
  expect(logged()).toEqual([expect.stringContaining('Cloud')]);
  expect(logged().join()).not.toContain('alert');
});

it('A menu item that leads to another host is external, even if the server says otherwise [NAV-3]', () => {
  expect(read([{ ...cloud, path: 'https://status.example/' }])).toMatchObject([
    { external: true, disabled: false },
  ]);
});

it('A menu item without an address is accepted as a parent [NAV-3]', () => {
  const parents = [
    { name: 'Dynamic', dynamicItems: true },
    { name: 'Static', items: [cloud] },
    { name: 'Named', hasSubItems: true },
  ];
  expect(read(parents)).toMatchObject(
    parents.map(({ name }) => ({ name, hasSubItems: true, disabled: false, path: '' })),
  );
  expect(logged()).toEqual([]);
});

it('A menu item with endless nesting is cut off', () => {
  let item: unknown = cloud;
  for (let depth = 0; depth < 50; depth += 1) item = { ...cloud, items: [item] };
  const [top] = read([item]);
  expect(top?.items[0]?.items[0]?.items).toEqual([]);
  expect(logged()).toHaveLength(1);
});

it('A menu item behind the first 200 of its menu is left out, with a log entry', () => {
  expect(read(Array.from({ length: 3000 }, () => cloud))).toHaveLength(200);
  expect(logged()).toEqual(['A menu has over 200 entries, so the rest is left out.']);
});

it('A menu item of any shape never throws, and links only to a path or https [NAV-12]', () => {
  const value = fc.oneof(fc.anything(), fc.string(), fc.webUrl(), fc.boolean());
  const items = fc.array(
    fc.record(
      { name: value, path: value, active: value, items: fc.array(value), pathParams: value },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(items, (candidates) => {
      for (const { path } of read([cloud, ...candidates])) {
        expect(path === '' || /^\/(?!\/)|^https:\/\//i.test(path)).toBe(true);
      }
    }),
    { numRuns: 100, verbose: true },
  );
});

it('readNavigationDocument reads the tools, and missing parts as empty [NAV-1]', () => {
  const document = readNavigationDocument(
    {
      apollo: {
        portalPages: [cloud],
        portalMenu: [{ name: 'Profile', path: '/my-profile' }],
        portalTools: [{ name: 'SEARCH' }, { name: '' }],
      },
      artemis: {},
    },
    logger,
  );
  expect(document.apollo.portalPages).toHaveLength(1);
  expect(document.apollo.portalMenu).toHaveLength(1);
  expect(document.apollo.portalTools).toEqual([{ name: 'SEARCH' }]);
  expect(document.artemis).toEqual({ portalPages: [], portalMenu: [], portalTools: [] });
  expect(logged()).toHaveLength(1);
});

it.each([undefined, null, [], {}, { apollo: {} }, { apollo: [], artemis: null }])(
  'readNavigationDocument rejects %j',
  (response) => {
    expect(() => readNavigationDocument(response, logger)).toThrow(ContractError);
  },
);

it.each([undefined, null, {}, 'items', [null], [{}, 7]])('readMenuItems rejects %j', (response) => {
  expect(() => readMenuItems(response, logger)).toThrow(ContractError);
});

import { expect, it } from 'vitest';
import { isRendered, openPathOf, outermostOf, parentOf, type BarStructure } from './openPath.ts';

const structure: BarStructure = {
  disclosureIds: new Set(['services', 'admin', '#more', '#profile']),
  overflowIds: new Set(['admin']),
};

it.each([
  ['nothing', null, []],
  ['a menu on the bar', 'services', ['services']],
  ['the "More" menu', '#more', ['#more']],
  ['a sub-menu of "More"', 'admin', ['#more', 'admin']],
])('openPathOf lists the open menus of %s, outermost first', (_name, openId, path) => {
  expect(openPathOf(openId, structure)).toEqual(path);
});

it.each([
  { id: 'services', wide: null, short: '#menu' },
  { id: '#more', wide: null, short: '#menu' },
  { id: 'admin', wide: '#more', short: '#more' },
  { id: '#menu', wide: null, short: null },
  { id: '#profile', wide: null, short: null },
  { id: '#view', wide: null, short: null },
])('parentOf($id) is $wide in the wide layout and $short in the short one', ({ id, wide, short }) => {
  expect(parentOf(id, structure, false)).toBe(wide);
  expect(parentOf(id, structure, true)).toBe(short);
});

it('outermostOf follows the parents up to the one on the bar', () => {
  expect(outermostOf('admin', structure, false)).toBe('#more');
  expect(outermostOf('admin', structure, true)).toBe('#menu');
  expect(outermostOf('services', structure, false)).toBe('services');
});

it('isRendered finds the menu button in the short layout only', () => {
  expect(isRendered('#menu', structure, true)).toBe(true);
  expect(isRendered('#menu', structure, false)).toBe(false);
  expect(isRendered('#profile', structure, false)).toBe(true);
  expect(isRendered('#view', structure, true)).toBe(false);
});

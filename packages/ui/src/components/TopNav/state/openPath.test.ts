import { expect, it } from 'vitest';
import { outermostOf, parentOf, type BarStructure } from './openPath.ts';

const inLayout = (layout: 'wide' | 'short'): BarStructure => ({
  overflowIds: new Set(['admin']),
  isShort: () => layout === 'short',
});
const wideBar = inLayout('wide');
const shortBar = inLayout('short');

it.each([
  { id: 'services', wide: null, short: '#menu' },
  { id: '#more', wide: null, short: '#menu' },
  { id: 'admin', wide: '#more', short: '#more' },
  { id: '#menu', wide: null, short: null },
  { id: '#profile', wide: null, short: null },
  { id: '#view', wide: null, short: null },
])('parentOf($id) is $wide in the wide layout and $short in the short one', ({ id, wide, short }) => {
  expect(parentOf(id, wideBar)).toBe(wide);
  expect(parentOf(id, shortBar)).toBe(short);
});

it('outermostOf follows the parents up to the one on the bar', () => {
  expect(outermostOf('admin', wideBar)).toBe('#more');
  expect(outermostOf('admin', shortBar)).toBe('#menu');
  expect(outermostOf('services', wideBar)).toBe('services');
});

import { describe, expect, it } from 'vitest';
import { menuItemHref } from './menuItemHref.ts';
import type { PathParam } from './navigationData.ts';

const open: PathParam = { key: 'status', value: 'open & new' };

describe("a menu item's address", () => {
  it.each<[string, readonly PathParam[], string]>([
    ['/services', [], '/services'],
    ['/services?a=1#top', [], '/services?a=1#top'],
    ['/services', [open], '/services?status=open+%26+new'],
    ['/services?a=1&status=closed#top', [open], '/services?a=1&status=open+%26+new#top'],
    ['https://status.example/x', [open], 'https://status.example/x?status=open+%26+new'],
  ])('menuItemHref turns %s with %j into %s [NAV-7]', (path, pathParams, href) => {
    expect(menuItemHref({ path, pathParams, disabled: false })).toBe(href);
  });

  it('menuItemHref is null for a disabled item and for a parent without an address', () => {
    expect(menuItemHref({ path: '/services', pathParams: [], disabled: true })).toBeNull();
    expect(menuItemHref({ path: '', pathParams: [open], disabled: false })).toBeNull();
  });
});

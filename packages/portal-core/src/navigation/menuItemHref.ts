import type { MenuItem } from './navigationData.ts';

/** Returns the address of a menu item: its path, with its parameters merged into the query. Null for a disabled item and for a parent without an address. */
export function menuItemHref(item: Pick<MenuItem, 'path' | 'pathParams' | 'disabled'>): string | null {
  if (item.disabled || item.path === '') return null;
  if (item.pathParams.length === 0) return item.path;
  const [beforeHash = '', ...hash] = item.path.split('#');
  const [path = '', ...query] = beforeHash.split('?');
  const params = new URLSearchParams(query.join('?'));
  for (const { key, value } of item.pathParams) params.set(key, value);
  const search = params.toString();
  return `${path}${search === '' ? '' : `?${search}`}${hash.length === 0 ? '' : `#${hash.join('#')}`}`;
}

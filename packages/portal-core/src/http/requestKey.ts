import { isData } from './isData.ts';
import type { QueryValue, RequestOptions } from './ports.ts';

/** Returns the key of a GET: response type, `hash` header, params in any order, path (H6). Each part marks its own end, so that two different calls never share a key. */
export function requestKey(
  path: string,
  { params, headers, responseType }: Pick<RequestOptions, 'params' | 'headers' | 'responseType'>,
): string {
  let key = isData(responseType) ? '' : responseType;
  const hash = readHeader(headers, 'hash');
  if (hash !== undefined) key += `#${encodeValue(hash)}`;
  if (params !== undefined) {
    for (const name of Object.keys(params).toSorted()) {
      const value = params[name];
      if (value !== undefined && value !== null) key += encodeValue(name) + encodeValue(value);
    }
  }
  // Only the path starts with a slash. A path that does not is refused later, and must not look like another part here.
  return path.startsWith('/') ? key + path : `${key} ${path}`;
}

/** Returns a header by its name, ignoring case. */
export function readHeader(headers: RequestOptions['headers'], lowerCaseName: string): string | undefined {
  for (const name in headers) if (name.toLowerCase() === lowerCaseName) return headers[name];
  return undefined;
}

function encodeValue(value: NonNullable<QueryValue>): string {
  if (typeof value === 'string') return `${value.length}:${value}`;
  return typeof value === 'object' ? `[${value.map(encodeValue).join('')}]` : `=${value};`;
}

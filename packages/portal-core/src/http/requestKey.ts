import { isData } from './isData.ts';
import type { QueryValue, RequestOptions } from './ports.ts';

/** Names a GET by what it asks for: kind of answer, `hash` header, params in any order, path (H6). Each piece says where it ends, so that no two calls share a key. */
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
  // A path begins with a slash and no other piece does; what begins otherwise is refused, and must not look like a piece before.
  return path.startsWith('/') ? key + path : `${key} ${path}`;
}

/** The value of a header of ours, however its name is spelled. */
export function readHeader(headers: RequestOptions['headers'], lowerCaseName: string): string | undefined {
  for (const name in headers) if (name.toLowerCase() === lowerCaseName) return headers[name];
  return undefined;
}

function encodeValue(value: NonNullable<QueryValue>): string {
  if (typeof value === 'string') return `${value.length}:${value}`;
  return typeof value === 'object' ? `[${value.map(encodeValue).join('')}]` : `=${value};`;
}

import { encodePathPiece } from '../http/encodePath.ts';

/** Puts parameters into a pattern, encoded. Throws RequestError for one that is empty or a dot segment. */
export function fillPattern(pattern: string, params: Readonly<Partial<Record<string, string>>>): string {
  return pattern.replace(/:(\w+)/g, (_match, name: string) => encodePathPiece(params[name] ?? ''));
}

/** An address with a query, or without an empty one. */
export function withQuery(path: string, query: URLSearchParams): string {
  // A comma needs no encoding, and separates values that people read.
  const written = query.toString().replaceAll('%2C', ',');
  return written === '' ? path : `${path}?${written}`;
}

import type { RequestOptions } from './ports.ts';

type ResponseType = RequestOptions['responseType'];

/** True for a call that expects JSON, which is the default. */
export function isData(responseType: ResponseType): responseType is 'json' | undefined {
  return (responseType ?? 'json') === 'json';
}

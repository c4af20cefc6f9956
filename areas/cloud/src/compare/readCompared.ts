import { compareEstimatesPath } from '@quayside/contract/paths/cloud';

/** The two estimates that an address compares; null when it does not name two. */
export function readCompared(params: URLSearchParams): readonly [first: string, second: string] | null {
  const [first = '', second = ''] = compareEstimatesPath.query.read(params).estimates.split(',');
  return second === '' ? null : [first, second];
}

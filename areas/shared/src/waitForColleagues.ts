import { formatCount } from '@quayside/page-kit/format';

/** The text of a link to the things that wait for colleagues of the reader: `3 wait for colleagues`. */
export function waitForColleagues(count: number): string {
  return count === 1 ? '1 waits for a colleague' : `${formatCount(count)} wait for colleagues`;
}

import { formatCount } from '@quayside/page-kit/format';

/** A count with its noun, such as `1 site` and `200 sites`. */
export function countOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

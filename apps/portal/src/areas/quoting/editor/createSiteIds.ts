import { lastNumber } from './quoteContent.ts';

/** Gives ids to new sites. */
export interface SiteIds {
  /** Returns `count` new ids that no known site has. An id is never used again, even after its site was removed. */
  next(this: void, count: number, known: readonly { readonly id: string }[]): readonly string[];
}

/** Creates the ids of new sites, such as `S12`. */
export function createSiteIds(): SiteIds {
  let last = 0;
  return {
    next(count, known) {
      const first = Math.max(last, lastNumber(known.map(({ id }) => id))) + 1;
      last = first + count - 1;
      return Array.from({ length: count }, (_, index) => `S${first + index}`);
    },
  };
}

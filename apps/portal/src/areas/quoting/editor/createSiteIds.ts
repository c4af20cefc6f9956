import type { QuoteSite } from '../api.ts';

/** Gives ids to new sites. */
export interface SiteIds {
  /** Returns `count` new ids that no known site has. An id is never used again, even after its site was removed. */
  next(this: void, count: number, known: readonly Pick<QuoteSite, 'id'>[]): readonly string[];
}

/** Creates the ids of new sites, such as `S12`. */
export function createSiteIds(): SiteIds {
  let lastNumber = 0;
  return {
    next(count, known) {
      const first = Math.max(lastNumber, ...known.map(({ id }) => Number(id.slice(1)) || 0)) + 1;
      lastNumber = first + count - 1;
      return Array.from({ length: count }, (_, index) => `S${first + index}`);
    },
  };
}

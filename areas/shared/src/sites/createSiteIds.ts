interface Identified {
  readonly id: string;
}

/** Gives ids to new sites. An id is never used again, even after its site was removed, so that Undo and merging know their site. */
export interface SiteIds {
  /** Remembers the ids of sites that are shown or saved. */
  note(this: void, known: readonly Identified[]): void;
  /** Returns `count` new ids that no noted site has. */
  next(this: void, count: number): readonly string[];
}

/** Creates the ids of new sites, such as `S12`. */
export function createSiteIds(): SiteIds {
  let last = 0;
  return {
    note(known) {
      last = Math.max(last, lastNumber(known.map(({ id }) => id)));
    },
    next(count) {
      const first = last + 1;
      last += count;
      return Array.from({ length: count }, (_, index) => `S${first + index}`);
    },
  };
}

/** The highest number of ids such as `S12`; 0 for none. */
export function lastNumber(ids: Iterable<string>): number {
  return Math.max(0, ...Array.from(ids, (id) => Number(id.slice(1)) || 0));
}

import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { siteFilters, type SiteFilter } from './siteFilter.ts';

const addressSchema = v.object({
  show: v.fallback(v.optional(v.picklist(siteFilters), 'all'), 'all'),
  page: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)), '1'), 1),
  site: v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(20))), null),
});

/** The state in the address: the filter of the sites, and the site whose prices are open. The commands keep their identity until the address changes. */
export interface PriceAddress {
  readonly filter: SiteFilter;
  readonly page: number;
  readonly siteId: string | null;
  setFilter(this: void, filter: SiteFilter): void;
  setPage(this: void, page: number): void;
  open(this: void, siteId: string): void;
  close(this: void): void;
}

/** Keeps the filter, the page and the open site in the address. Parts that do not fit are dropped. */
export function usePriceAddress(): PriceAddress {
  const [params, setParams] = useSearchParams();
  const { show, page, site } = useMemo(
    () => v.parse(addressSchema, { site: null, ...Object.fromEntries(params) }),
    [params],
  );
  const change = useCallback(
    (changes: Readonly<Record<string, string | null>>) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      }),
    [setParams],
  );
  const commands = useMemo(
    () => ({
      setFilter: (filter: SiteFilter) => change({ show: filter === 'all' ? null : filter, page: null }),
      setPage: (next: number) => change({ page: next === 1 ? null : String(next) }),
      open: (siteId: string) => change({ site: siteId }),
      close: () => change({ site: null }),
    }),
    [change],
  );
  return { filter: show, page, siteId: site, ...commands };
}

import { quotePath } from '@quayside/contract/paths/quoting';
import { useMemo } from 'react';
import { usePathState } from '@quayside/page-kit/page';
import type { SiteFilter } from './siteFilter.ts';

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
  const [{ show, page, site }, change] = usePathState(quotePath);
  const commands = useMemo(
    () => ({
      setFilter: (filter: SiteFilter) => change({ show: filter, page: '' }),
      setPage: (next: number) => change({ page: next === 1 ? '' : String(next) }),
      open: (siteId: string) => change({ site: siteId }),
      close: () => change({ site: '' }),
    }),
    [change],
  );
  return { filter: show, page: Number(page) || 1, siteId: site === '' ? null : site, ...commands };
}

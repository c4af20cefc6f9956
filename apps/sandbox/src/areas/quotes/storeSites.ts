import type { QuoteSite } from '../../contract/generated/openapi.ts';
import type { World } from '../../world/createWorld.ts';
import { quoteSites, type QuoteRecord } from './quoteRecord.ts';

/** Stores the changed sites, and drops the prices of sites whose address or fields changed. */
export function storeSites(
  world: World,
  { number, sites: earlier }: QuoteRecord,
  sites: readonly QuoteSite[],
): void {
  const known = new Map(earlier.map((site, position) => [site.id, { site, position }]));
  for (const [position, site] of sites.entries()) {
    const before = known.get(site.id);
    known.delete(site.id);
    if (before !== undefined && pricedText(before.site) !== pricedText(site))
      dropPrices(world, number, site.id);
    if (before?.position !== position || JSON.stringify(before.site) !== JSON.stringify(site))
      insertSite(world, number, position, site);
  }
  for (const id of known.keys()) {
    dropPrices(world, number, id);
    world.all('DELETE FROM quote_sites WHERE quote_number = ? AND id = ?', number, id);
  }
}

/** The values of a site that its prices depend on, apart from the options. */
function pricedText({ address, bEnd, fields }: QuoteSite): string {
  return JSON.stringify([
    address.id,
    bEnd?.id,
    Object.entries(fields).toSorted(([a], [b]) => a.localeCompare(b)),
  ]);
}

export function insertSite(world: World, number: string, position: number, site: QuoteSite): void {
  quoteSites.put(world, { quoteNumber: number, id: site.id, position, site });
}

function dropPrices(world: World, number: string, siteId: string): void {
  world.all('DELETE FROM quote_prices WHERE quote_number = ? AND site_id = ?', number, siteId);
}

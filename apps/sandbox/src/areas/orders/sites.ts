import { collection } from '../../store/collection.ts';
import * as field from '../../store/fields.ts';
import { sites, type Site } from '../../world/geography.ts';
import type { World } from '../../world/createWorld.ts';

export type NewSite = Omit<Site, 'id'>;

/** Sites that customers added to the world. */
export const addedSites = collection('added_sites', {
  id: field.key(field.text),
  name: field.text,
  address: field.json<readonly string[]>(),
  postcode: field.text,
});

const FIRST_ADDED = 5001;

/** The site with an id. Throws if there is none. */
export function findSite(world: World, id: string): Site {
  const site = sites.find((known) => known.id === id) ?? addedSites.first(world, 'id = ?', id);
  if (site === undefined) throw new Error(`There is no site ${id}.`);
  return site;
}

/** The site at an address; it is added if no order or service has been there. */
export function siteAt(world: World, { name, address, postcode }: NewSite): Site {
  const known = seededSiteAt({ address, postcode });
  if (known !== undefined) return known;
  const where = 'postcode = ? AND address = ?';
  const earlier = addedSites.first(world, where, postcode, JSON.stringify(address));
  if (earlier !== undefined) return earlier;
  const site = { id: `ST-${FIRST_ADDED + addedSites.count(world, '1')}`, name, address, postcode };
  addedSites.add(world, site);
  return site;
}

/** The site of the seeded world at an address; undefined if there is none. */
export function seededSiteAt({ address, postcode }: Pick<NewSite, 'address' | 'postcode'>): Site | undefined {
  return sites.find((site) => site.postcode === postcode && site.address[0] === address[0]);
}

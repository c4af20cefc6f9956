import { sites, type Site } from '../../world/geography.ts';
import type { World } from '../../world/createWorld.ts';

/** A site to which an order delivers. */
export type NewSite = Omit<Site, 'id'>;

const FIRST_ADDED = 5001;

/** The site with an id. Throws if there is none. */
export function findSite(world: World, id: string): Site {
  const site = sites.find((known) => known.id === id) ?? addedSite(world, id);
  if (site === undefined) throw new Error(`There is no site ${id}.`);
  return site;
}

/** The site at an address; it is added if no order or service has been there. */
export function siteAt(world: World, { name, address, postcode }: NewSite): Site {
  const known = seededSiteAt({ address, postcode });
  if (known !== undefined) return known;
  const earlier = world.first(
    'SELECT id FROM added_sites WHERE postcode = ? AND address = ?',
    postcode,
    JSON.stringify(address),
  );
  if (earlier !== undefined) return findSite(world, String(earlier['id']));
  const count = Number(world.first('SELECT count(*) AS count FROM added_sites')?.['count']);
  const id = `ST-${FIRST_ADDED + count}`;
  world.insert('added_sites', { id, name, address: JSON.stringify(address), postcode });
  return { id, name, address, postcode };
}

/** The site of the seeded world at an address; undefined if there is none. */
export function seededSiteAt({ address, postcode }: Pick<NewSite, 'address' | 'postcode'>): Site | undefined {
  return sites.find((site) => site.postcode === postcode && site.address[0] === address[0]);
}

function addedSite(world: World, id: string): Site | undefined {
  const row = world.first('SELECT * FROM added_sites WHERE id = ?', id);
  if (row === undefined) return undefined;
  const address: string[] = JSON.parse(String(row['address']));
  return { id, name: String(row['name']), address, postcode: String(row['postcode']) };
}

import type { ResponseOf } from '../../contract/operations.ts';
import { containsWords } from '../../store/sqlFilter.ts';
import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';

const MAXIMUM_SITES = 20;

/** The first sites of a partner's services by name, and how many there are. */
export function listSites(world: World, { partnerId }: Caller, words: string): ResponseOf<'listSites'> {
  const a = containsWords(`lower(a_name || ' ' || a_postcode)`, words);
  const b = containsWords(`lower(b_name || ' ' || b_postcode)`, words);
  const rows = world.all(
    `SELECT a_site AS id, a_name AS name, a_postcode AS postcode FROM services WHERE partner_id = ?${a.text}
     UNION SELECT b_site, b_name, b_postcode FROM services WHERE partner_id = ? AND b_site IS NOT NULL${b.text}
     ORDER BY 2, 1`,
    partnerId,
    ...a.values,
    partnerId,
    ...b.values,
  );
  const items = rows.slice(0, MAXIMUM_SITES).map(({ id, name, postcode }) => ({
    siteId: String(id),
    name: String(name),
    postcode: String(postcode),
  }));
  return { total: rows.length, items };
}

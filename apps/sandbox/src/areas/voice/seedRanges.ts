import type { DatabaseSync } from 'node:sqlite';
import { fenwick, halden, northgate } from '../../seed/partners.ts';
import { isAmong, pick, pickBy } from '../../world/chance.ts';
import { sites, towns, type Site } from '../../world/geography.ts';
import { firstNumberOf } from './phoneNumbers.ts';
import { ranges, wholeRange, type NewRange } from './ranges.ts';
import type { SeededTrunk } from './seedTrunks.ts';

/** The sizes of 20 ranges, 500 numbers together. */
const sizes = [100, 10, 1, 20, 1, 50, 10, 1, 100, 10, 1, 1, 20, 1, 10, 100, 1, 10, 50, 3] as const;

const labels = [
  'Reception and sales',
  'Direct lines',
  'Contact centre',
  'Lift alarm',
  'Accounts',
  'Warehouse',
  'Conference rooms',
  'Fax to e-mail',
  'Out of hours',
  'Reserved for growth',
] as const;

/** The number of ranges by partner. Northgate's hold 50,000 numbers. */
const rangeCounts = [
  [northgate.id, 2000, 5001],
  [fenwick.id, 40, 8001],
  [halden.id, 60, 8501],
] as const;

const companies: Readonly<Record<string, string>> = {
  [northgate.id]: northgate.name,
  [fenwick.id]: fenwick.name,
  [halden.id]: halden.name,
};

/** Fills the ranges. The numbers of a town are assigned in sequence, so that ranges never overlap. */
export function fillRanges(database: DatabaseSync, trunks: readonly SeededTrunk[]): void {
  const add = ranges.createAdder(database);
  const next = new Map(towns.map(([town]) => [town, firstNumberOf(town)]));
  for (const [partnerId, count, firstId] of rangeCounts) {
    const places = placesOf(database, partnerId);
    const ownTrunks = trunks.filter((trunk) => trunk.partnerId === partnerId);
    for (let index = 0; index < count; index += 1) {
      const site = pick(places, index * 7);
      const [, town = ''] = site.address;
      const first = next.get(town) ?? 0;
      // Each round through the towns begins with another size, so that every town has ranges of several sizes.
      const size = pick(sizes, index + Math.floor(index / towns.length));
      next.set(town, first + size);
      add(
        wholeRange(
          rangeAt({ partnerId, number: firstId + index, index, first, size, town, site, ownTrunks }),
        ),
      );
    }
  }
}

function placesOf(database: DatabaseSync, partnerId: string): readonly Site[] {
  const ids = new Set(
    database
      .prepare('SELECT DISTINCT a_site FROM services WHERE partner_id = ?')
      .all(partnerId)
      .map((row) => row['a_site']),
  );
  return sites.filter(({ id }) => ids.has(id));
}

interface Place {
  readonly partnerId: string;
  readonly number: number;
  readonly index: number;
  readonly first: number;
  readonly size: number;
  readonly town: string;
  readonly site: Site;
  readonly ownTrunks: readonly SeededTrunk[];
}

function rangeAt({ partnerId, number, index, first, size, town, site, ownTrunks }: Place): NewRange {
  const id = `NR-${number}`;
  const nearTrunks = ownTrunks.filter((each) => each.site.name.startsWith(`${town} `));
  const trunk = isAmong(4, `${id} spare`)
    ? null
    : pick(nearTrunks.length > 0 ? nearTrunks : ownTrunks, Math.floor(index / towns.length));
  const state = emergencyOf(id, index);
  const address = {
    name: companies[partnerId] ?? 'Head office',
    lines: site.address.slice(0, -1),
    town,
    postcode: site.postcode,
  };
  return {
    id,
    number,
    partnerId,
    first,
    size,
    area: town,
    label: index === 0 ? labels[0] : isAmong(70, `${id} label`) ? pickBy(labels, `${id} word`) : '',
    trunk: trunk && { id: trunk.id, name: trunk.name },
    site: { siteId: site.id, name: site.name, postcode: site.postcode },
    emergency: state,
    emergencyAddress: state === 'missing' ? null : address,
    emergencyNote: state === 'rejected' ? 'The register has no such house number in this street.' : null,
  };
}

/** The first ranges have one state each; about 8 % of the others have no address. */
function emergencyOf(id: string, index: number): NewRange['emergency'] {
  if (index === 0) return 'confirmed';
  if (index === 1 || isAmong(8, `${id} missing`)) return 'missing';
  if (index === 2 || isAmong(2, `${id} rejected`)) return 'rejected';
  return 'confirmed';
}

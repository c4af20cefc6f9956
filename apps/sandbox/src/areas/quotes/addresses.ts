import type { QuoteAddress } from '../../contract/generated/openapi.ts';
import { numberOf, pickBy } from '../../world/chance.ts';
import { districts, sites, towns, type Site } from '../../world/geography.ts';

/** The towns of the postcode areas in which the world has no sites. */
const otherTowns = `AL St Albans, BA Bath, BB Blackburn, BD Bradford, BL Bolton, BR Bromley, CH Chester, CM Chelmsford, CO Colchester,
  CR Croydon, CT Canterbury, CW Crewe, DA Dartford, DG Dumfries, DH Durham, DL Darlington, DN Doncaster, DT Dorchester, DY Dudley,
  E London, EN Enfield, FK Falkirk, FY Blackpool, GU Guildford, GY Guernsey, HA Harrow, HD Huddersfield, HG Harrogate,
  HP Hemel Hempstead, HR Hereford, HS Stornoway, HX Halifax, IG Ilford, IM Douglas, JE Jersey, KA Kilmarnock, KT Kingston upon Thames,
  KW Kirkwall, KY Kirkcaldy, L Liverpool, LA Lancaster, LD Llandrindod Wells, LL Llandudno, LN Lincoln, LU Luton, ME Rochester,
  ML Motherwell, N London, NN Northampton, NP Newport, NW London, OL Oldham, PA Paisley, PH Perth, PO Portsmouth, RH Redhill,
  RM Romford, SE London, SG Stevenage, SK Stockport, SM Sutton, SP Salisbury, SR Sunderland, SS Southend-on-Sea, SW London,
  SY Shrewsbury, TA Taunton, TD Galashiels, TF Telford, TN Tonbridge, TQ Torquay, TR Truro, TS Middlesbrough, TW Twickenham,
  UB Southall, W London, WC London, WD Watford, WF Wakefield, WN Wigan, WR Worcester, WS Walsall, WV Wolverhampton, ZE Lerwick`;

const townOf: ReadonlyMap<string, string> = new Map([
  ...otherTowns.split(',').map((entry): [string, string] => {
    const [area = '', ...words] = entry.trim().split(' ');
    return [area, words.join(' ')];
  }),
  ...towns.map(([town, area]): [string, string] => [area, town]),
]);

const sitesByPostcode = new Map<string, readonly Site[]>();
for (const site of sites)
  sitesByPostcode.set(site.postcode, [...(sitesByPostcode.get(site.postcode) ?? []), site]);

/** Postcodes with a fixed number of addresses, for tests. */
const fixedCounts: ReadonlyMap<string, number> = new Map([
  ['M1 1AE', 10],
  ['AB10 0AA', 0],
]);

/** A postcode in capitals, with its space. */
export function spelledPostcode(text: string): string {
  const compact = text.replaceAll(/\s/g, '').toUpperCase();
  return `${compact.slice(0, -3)} ${compact.slice(-3)}`;
}

/** The area of a postcode: its first letters. */
export function areaOf(postcode: string): string {
  return /^[A-Z]+/.exec(postcode)?.[0] ?? '';
}

/** The addresses of a postcode in its usual spelling: the sites of the world, or up to ten others. None outside the United Kingdom's areas. */
export function addressesAt(postcode: string): QuoteAddress[] {
  const known = sitesByPostcode.get(postcode);
  if (known !== undefined) return known.map((site, index) => addressOf(site, index));
  const town = townOf.get(areaOf(postcode));
  if (town === undefined) return [];
  const street = pickBy(districts, `${postcode} street`);
  const count = fixedCounts.get(postcode) ?? countOf(postcode);
  const firstHouse = 1 + numberOf(`${postcode} house`, 150);
  return Array.from({ length: count }, (_unused, index) => {
    const house = `${firstHouse + index * 2} ${street}`;
    return {
      id: idOf(postcode, index),
      name: count > 4 ? `Unit ${index + 1}, ${town} ${street}` : `${house}, ${town}`,
      lines: count > 4 ? [`Unit ${index + 1}`, `${firstHouse} ${street}`, town] : [house, town],
      postcode,
    };
  });
}

/** The address with an id; undefined if there is none. */
export function findAddress(id: string): QuoteAddress | undefined {
  const [, compact = '', number = '0'] = /^AD-([A-Z0-9]{5,7})-(\d{1,3})$/.exec(id) ?? [];
  return compact === '' ? undefined : addressesAt(spelledPostcode(compact))[Number(number) - 1];
}

export function addressOfSite(site: Site): QuoteAddress {
  return addressOf(site, (sitesByPostcode.get(site.postcode) ?? []).indexOf(site));
}

/** Whether an address is that of a site of the world, which every carrier knows. */
export function isWorldAddress({ postcode }: QuoteAddress): boolean {
  return sitesByPostcode.has(postcode);
}

function addressOf({ name, address, postcode }: Site, index: number): QuoteAddress {
  return { id: idOf(postcode, index), name, lines: [...address], postcode };
}

function idOf(postcode: string, index: number): string {
  return `AD-${postcode.replace(' ', '')}-${index + 1}`;
}

/** One in 14 postcodes has ten addresses, one in 20 none. */
function countOf(postcode: string): number {
  const number = numberOf(`${postcode} count`, 100);
  if (number < 5) return 0;
  return number < 12 ? 10 : 1 + (number % 4);
}

import { numberOf, pick } from './chance.ts';

/** A place where services end. */
export interface Site {
  readonly id: string;
  readonly name: string;
  /** The lines of the address, without the postcode. */
  readonly address: readonly string[];
  readonly postcode: string;
}

/** Towns with their postcode area. */
export const towns: readonly (readonly [name: string, area: string])[] = [
  ['Bristol', 'BS'],
  ['Leeds', 'LS'],
  ['Manchester', 'M'],
  ['Glasgow', 'G'],
  ['Cardiff', 'CF'],
  ['Norwich', 'NR'],
  ['Reading', 'RG'],
  ['Sheffield', 'S'],
  ['Southampton', 'SO'],
  ['Nottingham', 'NG'],
  ['Milton Keynes', 'MK'],
  ['Newcastle', 'NE'],
  ['Edinburgh', 'EH'],
  ['Birmingham', 'B'],
  ['Plymouth', 'PL'],
  ['Hull', 'HU'],
  ['Swindon', 'SN'],
  ['Exeter', 'EX'],
  ['Preston', 'PR'],
  ['Slough', 'SL'],
  ['London', 'EC'],
  ['Cambridge', 'CB'],
  ['Aberdeen', 'AB'],
  ['Belfast', 'BT'],
  ['Peterborough', 'PE'],
  ['Ipswich', 'IP'],
  ['Coventry', 'CV'],
  ['Derby', 'DE'],
  ['Leicester', 'LE'],
  ['Oxford', 'OX'],
  ['York', 'YO'],
  ['Brighton', 'BN'],
  ['Swansea', 'SA'],
  ['Dundee', 'DD'],
  ['Stoke-on-Trent', 'ST'],
  ['Bournemouth', 'BH'],
  ['Gloucester', 'GL'],
  ['Warrington', 'WA'],
  ['Carlisle', 'CA'],
  ['Inverness', 'IV'],
];

const firstDistricts = [
  'Temple Quay',
  'Wellington Place',
  'Spinningfields',
  'Atlantic Quay',
  'Central Square',
  'Whiting Road',
  'Forbury Place',
  'Kelham Island',
  'Ocean Gate',
  'Castle Meadow',
  'Knowlhill',
  'Stephenson Quarter',
  'Fountainbridge',
  'Snowhill',
  'Derriford',
  'Humber Street',
  'Windmill Hill',
  'Southernhay',
  'Winckley Square',
  'Bath Road',
  'Docklands',
  'Science Park',
  'Marischal Square',
  'Titanic Quarter',
  'Lynch Wood',
  'Waterfront',
  'Friargate',
  'Pride Park',
];

/** Streets and districts of any town. */
export const districts: readonly string[] = [
  'Station Road',
  'Business Park',
  'High Street',
  'Victoria Mill',
  'Airport Way',
  'Riverside',
  'Market Place',
  'Trade Centre',
  'Innovation Campus',
  'Castle Street',
  'Dock Road',
  'Retail Park',
  'Queensway',
  'Enterprise Zone',
  'Cathedral Close',
  'Canal Wharf',
  'North Gate',
  'Foundry Lane',
  'Hospital',
  'Depot',
  'Kings Court',
  'Parkway',
  'Abbey House',
  'Exchange',
  'Priory Works',
  'Quarry Hill',
  'Meadow Lane',
  'Old Brewery',
  'Gas Works',
  'Harbour View',
];

const SITE_COUNT = 1200;
const letters = 'ABDEFGHJLNPQRSTUWXYZ';

/** The 1,200 sites of the world, the same on every machine. */
export const sites: readonly Site[] = Array.from({ length: SITE_COUNT }, (_unused, index) => siteAt(index));

function siteAt(index: number): Site {
  const [town, area] = pick(towns, index);
  const district =
    firstDistricts[index] ?? pick(districts, Math.floor(index / towns.length) + (index % towns.length));
  const id = `ST-${1001 + index}`;
  const letter = (salt: string) => letters.charAt(numberOf(id + salt, letters.length));
  return {
    id,
    name: `${town} ${district}`,
    address: [`${1 + numberOf(`${id} house`, 180)} ${district}`, town],
    postcode: `${area}${1 + numberOf(`${id} district`, 19)} ${numberOf(`${id} sector`, 10)}${letter('first')}${letter('second')}`,
  };
}

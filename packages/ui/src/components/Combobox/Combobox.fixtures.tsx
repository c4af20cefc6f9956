import type { ComboboxOption } from './Combobox.types.ts';

const cities = [
  ['ams', 'Amsterdam', 'Science Park 105'],
  ['ath', 'Athens', 'Leoforos Kifisias 7'],
  ['ber', 'Berlin', 'Lützowstraße 106'],
  ['brn', 'Bern', 'Freiburgstrasse 251'],
  ['cph', 'Copenhagen', 'Industriparken 20A'],
  ['dub', 'Dublin', 'Citywest Campus, building 6'],
  ['fra', 'Frankfurt', 'Hanauer Landstraße 298'],
  ['lis', 'Lisbon', 'Rua Alfredo da Silva 8'],
  ['lon', 'London', '6 Braham Street'],
  ['mad', 'Madrid', 'Calle Albasanz 71'],
  ['mil', 'Milan', 'Via Caldera 21'],
  ['par', 'Paris', '137 boulevard Voltaire'],
] as const;

/** Twelve sites with their addresses. */
export const sites: readonly ComboboxOption[] = cities.map(([id, label, description]) => ({
  id,
  label,
  description,
}));

/** Services in two groups, one of them disabled. */
export const services: readonly ComboboxOption[] = [
  { id: 'int-1', label: 'Internet access 500', group: 'Connectivity' },
  { id: 'int-2', label: 'Internet access 1000', group: 'Connectivity' },
  {
    id: 'eth',
    label: 'Ethernet line',
    group: 'Connectivity',
    description: 'Not available at this site',
    disabled: true,
  },
  { id: 'sip', label: 'SIP trunk', group: 'Voice' },
  { id: 'num', label: 'Number range', group: 'Voice' },
];

/** The options whose label contains a text, in any letter case. */
export function matching(options: readonly ComboboxOption[], query: string): ComboboxOption[] {
  const wanted = query.trim().toLowerCase();
  return options.filter(({ label }) => label.toLowerCase().includes(wanted));
}

import { fenwick, halden, northgate } from '../seed/partners.ts';

/** A user of a partner, who may raise or follow cases. The id of a demo account is its username. */
export interface Colleague {
  readonly id: string;
  readonly partnerId: string;
  readonly name: string;
  readonly email: string;
}

const names: readonly (readonly [partnerId: string, domain: string, names: readonly string[]])[] = [
  [
    northgate.id,
    'northgate.example',
    [
      'Amelia Hartley',
      'Noor Rahman',
      'Priya Shah',
      'Tom Ellery',
      'Lena Fischer',
      'Owen Price',
      'Grace Adeleke',
      'Siobhán Ó Briain',
      'Yusuf Demir',
      'Hannah Whitfield',
      'Mateusz Nowak',
      'Bartholomew Featherstonehaugh-Cholmondeley',
    ],
  ],
  [fenwick.id, 'fenwick.example', ['Ben Okafor', 'Ruth Adeyemi', 'Callum Reid', 'Ines Duarte']],
  [halden.id, 'halden.example', ['Chloé Lindqvist', 'Idris Vaughan', 'Astrid Berg', 'Kari Holm']],
];

const accounts = new Set(['amelia', 'noor', 'ben', 'chloe', 'idris']);

const colleagues: readonly Colleague[] = names.flatMap(([partnerId, domain, people]) =>
  people.map((name) => ({ id: idOf(name), partnerId, name, email: `${dotted(name)}@${domain}` })),
);

/** The engineers and coordinators who reply. */
export const engineers = [
  'Marta Kowalska',
  'Daniel Boateng',
  'Fiona MacLeod',
  'Arjun Mehta',
  'Louise Carter',
  'Pavel Dvořák',
] as const;

/** The carriers behind our services. */
export const carriers = ['Openreach', 'CityFibre', 'Virgin Media Business', 'Neos Networks', 'Colt'] as const;

export function colleaguesOf(partnerId: string): readonly Colleague[] {
  return colleagues.filter((colleague) => colleague.partnerId === partnerId);
}

/** The name of a user of a partner; the id for an unknown one. */
export function colleagueNameOf(id: string): string {
  return colleagues.find((colleague) => colleague.id === id)?.name ?? id;
}

function idOf(name: string): string {
  const [first = ''] = plain(name.toLowerCase()).split(' ');
  return accounts.has(first) ? first : dotted(name);
}

function dotted(name: string): string {
  return plain(name.toLowerCase()).replaceAll(/[^a-z]+/g, '.');
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
}

import type { Incident } from '../contract/generated/openapi.ts';

/** An incident as the world begins. Times are minutes before that moment; negative ones lie ahead. */
export interface WorldIncident extends Pick<Incident, 'id' | 'title' | 'state' | 'affects'> {
  readonly startedMinutesAgo: number;
  readonly nextUpdateInMinutes: number | null;
  /** Services whose A end is in one of these towns. */
  readonly town: string;
}

/** The incidents that are known now. */
export const incidents: readonly WorldIncident[] = [
  {
    id: 'IN-710',
    title: 'Fibre cut near Bristol Temple Meads',
    state: 'identified',
    affects: 'About 40 services in the centre of Bristol are down.',
    startedMinutesAgo: 190,
    nextUpdateInMinutes: 50,
    town: 'Bristol',
  },
  {
    id: 'IN-708',
    title: 'Slow connections through the Leeds exchange',
    state: 'monitoring',
    affects: 'Some services in Leeds were slow. A card has been replaced, and we are watching it.',
    startedMinutesAgo: 1400,
    nextUpdateInMinutes: 240,
    town: 'Leeds',
  },
];

/** Planned works as the world begins. */
export interface WorldPlannedWork {
  readonly id: string;
  readonly title: string;
  /** Days from the world's first day, at midnight. */
  readonly inDays: number;
  readonly hours: number;
  readonly expectedImpact: string;
  readonly town: string;
}

/** The works that are planned. */
export const plannedWorks: readonly WorldPlannedWork[] = [
  {
    id: 'PW-2041',
    title: 'Software upgrade of a core router in Bristol',
    inDays: 3,
    hours: 4,
    expectedImpact: 'Two interruptions of up to five minutes',
    town: 'Bristol',
  },
  {
    id: 'PW-2044',
    title: 'New power supply at the Leeds exchange',
    inDays: 5,
    hours: 6,
    expectedImpact: 'No interruption expected; for an hour there is no second path',
    town: 'Leeds',
  },
  {
    id: 'PW-2046',
    title: 'Fibre diversion for road works in Cardiff',
    inDays: 9,
    hours: 5,
    expectedImpact: 'One interruption of up to 90 minutes',
    town: 'Cardiff',
  },
  {
    id: 'PW-2047',
    title: 'Replacement of a switch in Norwich',
    inDays: 12,
    hours: 2,
    expectedImpact: 'One interruption of up to 15 minutes',
    town: 'Norwich',
  },
];

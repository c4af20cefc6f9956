import type { Incident } from '../contract/generated/openapi.ts';
import { momentOf } from './days.ts';
import { dayAfter } from './insert.ts';
import type { WorldService } from './services.ts';

/** An incident as the world begins. Times are minutes before that moment; negative ones lie ahead. */
export interface WorldIncident extends Pick<Incident, 'id' | 'title' | 'state' | 'affects'> {
  readonly startedMinutesAgo: number;
  readonly nextUpdateInMinutes: number | null;
  /** The minutes until everything works again. */
  readonly endsInMinutes: number;
  readonly town: string;
  /** The sites whose services it interrupts; empty once they work again. */
  readonly interruptedSites: readonly string[];
}

/** A service that the incident interrupts although its site is not among the interrupted ones: one fibre of a site with two. */
const INTERRUPTED_SERVICE = 'QS-104200';

export const incidents: readonly WorldIncident[] = [
  {
    id: 'IN-710',
    title: 'Fibre cut near Bristol Temple Meads',
    state: 'identified',
    affects: 'Services at Castle Street, Old Brewery and Riverside are down, and one at Temple Quay.',
    startedMinutesAgo: 217,
    nextUpdateInMinutes: 50,
    endsInMinutes: 1500,
    town: 'Bristol',
    interruptedSites: ['Bristol Castle Street', 'Bristol Old Brewery', 'Bristol Riverside'],
  },
  {
    id: 'IN-708',
    title: 'Slow connections through the Leeds exchange',
    state: 'monitoring',
    affects: 'Some services in Leeds were slow. A card has been replaced, and we are watching it.',
    startedMinutesAgo: 1400,
    nextUpdateInMinutes: 240,
    endsInMinutes: 260,
    town: 'Leeds',
    interruptedSites: [],
  },
];

/** The incident that interrupts a service as the world begins. */
export function incidentOf({
  id,
  aEnd,
  isMeasured,
}: Pick<WorldService, 'id' | 'aEnd' | 'isMeasured'>): WorldIncident | undefined {
  if (!isMeasured) return undefined;
  return incidents.find(
    ({ interruptedSites }) =>
      interruptedSites.includes(aEnd.name) || (interruptedSites.length > 0 && id === INTERRUPTED_SERVICE),
  );
}

export interface WorldPlannedWork {
  readonly id: string;
  readonly title: string;
  /** Days from the world's first day, at midnight. */
  readonly inDays: number;
  readonly hours: number;
  readonly expectedImpact: string;
  readonly town: string;
}

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

export type WorkWithWindow = WorldPlannedWork & ReturnType<typeof windowOfWork>;

/** The planned works that have not ended, with their windows. */
export function openPlannedWorks(world: { begunAt(): Date; now(): Date }): readonly WorkWithWindow[] {
  const now = world.now().toISOString();
  return plannedWorks
    .map((work) => Object.assign({}, work, windowOfWork(work, world.begunAt())))
    .filter(({ to }) => to > now);
}

/** The window of a planned work in a world that has begun at a moment. It begins at midnight in London. */
export function windowOfWork({ inDays, hours }: WorldPlannedWork, begun: Date): { from: string; to: string } {
  const day = dayAfter(begun, inDays);
  return { from: momentOf(day, 0), to: momentOf(day, hours) };
}

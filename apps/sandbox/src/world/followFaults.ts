import type { SQLInputValue } from 'node:sqlite';
import type { Row } from '../store/fields.ts';
import { services } from './collections.ts';
import { incidents } from './events.ts';
import { minutesBefore } from './insert.ts';

/** Reads and changes the rows of a world. */
interface HealthStore {
  all(sql: string, ...values: SQLInputValue[]): Row[];
  begunAt(): Date;
  now(): Date;
}

/** A fault or incident that a service suffers from. */
interface Cause {
  readonly health: 'degraded' | 'down';
  readonly since: string;
  readonly caseNumber: string | null;
}

/** The cases whose fault lasts on: a proposed solution ends it. */
export const unresolvedFault = `impact <> 'none' AND status NOT IN ('resolved', 'closed', 'cancelled')`;

/**
 * Sets the health of a live service by its open incident and its unresolved cases, and notes an interruption that has ended. Does
 * nothing for a service whose health is not measured; null is a case without a service.
 */
export function followFaults(store: HealthStore, serviceId: string | null): void {
  const service = services.first(store, `id = ? AND health <> 'none'`, serviceId);
  if (service === undefined) return;
  const cause = causeOf(store, service.id, service.incidentId);
  const { health: before, healthSince, healthCase } = service;
  const now = store.now().toISOString();
  if (before !== 'up' && before !== cause?.health)
    store.all(
      'INSERT INTO interruptions (service_id, from_at, to_at, health, case_number) VALUES (?, ?, ?, ?, ?)',
      service.id,
      healthSince,
      now,
      before,
      healthCase,
    );
  services.set(store, service.id, {
    health: cause?.health ?? 'up',
    healthSince: cause?.since ?? (before === 'up' ? healthSince : now),
    healthCase: cause?.caseNumber ?? null,
  });
}

/** The worst cause, the earliest of several alike. An incident names the case about it. */
function causeOf(store: HealthStore, serviceId: string, incidentId: string | null): Cause | undefined {
  const faults = store
    .all(
      `SELECT case_number, impact, coalesce(json_extract(state, '$.issueStartedAt'), raised_at) AS since
       FROM cases WHERE service_id = ? AND ${unresolvedFault} ORDER BY impact <> 'down', since`,
      serviceId,
    )
    .map((row): Cause => ({
      health: row['impact'] === 'down' ? 'down' : 'degraded',
      since: String(row['since']),
      caseNumber: String(row['case_number']),
    }));
  const [worst] = faults;
  const incident = incidents.find(({ id }) => id === incidentId);
  if (incident === undefined) return worst;
  return {
    health: 'down',
    since: minutesBefore(store.begunAt(), incident.startedMinutesAgo),
    caseNumber: worst?.health === 'down' ? worst.caseNumber : null,
  };
}

import type { SQLInputValue } from 'node:sqlite';
import { incidents } from './events.ts';
import { minutesBefore } from './insert.ts';

/** A row, by column. The types of `createWorld` would make a cycle: it fills the world, and filling it begins the faults. */
type Row = Readonly<Record<string, unknown>>;

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
  const [service] = store.all(
    `SELECT health, health_since, health_case, incident_id FROM services WHERE id = ? AND health <> 'none'`,
    serviceId,
  );
  if (service === undefined || serviceId === null) return;
  const cause = causeOf(store, serviceId, textOrNull(service, 'incident_id'));
  const before = String(service['health']);
  if (before !== 'up' && before !== cause?.health)
    store.all(
      'INSERT INTO interruptions (service_id, from_at, to_at, health, case_number) VALUES (?, ?, ?, ?, ?)',
      serviceId,
      textOrNull(service, 'health_since'),
      store.now().toISOString(),
      before,
      textOrNull(service, 'health_case'),
    );
  store.all(
    'UPDATE services SET health = ?, health_since = ?, health_case = ? WHERE id = ?',
    cause?.health ?? 'up',
    cause?.since ?? (before === 'up' ? textOrNull(service, 'health_since') : store.now().toISOString()),
    cause?.caseNumber ?? null,
    serviceId,
  );
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

function textOrNull(row: Row, column: string): string | null {
  const value = row[column];
  return typeof value === 'string' ? value : null;
}

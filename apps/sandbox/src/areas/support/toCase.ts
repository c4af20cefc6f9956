import type { Case, CaseSummary, Incident } from '../../contract/generated/openapi.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { incidents, type WorldIncident } from '../../world/events.ts';
import { impactRanks, priorityRanks, type CaseState } from '../../world/fillCases.ts';
import { colleagueNameOf } from '../../world/people.ts';
import { textOrNull, wordOf, wordOrNull } from '../../world/readRow.ts';
import { caseStatuses, caseTypes, waitingForWords } from '../../world/words.ts';

const MINUTES_BETWEEN_NEWS = 120;

/** An incident with its times. */
export function toIncident(world: World, incident: WorldIncident): Incident {
  const { id, title, affects, startedMinutesAgo } = incident;
  const begun = world.begunAt().getTime();
  const at = (minutes: number) => new Date(begun + minutes * 60_000).toISOString();
  return {
    id,
    title,
    state: isOver(world, incident) ? 'resolved' : incident.state,
    affects,
    startedAt: at(-startedMinutesAgo),
    nextUpdateAt: nextUpdateOf(world, incident),
  };
}

/** The incidents that last on. */
export function openIncidents(world: World): readonly WorldIncident[] {
  return incidents.filter((incident) => !isOver(world, incident));
}

function isOver(world: World, { endsInMinutes }: WorldIncident): boolean {
  return minutesSinceBegin(world) >= endsInMinutes;
}

/** The next news of an incident, which come at even intervals until its end. */
function nextUpdateOf(world: World, incident: WorldIncident): string | null {
  const { nextUpdateInMinutes: first } = incident;
  if (isOver(world, incident) || first === null) return null;
  const rounds = Math.max(0, Math.ceil((minutesSinceBegin(world) - first) / MINUTES_BETWEEN_NEWS));
  const minutes = first + rounds * MINUTES_BETWEEN_NEWS;
  return new Date(world.begunAt().getTime() + minutes * 60_000).toISOString();
}

function minutesSinceBegin(world: World): number {
  return (world.now().getTime() - world.begunAt().getTime()) / 60_000;
}

/** A case as lists show it. */
export function toSummary(row: Row): CaseSummary {
  const serviceId = textOrNull(row, 'service_id');
  return {
    caseNumber: String(row['case_number']),
    subject: String(row['subject']),
    type: wordOf(row, 'type', caseTypes),
    status: wordOf(row, 'status', caseStatuses),
    waitingFor: wordOrNull(row, 'waiting_for', waitingForWords),
    impact: wordOf(row, 'impact', impactRanks),
    priority: wordOf(row, 'priority', priorityRanks),
    service:
      serviceId === null
        ? null
        : { id: serviceId, name: String(row['service_name']), product: String(row['service_product']) },
    siteName: textOrNull(row, 'site_name'),
    customerReference: String(row['customer_reference']),
    raisedBy: { id: String(row['raised_by']), name: String(row['raised_by_name']) },
    raisedAt: String(row['raised_at']),
    updatedAt: String(row['updated_at']),
    nextUpdateDueAt: textOrNull(row, 'next_update_at'),
    unreadCount: Number(row['entry_count']) - Number(row['read_position']),
    isFollowed: row['follower'] !== null,
  };
}

/** The actions that the state of a case allows. */
function allowedActionsOf(status: CaseSummary['status']): Case['allowedActions'] {
  if (status === 'cancelled' || status === 'closed') return ['follow', 'addFollowers'];
  const always = ['reply', 'follow', 'addFollowers', 'changePriority'] as const;
  return status === 'resolved' ? [...always, 'decideResolution'] : [...always, 'close'];
}

/** A case with everything that its page shows. */
export function toCase(world: World, row: Row): Omit<Case, 'etag'> {
  const summary = toSummary(row);
  const state: CaseState = JSON.parse(String(row['state']));
  const { incidentId, ...rest } = state;
  const incident = incidents.find(({ id }) => id === incidentId);
  const followers = world.all(
    'SELECT person_id FROM case_followers WHERE case_number = ? ORDER BY person_id',
    summary.caseNumber,
  );
  return {
    ...summary,
    ...rest,
    description: String(row['description']),
    followers: followers.map(({ person_id: id }) => ({ id: String(id), name: colleagueNameOf(String(id)) })),
    incident: incident === undefined ? null : toIncident(world, incident),
    conversationId: `CV-${summary.caseNumber}`,
    conversationTotal: Number(row['entry_count']),
    allowedActions: allowedActionsOf(summary.status),
    changedBy: textOrNull(row, 'changed_by'),
  };
}

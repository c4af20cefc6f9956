import type { Case, CaseSummary, Incident } from '../../contract/generated/openapi.ts';
import { shownOf } from '../../store/typedObject.ts';
import { caseSummaryFields } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import { incidents, type WorldIncident } from '../../world/events.ts';
import { colleagueNameOf } from '../../world/people.ts';
import type { Unlisted } from '../actions.ts';
import type { VisibleCase } from './caseQuery.ts';

const MINUTES_BETWEEN_NEWS = 120;

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

export function toSummary(row: VisibleCase): CaseSummary {
  return {
    ...shownOf(row, caseSummaryFields),
    nextUpdateDueAt: row.nextUpdateAt,
    unreadCount: row.entryCount - row.readPosition,
    isFollowed: row.follower !== null,
  };
}

export function toCase(world: World, row: VisibleCase): Omit<Unlisted<Case>, 'etag'> {
  const summary = toSummary(row);
  const { incidentId, ...rest } = row.state;
  const incident = incidents.find(({ id }) => id === incidentId);
  const followers = world.all(
    'SELECT person_id FROM case_followers WHERE case_number = ? ORDER BY person_id',
    summary.caseNumber,
  );
  return {
    ...summary,
    ...rest,
    description: row.description,
    followers: followers.map(({ person_id: id }) => ({ id: String(id), name: colleagueNameOf(String(id)) })),
    incident: incident === undefined ? null : toIncident(world, incident),
    conversationId: `CV-${summary.caseNumber}`,
    conversationTotal: row.entryCount,
    changedBy: row.changedBy,
    changedAt: row.changedAt,
  };
}

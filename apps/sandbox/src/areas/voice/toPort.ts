import type { Port, PortSummary } from '../../contract/generated/openapi.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { textOrNull, wordOf, wordOrNull } from '../../world/readRow.ts';
import { waitingForWords } from '../../world/words.ts';
import { toAttachment } from '../conversations/store.ts';
import { toE164 } from './phoneNumbers.ts';
import { allowedActionsOf, cutOffOf, earliestDateOf, portStatuses, stateOf, type Span } from './portState.ts';
import { providerOf } from './providers.ts';

/** The numbers of a port. */
export function spansOf(world: Pick<World, 'all'>, portId: string): Span[] {
  return world
    .all('SELECT first, last FROM voice_port_spans WHERE port_id = ? ORDER BY position', portId)
    .map(({ first, last }) => ({ first: Number(first), last: Number(last) }));
}

/** A port as lists show it. */
export function toPortSummary(world: Pick<World, 'all'>, row: Row): PortSummary {
  const id = String(row['id']);
  const providerId = String(row['provider_id']);
  return {
    id,
    group: String(row['group_name']),
    numbers: spansOf(world, id).map(({ first, last }) => ({ first: toE164(first), last: toE164(last) })),
    numberCount: Number(row['number_count']),
    losingProvider: providerOf(providerId) ?? { id: providerId, name: providerId },
    status: wordOf(row, 'status', portStatuses),
    waitingFor: wordOrNull(row, 'waiting_for', waitingForWords),
    requestedDate: textOrNull(row, 'requested_date'),
    portDate: textOrNull(row, 'port_date'),
    requestedBy: { id: String(row['requested_by']), name: String(row['requested_by_name']) },
    requestedAt: String(row['requested_at']),
    updatedAt: String(row['updated_at']),
  };
}

/** A port with everything that its page shows. */
export function toPort(world: World, row: Row): Omit<Port, 'etag'> {
  const summary = toPortSummary(world, row);
  const { letterId, indicative, changes, history, ...state } = stateOf(row);
  const trunkId = textOrNull(row, 'trunk_id');
  const trunk =
    trunkId === null ? undefined : world.first('SELECT id, name FROM voice_trunks WHERE id = ?', trunkId);
  const letter =
    letterId === null ? undefined : world.first('SELECT * FROM attachments WHERE id = ?', letterId);
  const { portDate, requestedDate } = summary;
  return {
    ...summary,
    ...state,
    trunk: trunk === undefined ? null : { id: String(trunk['id']), name: String(trunk['name']) },
    letter: letter === undefined ? null : toAttachment(letter),
    dates: { requested: requestedDate, indicative, committed: portDate, changes },
    changeUntil: portDate === null ? null : cutOffOf(portDate),
    earliestDate: earliestDateOf(world.now(), summary.numberCount),
    history,
    allowedActions: allowedActionsOf(summary, world.now()),
  };
}

import type { Port, PortSummary } from '../../contract/generated/openapi.ts';
import { pickFrom, shownOf } from '../../store/typedObject.ts';
import type { World } from '../../world/createWorld.ts';
import { attachments } from '../../world/sharedCollections.ts';
import type { Unlisted } from '../actions.ts';
import { toAttachment } from '../conversations/store.ts';
import { toE164 } from './phoneNumbers.ts';
import { portSpans, portSummaryFields, type PortRow } from './ports.ts';
import { cutOffOf, earliestDateOf, type Span } from './portState.ts';
import { providerOf } from './providers.ts';
import { trunks } from './trunks.ts';

export function spansOf(world: Pick<World, 'all'>, portId: string): Span[] {
  return portSpans.all(world, 'port_id = ? ORDER BY position', portId);
}

export function toPortSummary(world: Pick<World, 'all'>, port: PortRow): PortSummary {
  const { id, providerId } = port;
  return {
    ...shownOf(port, portSummaryFields),
    group: port.groupName,
    numbers: spansOf(world, id).map(({ first, last }) => ({ first: toE164(first), last: toE164(last) })),
    losingProvider: providerOf(providerId) ?? { id: providerId, name: providerId },
  };
}

export function toPort(world: World, port: PortRow): Omit<Unlisted<Port>, 'etag'> {
  const summary = toPortSummary(world, port);
  const { letterId, indicative, changes, history, ...state } = port.state;
  const trunk = trunks.first(world, 'id = ?', port.trunkId);
  const letter = attachments.first(world, 'id = ?', letterId);
  const { portDate, requestedDate } = summary;
  return {
    ...summary,
    ...state,
    trunk: trunk === undefined ? null : pickFrom(trunk, ['id', 'name']),
    letter: letter === undefined ? null : toAttachment(letter),
    dates: { requested: requestedDate, indicative, committed: portDate, changes },
    changeUntil: portDate === null ? null : cutOffOf(portDate),
    earliestDate: earliestDateOf(world.now(), summary.numberCount),
    history,
  };
}

import { isAmong } from '../../world/chance.ts';
import type { World } from '../../world/createWorld.ts';
import { afterWorkingDays } from '../quotes/afterWorkingDays.ts';
import { areaNameOf } from './phoneNumbers.ts';
import { blockedLetterProblem, letterProblem, rejectionOf } from './portProblems.ts';
import { ports, type PortRow } from './ports.ts';
import { earliestDateOf, portTimeOf } from './portState.ts';
import { recordPortStep } from './portSteps.ts';
import { providerOf } from './providers.ts';
import { ranges, wholeRange } from './ranges.ts';
import { spansOf } from './toPort.ts';
import { trunks } from './trunks.ts';

/** The minutes of our review, and of the losing provider's. */
const REVIEW_TAKES = 1;
const PROVIDER_TAKES = 3;

/** The scheduled events of ports: we review them, the losing provider agrees or rejects, and the numbers move on their day. */
export function addPortEvents(world: World): void {
  world.on('port.moves', ({ subjectId, payload }, at) => {
    const row = ports.first(world, 'id = ?', subjectId);
    // The port may have been corrected, moved to another day or cancelled in the meantime.
    if (row === undefined || String(row.version) !== payload) return;
    if (row.status === 'agreed') complete(world, row, at);
    else if (row.status !== 'inReview') return;
    else if (row.waitingFor === 'us') review(world, row, at);
    else decide(world, row, at);
    scheduleNextMove(world, subjectId, at);
  });
}

/** Schedules the event in which a port leaves its present state automatically, if it does. */
export function scheduleNextMove(world: World, id: string, from: Date): void {
  const row = ports.first(world, 'id = ?', id);
  const moment = row && nextMove(row, from);
  if (row === undefined || moment === null || moment === undefined) return;
  world.schedule((moment - world.now().getTime()) / 60_000, {
    kind: 'port.moves',
    subjectId: id,
    payload: String(row.version),
  });
}

function nextMove(row: PortRow, from: Date): number | null {
  if (row.status === 'agreed') return row.portDate === null ? null : Date.parse(portTimeOf(row.portDate));
  if (row.status !== 'inReview') return null;
  return from.getTime() + (row.waitingFor === 'us' ? REVIEW_TAKES : PROVIDER_TAKES) * 60_000;
}

/** Checks the letter, and passes the port on to the losing provider. */
function review(world: World, row: PortRow, at: Date): void {
  const { letterId } = row.state;
  const letter =
    letterId === null ? undefined : world.first('SELECT name, scan FROM attachments WHERE id = ?', letterId);
  const isBlocked = letter?.['scan'] === 'blocked';
  // A test marks a letter as unsigned by its file name.
  if (isBlocked || String(letter?.['name']).toLowerCase().includes('unsigned')) {
    const problem = isBlocked ? blockedLetterProblem : letterProblem;
    recordPortStep(world, row, {
      status: 'actionRequired',
      by: 'Quayside',
      note: `${problem.title}.`,
      at,
      state: { problem },
    });
    return;
  }
  recordPortStep(world, row, {
    status: 'inReview',
    by: 'Quayside',
    note: `Your request is complete. We sent it to ${providerNameOf(row)}.`,
    at,
    waitingFor: 'thirdParty',
  });
}

/** The losing provider knows no account whose number ends in 0, and agrees to everything else. */
function decide(world: World, row: PortRow, at: Date): void {
  const provider = providerNameOf(row);
  if (row.state.accountNumber.endsWith('0')) {
    const problem = rejectionOf('accountNumber', provider);
    recordPortStep(world, row, {
      status: 'rejected',
      by: provider,
      note: `${problem.title}.`,
      at,
      state: { problem },
    });
    return;
  }
  const earliest = earliestDateOf(at, row.numberCount);
  const wanted = row.requestedDate ?? earliest;
  const possible = wanted < earliest ? earliest : wanted;
  const isLater = isAmong(20, `${row.id} slip`);
  const day = isLater ? afterWorkingDays(new Date(possible), 2) : possible;
  const reason = `${provider} has no engineer on ${possible}.`;
  recordPortStep(world, row, {
    status: 'agreed',
    by: provider,
    note: isLater ? reason : 'The date is agreed.',
    at,
    portDate: day,
    state: {
      indicative: day,
      changes: isLater ? [{ at: at.toISOString(), from: possible, to: day, by: provider, reason }] : [],
    },
  });
}

/** Adds the ported numbers to the partner's ranges, without an address for emergency calls. */
function complete(world: World, row: PortRow, at: Date): void {
  recordPortStep(world, row, {
    status: 'complete',
    by: 'Quayside',
    note: 'The numbers work here now. Set their emergency address.',
    at,
  });
  const trunk = trunks.first(world, 'id = ?', row.trunkId);
  const last = ranges.greatest(world, 'number');
  for (const [index, span] of spansOf(world, row.id).entries()) {
    if (ranges.first(world, 'last >= ? AND first <= ?', span.first, span.last) !== undefined) continue;
    const number = last + 1 + index;
    ranges.add(
      world,
      wholeRange({
        id: `NR-${number}`,
        number,
        partnerId: row.partnerId,
        first: span.first,
        size: span.last - span.first + 1,
        area: areaNameOf(span.first),
        label: row.groupName,
        trunk,
        site: trunk?.site,
        emergency: 'missing',
      }),
    );
  }
}

function providerNameOf({ providerId }: PortRow): string {
  return providerOf(providerId)?.name ?? providerId;
}

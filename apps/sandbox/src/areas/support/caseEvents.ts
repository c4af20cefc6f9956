import { pickBy } from '../../world/chance.ts';
import { cases, services, type CaseRow, type CaseState } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import { nextSteps, RESOLVED_CLOSES_AFTER_DAYS, waitingForOf } from '../../world/fillCases.ts';
import { followFaults, unresolvedFault } from '../../world/followFaults.ts';
import { minutesBefore } from '../../world/insert.ts';
import { engineers } from '../../world/people.ts';
import type { Conversations } from '../conversations/store.ts';
import { countOpenCases } from './caseWrites.ts';
import { handleUnconfirmedVisits } from './unconfirmedVisit.ts';
import { workOnCase } from './workOnCase.ts';

const firstReply =
  'Thank you for telling us. I have looked at the line and started a test. I will write again as soon as I know more.';
const incidentEnd = 'The incident is over, and we tested your line for 30 minutes without errors.';
const laterReply = 'Thank you. I have added this to the case and will write again today.';

/** The scheduled events of cases: an engineer replies, a solution is proposed, a case closes, a visit passes, and an incident ends. */
export function addCaseEvents(world: World, conversations: Conversations): void {
  function reply(caseNumber: string, text: string): void {
    const row = findCase(world, caseNumber);
    if (row === undefined || row.status === 'closed' || row.status === 'cancelled') return;
    const author = { name: pickBy(engineers, `${caseNumber} engineer`), role: 'engineer' } as const;
    const conversationId = `CV-${caseNumber}`;
    if (row.status === 'new')
      conversations.addEvent(conversationId, `${author.name} is working on your case.`);
    conversations.addReply(conversationId, author, text);
    workOnCase(world, row, author.name);
  }

  handleUnconfirmedVisits(world, conversations);
  world.on('case.reply', ({ subjectId }) => reply(subjectId, firstReply));
  world.on('case.answer', ({ subjectId }) => reply(subjectId, laterReply));
  world.on('case.resolves', ({ subjectId, payload }) => {
    const row = findCase(world, subjectId);
    if (row !== undefined && ['new', 'inProgress', 'withSupplier'].includes(row.status))
      proposeSolution(world, conversations, row, payload);
  });
  world.on('case.closes', ({ subjectId }, at) => {
    const row = findCase(world, subjectId);
    if (row?.status === 'resolved') closeUndecided(world, conversations, row, at);
  });
  world.on('incident.ends', ({ subjectId: incidentId }) => {
    const affected = services.all(world, 'incident_id = ?', incidentId);
    for (const { id } of affected) services.set(world, id, { incidentId: null });
    const about = `${unresolvedFault} AND json_extract(state, '$.incidentId') = ?`;
    for (const row of cases.all(world, about, incidentId))
      proposeSolution(world, conversations, row, incidentEnd);
    for (const { id } of affected) followFaults(world, id);
  });
}

const findCase = (world: World, caseNumber: string) => cases.first(world, 'case_number = ?', caseNumber);

/** Proposes a solution, which ends the fault. The customer decides about it. */
function proposeSolution(world: World, conversations: Conversations, row: CaseRow, solution: string): void {
  const { caseNumber } = row;
  const author = { name: pickBy(engineers, `${caseNumber} engineer`), role: 'engineer' } as const;
  const summary = `${solution} Please confirm that it works for you.`;
  conversations.addReply(`CV-${caseNumber}`, author, summary);
  const closesAt = minutesBefore(world.now(), -RESOLVED_CLOSES_AFTER_DAYS * 1440);
  changeState(world, row, 'resolved', author.name, {
    slaState: 'paused',
    expectedResolutionAt: null,
    resolution: { summary, proposedAt: world.now().toISOString(), closesAt, decision: 'pending' },
  });
  world.schedule(RESOLVED_CLOSES_AFTER_DAYS * 1440, {
    kind: 'case.closes',
    subjectId: caseNumber,
    payload: '',
  });
}

/** Closes a case about whose solution nobody decided in time. A solution that was proposed later has an event of its own. */
function closeUndecided(world: World, conversations: Conversations, row: CaseRow, at: Date): void {
  const { resolution } = row.state;
  if (resolution === null || Date.parse(resolution.closesAt) > at.getTime()) return;
  conversations.addEvent(
    `CV-${row.caseNumber}`,
    `Nobody decided within ${RESOLVED_CLOSES_AFTER_DAYS} days, so the case is closed.`,
  );
  changeState(world, row, 'closed', 'Quayside', {
    slaState: 'met',
    resolution: { ...resolution, decision: 'accepted' },
  });
  countOpenCases(world, row.service && row.service.id);
}

function changeState(
  world: World,
  row: CaseRow,
  status: 'resolved' | 'closed',
  by: string,
  changes: Partial<CaseState>,
): void {
  cases.change(world, row.caseNumber, by, {
    status,
    waitingFor: waitingForOf(status),
    nextUpdateAt: null,
    state: { ...row.state, whatHappensNext: nextSteps[status], ...changes },
  });
  followFaults(world, row.service && row.service.id);
}

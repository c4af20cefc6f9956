import { pickBy } from '../../world/chance.ts';
import { cases } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import { engineers } from '../../world/people.ts';
import type { Conversations } from '../conversations/store.ts';

const question =
  'Nobody confirmed the visit, so no engineer came. On which day may we visit, and between which hours?';

/** Withdraws the proposal of a visit that nobody confirmed before it began. A case that waits for the customer asks for another day. */
export function handleUnconfirmedVisits(world: World, conversations: Conversations): void {
  world.on('case.visitBegins', ({ subjectId: caseNumber }) => {
    const row = cases.first(world, 'case_number = ?', caseNumber);
    if (row?.state.appointment?.state !== 'proposed') return;
    const name = pickBy(engineers, `${caseNumber} engineer`);
    const isWaiting = row.status === 'waitingForYou';
    if (isWaiting) conversations.addReply(`CV-${caseNumber}`, { name, role: 'engineer' }, question);
    cases.change(world, caseNumber, name, {
      state: { ...row.state, appointment: null, ...(isWaiting && { whatHappensNext: question }) },
    });
  });
}

import { pickBy } from '../../world/chance.ts';
import type { World } from '../../world/createWorld.ts';
import type { CaseState } from '../../world/fillCases.ts';
import { engineers } from '../../world/people.ts';
import type { Conversations } from '../conversations/store.ts';

const question =
  'Nobody confirmed the visit, so no engineer came. On which day may we visit, and between which hours?';

/** Withdraws the proposal of a visit that nobody confirmed before it began. A case that waits for the customer asks for another day. */
export function handleUnconfirmedVisits(world: World, conversations: Conversations): void {
  world.on('case.visitBegins', ({ subjectId: caseNumber }) => {
    const row = world.first('SELECT * FROM cases WHERE case_number = ?', caseNumber);
    if (row === undefined) return;
    const state: CaseState = JSON.parse(String(row['state']));
    if (state.appointment?.state !== 'proposed') return;
    const name = pickBy(engineers, `${caseNumber} engineer`);
    const isWaiting = row['status'] === 'waitingForYou';
    if (isWaiting) conversations.addReply(`CV-${caseNumber}`, { name, role: 'engineer' }, question);
    world.all(
      'UPDATE cases SET state = ?, version = version + 1, changed_by = ?, changed_at = ? WHERE case_number = ?',
      JSON.stringify({ ...state, appointment: null, ...(isWaiting && { whatHappensNext: question }) }),
      name,
      world.now().toISOString(),
      caseNumber,
    );
  });
}

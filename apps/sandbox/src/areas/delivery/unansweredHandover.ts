import type { World } from '../../world/createWorld.ts';
import { printedDay } from '../../world/days.ts';
import type { StoredAction } from '../../world/deliveryState.ts';
import type { Conversations } from '../conversations/store.ts';
import { recordAnswer } from './answerDelivery.ts';
import { readDelivery } from './deliveryRows.ts';

/** Schedules the acceptance of a handover at the end of the time to answer. */
export function scheduleAcceptance(world: World, caseNumber: string, { kind, dueAt }: StoredAction): void {
  if (kind !== 'decideHandover') return;
  const minutes = (Date.parse(dueAt) - world.now().getTime()) / 60_000;
  world.schedule(minutes, { kind: 'delivery.handoverDue', subjectId: caseNumber, payload: '' });
}

/** Accepts a handover that nobody answered in time. */
export function handleUnansweredHandovers(world: World, conversations: Conversations): void {
  world.on('delivery.handoverDue', ({ subjectId }) => {
    const row = readDelivery(world, subjectId);
    const action = row && row.state.actions.find(({ kind }) => kind === 'decideHandover');
    if (row === undefined || action === undefined) return;
    const why = `because nobody answered by ${printedDay(action.dueAt)}.`;
    conversations.addEvent(`CV-${subjectId}`, `The handover counts as accepted, ${why}`);
    recordAnswer(world, row, action, {
      answer: 'accept',
      reason: `Accepted, ${why}`,
      slot: null,
      by: { id: 'quayside', name: 'Quayside' },
    });
  });
}

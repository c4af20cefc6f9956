import type { ProvisioningCase } from '../../contract/generated/openapi.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { numberOf } from '../../world/chance.ts';
import { milestoneIds } from '../../world/deliveries.ts';
import { actionOf, actionOfMilestone, type DeliveryState } from '../../world/deliveryState.ts';
import { wordOf } from '../../world/readRow.ts';
import { orderStatuses } from '../../world/words.ts';
import type { Conversations } from '../conversations/store.ts';
import { readDelivery, saveDelivery } from './deliveryRows.ts';
import { slip, slipReason } from './slip.ts';
import { stateOf } from './toProvisioningCase.ts';
import { dayOf } from '../../world/days.ts';
import { handleUnansweredHandovers, scheduleAcceptance } from './unansweredHandover.ts';

/** The scheduled events of deliveries: milestones move, carriers change dates, and handovers count as accepted. */
export function addDeliveryEvents(world: World, conversations: Conversations): void {
  handleUnansweredHandovers(world, conversations);
  world.on('delivery.moves', ({ subjectId }, at) => {
    const row = readDelivery(world, subjectId);
    if (row === undefined || Number(row['current']) >= milestoneIds.length - 1) return;
    moveOn(world, row, at);
    conversations.addEvent(`CV-${subjectId}`, 'The next milestone has begun.');
  });

  world.on('delivery.slips', ({ subjectId }, at) => {
    const row = readDelivery(world, subjectId);
    if (row === undefined || wordOf(row, 'status', orderStatuses) !== 'inDelivery') return;
    const state = stateOf(row);
    const slipped = slip(state, 3 + numberOf(`${subjectId} ${at.toISOString()}`, 12), at);
    saveDelivery(world, subjectId, 'Quayside', slipped, { outlook: 'atRisk' });
    conversations.addReply(
      `CV-${subjectId}`,
      { name: 'Louise Carter', role: 'engineer' },
      `${slipReason} I have corrected the date.`,
    );
  });
}

/** Reaches the next milestone, which may need an action of the customer or complete the delivery. */
function moveOn(world: World, row: Row, at: Date): void {
  const caseNumber = String(row['case_number']);
  const current = Number(row['current']) + 1;
  const isComplete = current === milestoneIds.length - 1;
  const state = stateOf(row);
  const milestones = milestonesAt(state, current, at);
  const reached = milestones[current];
  const asked = reached === undefined ? undefined : actionOfMilestone[reached.id];
  const subject = { caseNumber, siteName: String(row['a_name']) };
  const actions = asked === undefined ? [] : [actionOf(subject, asked, at)];
  saveDelivery(
    world,
    caseNumber,
    'Quayside',
    { ...state, milestones, jeopardy: null, actions },
    {
      current,
      status: isComplete ? 'complete' : asked === 'decideCharge' ? 'chargeToApprove' : 'inDelivery',
      outlook: isComplete ? 'complete' : 'onTrack',
      waiting_for: isComplete ? null : asked === undefined ? waitingForOwner(reached?.owner) : 'you',
    },
  );
  for (const action of actions) scheduleAcceptance(world, caseNumber, action);
  if (asked === 'decideCharge')
    world.schedule(0, { kind: 'delivery.chargeAsked', subjectId: caseNumber, payload: '' });
  if (isComplete)
    world.all(
      `UPDATE services SET status = 'live', health = 'up', provisioning_case = NULL, waiting_for = NULL WHERE provisioning_case = ?`,
      caseNumber,
    );
}

/** The milestones after one of them is reached. The last one is done at once. */
function milestonesAt({ milestones }: DeliveryState, current: number, at: Date): DeliveryState['milestones'] {
  const today = dayOf(at);
  return milestones.map((milestone, position) => {
    if (position < current)
      return { ...milestone, state: 'done' as const, actual: milestone.actual ?? today };
    if (position > current) return milestone;
    return position === milestoneIds.length - 1
      ? { ...milestone, state: 'done' as const, actual: today }
      : { ...milestone, state: 'current' as const, actual: null };
  });
}

function waitingForOwner(
  owner: ProvisioningCase['milestones'][number]['owner'] | undefined,
): ProvisioningCase['waitingFor'] {
  // The customer has nothing to do until there is an action.
  return owner === 'us' || owner === 'you' || owner === undefined ? 'us' : 'thirdParty';
}

import type { ProvisioningCase } from '../../contract/generated/openapi.ts';
import type { World } from '../../world/createWorld.ts';
import { numberOf } from '../../world/chance.ts';
import { END_OF_WORK, milestoneIds } from '../../world/deliveries.ts';
import { actionOf, actionOfMilestone, type DeliveryState } from '../../world/deliveryState.ts';
import type { Conversations } from '../conversations/store.ts';
import { readDelivery, saveDelivery, type DeliveryRow } from './deliveryRows.ts';
import { slip, slipReason } from './slip.ts';
import { handlePassedSlots, scheduleSlotPassed } from './surveySlots.ts';
import { dayOf, momentOf } from '../../world/days.ts';
import { handleUnansweredHandovers, scheduleAcceptance } from './unansweredHandover.ts';

const MINUTES_PER_DAY = 1440;

/**
 * The scheduled events of deliveries: what waits for us moves on (the next milestone, a cancellation, a handover after a dispute), carriers
 * change dates, and handovers count as accepted.
 */
export function addDeliveryEvents(world: World, conversations: Conversations): void {
  handleUnansweredHandovers(world, conversations);
  handlePassedSlots(world, conversations);
  world.on('delivery.moves', ({ subjectId }, at) => {
    const row = readDelivery(world, subjectId);
    if (row === undefined || row.waitingFor === null || row.waitingFor === 'you') return;
    const say = (text: string) => conversations.addEvent(`CV-${subjectId}`, text);
    if (row.status === 'cancelling') {
      cancel(world, row);
      say('The order is cancelled.');
    } else if (isDisputed(row.state)) {
      handOverAgain(world, row, at);
      say('We corrected what you told us, and hand the service over again.');
    } else {
      moveOn(world, row, at);
      say('The next milestone has begun.');
    }
  });

  world.on('delivery.slips', ({ subjectId }, at) => {
    const row = readDelivery(world, subjectId);
    if (row?.status !== 'inDelivery') return;
    const state = slip(row.state, 3 + numberOf(`${subjectId} ${at.toISOString()}`, 12), at);
    saveDelivery(world, subjectId, 'Quayside', { state, outlook: 'atRisk' });
    conversations.addReply(
      `CV-${subjectId}`,
      { name: 'Louise Carter', role: 'engineer' },
      `${slipReason} I have corrected the date.`,
    );
  });
}

/** Reaches the next milestone, which may need an action of the customer or complete the delivery. */
function moveOn(world: World, row: DeliveryRow, at: Date): void {
  const { caseNumber, state } = row;
  const current = row.current + 1;
  const isComplete = current === milestoneIds.length - 1;
  const milestones = milestonesAt(state, current, at);
  const reached = milestones[current];
  const asked = reached === undefined ? undefined : actionOfMilestone[reached.id];
  const subject = { caseNumber, siteName: row.siteName };
  const actions = asked === undefined ? [] : [actionOf(subject, asked, at)];
  const waitingFor = isComplete ? null : asked === undefined ? waitingForOwner(reached?.owner) : 'you';
  saveDelivery(world, caseNumber, 'Quayside', {
    state: { ...state, milestones, jeopardy: null, actions },
    current,
    status: isComplete ? 'complete' : asked === 'decideCharge' ? 'chargeToApprove' : 'inDelivery',
    outlook: isComplete ? 'complete' : 'onTrack',
    waitingFor,
  });
  for (const action of actions) {
    scheduleAcceptance(world, caseNumber, action);
    scheduleSlotPassed(world, caseNumber, action);
  }
  if (waitingFor === 'us')
    world.schedule(minutesTo(reached?.planned?.to, at), {
      kind: 'delivery.moves',
      subjectId: caseNumber,
      payload: '',
    });
  if (asked === 'decideCharge')
    world.schedule(0, { kind: 'delivery.chargeAsked', subjectId: caseNumber, payload: '' });
  if (isComplete)
    world.all(
      `UPDATE services SET status = 'live', health = 'up', provisioning_case = NULL, waiting_for = NULL WHERE provisioning_case = ?`,
      caseNumber,
    );
}

/** The minutes until the planned end of a milestone; a day if that has passed. */
function minutesTo(day: string | undefined, at: Date): number {
  const planned = day === undefined ? 0 : (Date.parse(momentOf(day, END_OF_WORK)) - at.getTime()) / 60_000;
  return planned > 0 ? planned : MINUTES_PER_DAY;
}

function isDisputed({ answers, milestones }: DeliveryState): boolean {
  const current = milestones.find(({ state }) => state === 'current' || state === 'blocked');
  return current?.id === 'handover' && answers[0]?.answer === 'dispute';
}

/** Asks for the handover again after what the customer disputed is corrected. */
function handOverAgain(world: World, row: DeliveryRow, at: Date): void {
  const { caseNumber } = row;
  const action = actionOf({ caseNumber, siteName: row.siteName }, 'decideHandover', at);
  saveDelivery(world, caseNumber, 'Quayside', {
    state: { ...row.state, actions: [action] },
    waitingFor: 'you',
  });
  scheduleAcceptance(world, caseNumber, action);
}

/** Ends a delivery whose charge was declined. Its service never carried traffic. */
function cancel(world: World, row: DeliveryRow): void {
  const { caseNumber } = row;
  saveDelivery(world, caseNumber, 'Quayside', { status: 'cancelled', waitingFor: null });
  world.all(
    `UPDATE services SET status = 'ceased', provisioning_case = NULL WHERE provisioning_case = ?`,
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

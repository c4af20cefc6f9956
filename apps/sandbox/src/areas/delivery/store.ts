import type { DeliveryAction, ProvisioningCase } from '../../contract/generated/openapi.ts';
import type { BodyOf } from '../../contract/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { numberOf } from '../../world/chance.ts';
import { milestoneIds } from '../../world/deliveries.ts';
import { actionOf, actionOfMilestone, type DeliveryState } from '../../world/deliveryState.ts';
import { wordOf } from '../../world/readRow.ts';
import { orderStatuses } from '../../world/words.ts';
import type { Caller } from '../caller.ts';
import type { Conversations } from '../conversations/store.ts';
import { toService } from '../services/toService.ts';
import { completedDelivery, serviceOfDelivery } from './completedDelivery.ts';
import { slip, slipReason } from './slip.ts';
import { stateOf, toProvisioningCase } from './toProvisioningCase.ts';

/** The answer of a customer to what a delivery waits for. */
export type DeliveryAnswer = BodyOf<'answerDeliveryAction'>;

/** Reads deliveries and answers what they wait for. */
export interface DeliveryStore {
  /** Undefined for a delivery that does not exist or belongs to another partner. */
  findRow(caller: Caller, caseNumber: string): Row | undefined;
  /** The delivery of a live service, by its case or order number. */
  findCompleted(caller: Caller, number: string): Omit<ProvisioningCase, 'etag'> | undefined;
  toProvisioningCase(row: Row): Omit<ProvisioningCase, 'etag'>;
  /** Throws 404, 409 or 422 for an answer that does not fit. */
  answer(caller: Caller, row: Row, actionId: string, answer: DeliveryAnswer): void;
}

/** The answers to each kind of action, and what the conversation says about them. */
const answers: Readonly<
  Record<DeliveryAction['kind'], Readonly<Partial<Record<DeliveryAnswer['answer'], string>>>>
> = {
  confirmSurvey: { confirm: 'confirmed a time for the survey.' },
  provideWayleave: { provide: 'sent the signed wayleave.' },
  decideCharge: {
    accept: 'accepted the excess construction charge.',
    decline: 'declined the excess construction charge. We are cancelling the order.',
  },
  decideHandover: {
    accept: 'accepted the handover.',
    dispute: 'disputed the handover. An engineer will look into it.',
  },
};

/** A milestone moves on this many minutes after the answer that it waited for. */
const MOVES_ON_AFTER = 0.2;

/** Opens the deliveries of a world. Milestones move, and carriers slip, by themselves. */
export function createDeliveryStore(world: World, conversations: Conversations): DeliveryStore {
  const select = `SELECT d.*, s.id AS service_id, s.name AS service_name, s.product, s.order_id, s.a_name, p.name AS project_name,
    (SELECT max(position) FROM entries WHERE conversation_id = 'CV-' || d.case_number) AS entry_count
    FROM deliveries d JOIN services s ON s.id = d.service_id LEFT JOIN projects p ON p.id = d.project_id`;

  function save(
    caseNumber: string,
    by: string,
    state: DeliveryState,
    columns: Partial<DeliveryColumns>,
  ): void {
    const all = {
      ...columns,
      state: JSON.stringify(state),
      changed_by: by,
      changed_at: world.now().toISOString(),
    };
    const assignments = Object.keys(all).map((name) => `${name} = ?`);
    world.all(
      `UPDATE deliveries SET ${assignments.join(', ')}, version = version + 1 WHERE case_number = ?`,
      ...Object.values(all),
      caseNumber,
    );
    if (columns.waiting_for !== undefined)
      world.all(
        'UPDATE services SET waiting_for = ? WHERE provisioning_case = ?',
        columns.waiting_for,
        caseNumber,
      );
  }

  world.on('delivery.moves', ({ subjectId }, at) => {
    const row = world.first(`${select} WHERE d.case_number = ?`, subjectId);
    if (row === undefined || Number(row['current']) >= milestoneIds.length - 1) return;
    const current = Number(row['current']) + 1;
    const state = stateOf(row);
    const today = at.toISOString().slice(0, 10);
    const isComplete = current === milestoneIds.length - 1;
    const milestones = state.milestones.map((milestone, position) => {
      if (position < current)
        return { ...milestone, state: 'done' as const, actual: milestone.actual ?? today };
      if (position === current)
        return {
          ...milestone,
          state: isComplete ? ('done' as const) : ('current' as const),
          actual: isComplete ? today : null,
        };
      return milestone;
    });
    const reached = milestones[current];
    const asked = reached === undefined ? undefined : actionOfMilestone[reached.id];
    const subject = { caseNumber: subjectId, siteName: String(row['a_name']) };
    save(
      subjectId,
      'Quayside',
      {
        ...state,
        milestones,
        jeopardy: null,
        actions: asked === undefined ? [] : [actionOf(subject, asked, at)],
      },
      {
        current,
        status: isComplete ? 'complete' : asked === 'decideCharge' ? 'chargeToApprove' : 'inDelivery',
        outlook: isComplete ? 'complete' : 'onTrack',
        waiting_for: isComplete ? null : asked === undefined ? waitingForOwner(reached?.owner) : 'you',
      },
    );
    conversations.addEvent(`CV-${subjectId}`, 'The next milestone has begun.');
    if (isComplete)
      world.all(
        `UPDATE services SET status = 'live', health = 'up', provisioning_case = NULL, waiting_for = NULL WHERE provisioning_case = ?`,
        subjectId,
      );
  });

  world.on('delivery.slips', ({ subjectId }, at) => {
    const row = world.first(`${select} WHERE d.case_number = ?`, subjectId);
    if (row === undefined || wordOf(row, 'status', orderStatuses) !== 'inDelivery') return;
    const state = stateOf(row);
    const slipped = slip(state, 3 + numberOf(`${subjectId} ${at.toISOString()}`, 12), at);
    save(subjectId, 'Quayside', slipped, { outlook: 'atRisk' });
    conversations.addReply(
      `CV-${subjectId}`,
      { name: 'Louise Carter', role: 'engineer' },
      `${slipReason} I have corrected the date.`,
    );
  });

  return {
    findRow: ({ partnerId }, caseNumber) =>
      world.first(
        `${select} WHERE (d.case_number = ? OR s.order_id = ?) AND d.partner_id = ?`,
        caseNumber,
        caseNumber,
        partnerId,
      ),
    findCompleted(caller, number) {
      const row = world.first(
        `SELECT * FROM services WHERE (id = ? OR order_id = ?) AND partner_id = ? AND status <> 'inDelivery'`,
        serviceOfDelivery(number),
        number,
        caller.partnerId,
      );
      return row && completedDelivery(toService(world, caller, row), String(row['a_name']));
    },
    toProvisioningCase,
    answer(caller, row, actionId, answer) {
      const caseNumber = String(row['case_number']);
      const state = stateOf(row);
      const action = state.actions.find(({ id }) => id === actionId);
      if (action === undefined)
        throw new ProblemError(404, 'This was answered already, or never asked. Load the delivery again.');
      const sentence = checkAnswer(action, answer);
      const conversationId = `CV-${caseNumber}`;
      if (answer.reason)
        conversations.addMessage(conversationId, caller, answer.reason, answer.attachmentIds ?? []);
      else if (answer.attachmentIds?.length)
        conversations.addMessage(
          conversationId,
          caller,
          'The signed wayleave is attached.',
          answer.attachmentIds,
        );
      conversations.addEvent(conversationId, `${caller.name} ${sentence}`);
      const isDeclined = answer.answer === 'decline';
      save(
        caseNumber,
        caller.name,
        {
          ...state,
          actions: state.actions.filter(({ id }) => id !== actionId),
          answers: [
            {
              actionId,
              kind: action.kind,
              answer: answer.answer,
              reason: answer.reason ?? '',
              slot: action.slots.find(({ id }) => id === answer.slotId) ?? null,
              by: { id: caller.id, name: caller.name },
              at: world.now().toISOString(),
            },
            ...state.answers,
          ],
        },
        {
          status: isDeclined ? 'cancelling' : 'inDelivery',
          waiting_for: 'us',
        },
      );
      if (!isDeclined && answer.answer !== 'dispute')
        world.schedule(MOVES_ON_AFTER, { kind: 'delivery.moves', subjectId: caseNumber, payload: '' });
    },
  };
}

interface DeliveryColumns {
  readonly status: ProvisioningCase['status'];
  readonly outlook: ProvisioningCase['outlook'];
  readonly waiting_for: ProvisioningCase['waitingFor'];
  readonly current: number;
}

function waitingForOwner(
  owner: ProvisioningCase['milestones'][number]['owner'] | undefined,
): ProvisioningCase['waitingFor'] {
  // The customer has nothing to do until there is an action.
  return owner === 'us' || owner === 'you' || owner === undefined ? 'us' : 'thirdParty';
}

function refuse(pointer: string, message: string): ProblemError {
  return new ProblemError(422, message, { errors: [{ pointer, detail: 'does not fit' }] });
}

/** Throws 422 for an answer that does not fit; returns what the conversation says about it. */
function checkAnswer(
  { kind, slots }: DeliveryAction,
  { answer, slotId, reason = '', attachmentIds = [] }: DeliveryAnswer,
): string {
  const sentence = answers[kind][answer];
  if (sentence === undefined)
    throw refuse('/answer', 'This cannot be answered like that. Load the delivery again.');
  if (answer === 'confirm' && slots.every(({ id }) => id !== slotId))
    throw refuse('/slotId', 'Choose one of the times.');
  if (answer === 'provide' && attachmentIds.length === 0)
    throw refuse('/attachmentIds', 'Attach the signed wayleave.');
  if ((answer === 'decline' || answer === 'dispute') && reason.trim() === '')
    throw refuse('/reason', 'Tell us why.');
  return sentence;
}

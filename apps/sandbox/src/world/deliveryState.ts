import type { DeliveryAction, ProvisioningCase } from '../contract/generated/openapi.ts';
import { numberOf } from './chance.ts';
import { momentOf } from './days.ts';
import { planOf, type MilestoneId, type WorldDelivery } from './deliveries.ts';
import { dayAfter } from './insert.ts';

/** The fields of a delivery that have no column of their own. */
export interface DeliveryState extends Pick<
  ProvisioningCase,
  'dates' | 'dateChanges' | 'jeopardy' | 'milestones' | 'answers'
> {
  readonly actions: StoredAction[];
}

/** An action without what depends on the caller. */
export type StoredAction = Omit<DeliveryAction, 'allowedAnswers' | 'refusedAnswers' | 'deciders'>;

type BegunDelivery = DeliveryState & Pick<ProvisioningCase, 'status' | 'outlook' | 'waitingFor'>;

export function beginDelivery(delivery: WorldDelivery, begin: Date): BegunDelivery {
  const { current, slip, action } = delivery;
  const plan = planOf(delivery);
  const before = planOf({ ...delivery, slip: null });
  const readyDay = plan.at(-1)?.toDay ?? 0;
  const readyBefore = before.at(-1)?.toDay ?? 0;
  const isCommitted = current > 7;
  const owner = plan[current]?.owner ?? 'us';
  const slippedAt = new Date(begin.getTime() - 3 * 86_400_000).toISOString();
  return {
    status: action === 'decideCharge' ? 'chargeToApprove' : current === 0 ? 'received' : 'inDelivery',
    outlook: slip === null ? 'onTrack' : slip.days > 14 ? 'delayed' : 'atRisk',
    waitingFor: action !== null ? 'you' : owner === 'us' || owner === 'you' ? 'us' : 'thirdParty',
    dates: {
      requested: dayAfter(begin, readyBefore - 7),
      indicative: dayAfter(begin, readyDay),
      committed: isCommitted ? dayAfter(begin, readyDay) : null,
    },
    dateChanges:
      slip === null
        ? []
        : [
            {
              date: isCommitted ? 'committed' : 'indicative',
              from: dayAfter(begin, readyBefore),
              to: dayAfter(begin, readyDay),
              at: slippedAt,
              reason: slip.reason,
              owner: slip.owner,
            },
          ],
    jeopardy: slip && { since: slippedAt, reason: slip.reason, newDate: dayAfter(begin, readyDay) },
    milestones: plan.map(({ id, owner: stepOwner, fromDay, toDay }, position) => ({
      id,
      state: position < current ? 'done' : position > current ? 'upcoming' : slip ? 'blocked' : 'current',
      planned: { from: dayAfter(begin, fromDay), to: dayAfter(begin, toDay) },
      actual: position < current ? dayAfter(begin, toDay) : null,
      owner: stepOwner,
      note: position === current && slip ? slip.reason : '',
    })),
    actions:
      action === null
        ? []
        : [
            actionOf(
              { caseNumber: delivery.caseNumber, siteName: delivery.service.aEnd.name },
              action,
              begin,
            ),
          ],
    answers: [],
  };
}

/** The name of a delivery in the texts of its actions. */
interface Subject {
  readonly caseNumber: string;
  readonly siteName: string;
}

type ActionText = Pick<StoredAction, 'title' | 'detail'> & Partial<StoredAction>;

/** The question of each milestone that needs the customer's answer. */
export const actionOfMilestone: Readonly<Partial<Record<MilestoneId, DeliveryAction['kind']>>> = {
  surveyBooked: 'confirmSurvey',
  charges: 'decideCharge',
  consents: 'provideWayleave',
  handover: 'decideHandover',
};

const actionNumbers: Readonly<Record<DeliveryAction['kind'], number>> = {
  decideCharge: 1,
  confirmSurvey: 2,
  provideWayleave: 3,
  decideHandover: 4,
};

/** An action of a delivery, to answer within a week from a day on. */
export function actionOf(subject: Subject, kind: DeliveryAction['kind'], from: Date): StoredAction {
  return {
    id: `AC-${subject.caseNumber.slice(3)}-${actionNumbers[kind]}`,
    kind,
    dueAt: momentOf(dayAfter(from, 7), 17),
    charge: null,
    ifDeclined: null,
    slots: [],
    ...actionTexts[kind](subject, from),
  };
}

/** The begin of the first time that an action offers; undefined if it offers none. */
export function firstSlotAt({ slots }: Pick<StoredAction, 'slots'>): string | undefined {
  return slots.map(({ from }) => from).toSorted()[0];
}

const actionTexts: Readonly<Record<DeliveryAction['kind'], (subject: Subject, from: Date) => ActionText>> = {
  confirmSurvey: ({ siteName }, from) => ({
    title: 'Choose a time for the survey',
    detail: `A surveyor looks at the way from the street to the comms room of ${siteName}. It takes about two hours.`,
    slots: [3, 4, 6].map((days, index) => ({
      id: `S${index + 1}`,
      from: momentOf(dayAfter(from, days), 8 + (index % 2)),
      to: momentOf(dayAfter(from, days), 12),
    })),
  }),
  provideWayleave: () => ({
    title: 'Upload the signed wayleave',
    detail:
      'The landlord’s signature allows us to bring the fibre into the building. The form is in Resources.',
  }),
  decideCharge({ caseNumber }) {
    const metres = 40 + numberOf(`${caseNumber} metres`, 160);
    return {
      title: 'Excess construction charge',
      detail: `${metres} m of new duct are needed from the footway to the building.`,
      charge: { amount: metres * 3400, currency: 'GBP' },
      ifDeclined: 'We cancel the order free of charge.',
    };
  },
  decideHandover: () => ({
    title: 'Accept the handover',
    detail:
      'The service is live and tested. Accept it, or tell us what is wrong. Without an answer it counts as accepted.',
  }),
};

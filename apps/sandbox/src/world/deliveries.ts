import type { DeliveryAction, ProvisioningCase } from '../contract/generated/openapi.ts';
import { isAmong, numberOf, pick, pickBy } from './chance.ts';
import { carriers } from './people.ts';
import type { WorldService } from './services.ts';

export const milestoneIds = [
  'received',
  'validated',
  'surveyBooked',
  'surveyDone',
  'charges',
  'consents',
  'build',
  'dateConfirmed',
  'install',
  'activate',
  'handover',
  'complete',
] as const;

export type MilestoneId = (typeof milestoneIds)[number];

/** The hour of London's day at which a milestone of ours ends. */
export const END_OF_WORK = 17;

/** Whether the delivery `d` is open, as an SQL condition. */
export const isOpenDelivery = `d.status NOT IN ('complete', 'cancelled')`;

/** The owner and the duration of each step. */
const steps: Readonly<
  Record<MilestoneId, readonly [owner: ProvisioningCase['milestones'][number]['owner'], days: number]>
> = {
  received: ['us', 1],
  validated: ['us', 3],
  surveyBooked: ['carrier', 6],
  surveyDone: ['carrier', 9],
  charges: ['you', 5],
  consents: ['landlord', 14],
  build: ['carrier', 20],
  dateConfirmed: ['us', 3],
  install: ['carrier', 6],
  activate: ['us', 3],
  handover: ['you', 5],
  complete: ['us', 1],
};

/** A delivery as the world begins. Days count from the world's first day. */
export interface WorldDelivery {
  readonly caseNumber: string;
  readonly service: WorldService;
  readonly carrier: string;
  /** The position of the current milestone. */
  readonly current: number;
  readonly receivedDay: number;
  readonly slip: {
    readonly days: number;
    readonly reason: string;
    readonly owner: 'carrier' | 'landlord' | 'council';
  } | null;
  readonly action: DeliveryAction['kind'] | null;
}

const slips = [
  ['The carrier moved the survey', 'carrier'],
  ['A permit for the road is missing', 'council'],
  ['The landlord has not signed the wayleave yet', 'landlord'],
  ['A duct is blocked outside the building', 'carrier'],
] as const;

/** Deliveries that examples and tests rely on: the position of the current milestone of the first ones. */
const firstSteps = [4, 2, 5, 10, 6, 8, 0, 1, 3, 7, 9];

export function createDeliveries(services: readonly WorldService[]): WorldDelivery[] {
  return services.filter(({ status }) => status === 'inDelivery').map(deliveryOf);
}

function deliveryOf(service: WorldService, index: number): WorldDelivery {
  const caseNumber = `PC-${Number(service.id.slice(3)) + 100_000}`;
  const current = firstSteps[index] ?? numberOf(`${caseNumber} step`, 11);
  const done = milestoneIds.slice(0, current).reduce((days, id) => days + steps[id][1], 0);
  const [, days] = steps[pick(milestoneIds, current)];
  const [reason, owner] = pickBy(slips, `${caseNumber} slip`);
  const hasSlip = index === 0 || isAmong(28, `${caseNumber} slips`);
  return {
    caseNumber,
    service,
    carrier: pickBy(carriers, `${caseNumber} carrier`),
    current,
    // The current step has not passed its plan.
    receivedDay: -done - 1 - Math.min(numberOf(`${caseNumber} late`, 4), days - 1),
    slip: hasSlip ? { days: 5 + numberOf(`${caseNumber} days`, 20), reason, owner } : null,
    action: actionOf(pick(milestoneIds, current), index < 11 || isAmong(60, `${caseNumber} action`)),
  };
}

function actionOf(current: MilestoneId, isAsked: boolean): DeliveryAction['kind'] | null {
  if (!isAsked) return null;
  if (current === 'surveyBooked') return 'confirmSurvey';
  if (current === 'charges') return 'decideCharge';
  if (current === 'consents') return 'provideWayleave';
  return current === 'handover' ? 'decideHandover' : null;
}

/** The planned days of each step, from the world's first day; slips included. */
export function planOf({
  receivedDay,
  slip,
  current,
}: Pick<WorldDelivery, 'receivedDay' | 'slip' | 'current'>) {
  let day = receivedDay;
  return milestoneIds.map((id, position) => {
    const [owner, days] = steps[id];
    const from = day;
    // A slip moves the current step and all that follow.
    day += days + (position === current ? (slip?.days ?? 0) : 0);
    return { id, owner, fromDay: from, toDay: day };
  });
}

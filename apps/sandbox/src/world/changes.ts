import type { ChangeImpact, ChangeRequestStatus, ChangeRequestType } from '../contract/generated/openapi.ts';
import { numberOf, pick, pickBy } from './chance.ts';
import { colleaguesOf, type Colleague } from './people.ts';
import { formatBandwidth, type WorldService } from './services.ts';

/** A change request as the world begins. Times are minutes before that moment; the window lies after it for open ones. */
export interface WorldChange {
  readonly id: string;
  readonly service: WorldService;
  readonly type: ChangeRequestType;
  readonly title: string;
  readonly status: ChangeRequestStatus;
  readonly impact: ChangeImpact;
  readonly requestedBy: Colleague;
  readonly requestedMinutesAgo: number;
  readonly updatedMinutesAgo: number;
  /** Days from the world's first day. */
  readonly windowDay: number;
  readonly reason: string;
  readonly bandwidthMbps: number | null;
  /** The bandwidth until then of a service that has been changed; null for any other. */
  readonly bandwidthBefore: number | null;
}

/** The notice period of every contract, in days. */
export const NOTICE_DAYS = 90;

/** The days of preparation of each kind of change. */
export const leadDays: Readonly<Record<ChangeRequestType, number>> = {
  bandwidth: 5,
  ip: 3,
  move: 45,
  contact: 0,
  cpe: 10,
  cease: NOTICE_DAYS,
};

const CHANGE_COUNT = 420;
const FIRST_NUMBER = 3001;
const MINUTES_PER_DAY = 1440;
/** After the preparation, so that a service ends on a working day. */
const SPARE_DAYS = 3;

/** The effect of each kind of change on the service during the work. */
export const impactOfChange: Readonly<Record<ChangeRequestType, ChangeImpact>> = {
  bandwidth: 'brief',
  ip: 'none',
  move: 'outage',
  contact: 'none',
  cpe: 'brief',
  cease: 'outage',
};

const reasons = [
  'The office grows to 400 people.',
  'We are moving to a new floor.',
  'The old router reaches the end of its support.',
  'Our cloud backup needs more bandwidth at night.',
];

const types = ['bandwidth', 'bandwidth', 'ip', 'cpe', 'move', 'contact'] as const;
const openStates = ['submitted', 'assessing', 'awaitingApproval', 'scheduled', 'implementing'] as const;
const endStates = ['done', 'done', 'done', 'rejected', 'rolledBack', 'cancelled'] as const;

/** The change requests of the world, newest first, the same on every machine. */
export function createChanges(services: readonly WorldService[]): WorldChange[] {
  const live = services.filter(({ status }) => status === 'live' || status === 'livePending');
  const pending = services.filter(({ status }) => status === 'livePending');
  const ceasing = services.filter(({ status }) => status === 'ceasing');
  const open = [...pending, ...ceasing].map((service, index) => changeOf(service, index, true));
  const ended = Array.from({ length: CHANGE_COUNT }, (_unused, index) =>
    changeOf(pick(live, index * 13), index, false),
  );
  return [...open, ...ended]
    .toSorted((a, b) => a.requestedMinutesAgo - b.requestedMinutesAgo)
    .map((change, index) => Object.assign(change, { id: `CR-${FIRST_NUMBER + index}` }));
}

function changeOf(service: WorldService, index: number, isOpen: boolean): Omit<WorldChange, 'id'> {
  const key = `${service.id} change ${index} ${isOpen}`;
  const type = service.status === 'ceasing' ? 'cease' : pickBy(types, `${key} type`);
  const status = isOpen ? pickBy(openStates, `${key} status`) : pickBy(endStates, `${key} status`);
  const leadTime = leadDays[type] + SPARE_DAYS;
  const ageDays = isOpen
    ? (status === 'implementing' ? leadTime : 1) + numberOf(`${key} age`, 40)
    : 60 + numberOf(`${key} age`, 500);
  const people = colleaguesOf(service.partnerId);
  // The service of a change that is done has its new bandwidth.
  const isDone = status === 'done' && type === 'bandwidth';
  const bandwidthBefore = isDone ? service.bandwidthMbps / 2 : null;
  const bandwidthMbps = type === 'bandwidth' ? (bandwidthBefore ?? service.bandwidthMbps) * 2 : null;
  return {
    service,
    type,
    title: titleOf(type, { bandwidthMbps: bandwidthBefore ?? service.bandwidthMbps }, bandwidthMbps),
    status,
    impact: impactOfChange[type],
    requestedBy: pick(people, numberOf(`${key} person`, people.length)),
    requestedMinutesAgo: ageDays * MINUTES_PER_DAY + numberOf(`${key} minute`, MINUTES_PER_DAY),
    updatedMinutesAgo: Math.round(ageDays * MINUTES_PER_DAY * 0.4),
    windowDay: isOpen
      ? Math.max(SPARE_DAYS, leadTime - ageDays) + numberOf(`${key} window`, 30)
      : -ageDays + leadTime,
    reason: pickBy(reasons, `${key} reason`),
    bandwidthMbps,
    bandwidthBefore,
  };
}

export function titleOf(
  type: ChangeRequestType,
  { bandwidthMbps: before }: Pick<WorldService, 'bandwidthMbps'>,
  after: number | null,
): string {
  const titles: Readonly<Record<ChangeRequestType, string>> = {
    bandwidth: `${formatBandwidth(before)} to ${formatBandwidth(after ?? before)}`,
    ip: 'More public IP addresses',
    move: 'Move to another address',
    contact: 'New site contact',
    cpe: 'Replace the router',
    cease: 'Cease the service',
  };
  return titles[type];
}

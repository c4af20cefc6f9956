import type { ChangeRequest, ChangeRequestSummary } from '../../contract/generated/openapi.ts';
import { shownOf } from '../../store/typedObject.ts';
import {
  changeSummaryFields,
  services,
  type ChangeRow,
  type ChangeState,
  type ServiceRow,
} from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import { approvalOfSubject } from '../approvals/approvalOfSubject.ts';
import type { Unlisted } from '../actions.ts';
import { namedPerson, type ReadBy } from '../turns.ts';
import { chargesOf, diffOf, extraMonthly, type NewChange } from './changeCharges.ts';
import { dayOf } from '../../world/days.ts';

const path = ['submitted', 'assessing', 'awaitingApproval', 'scheduled', 'implementing', 'done'] as const;

export const toChangeSummary = (change: ReadBy<ChangeRow>): ChangeRequestSummary => ({
  ...shownOf(change, changeSummaryFields),
  ...namedPerson(change.waitingForPerson),
});

/** A request as its page shows it, without its version and its actions. */
export type ShownChange = Omit<Unlisted<ChangeRequest>, 'etag'>;

export function toChangeRequest(world: Pick<World, 'all' | 'now'>, row: ReadBy<ChangeRow>): ShownChange {
  const summary = toChangeSummary(row);
  const service = services.first(world, 'id = ?', summary.service.id);
  if (service === undefined) throw new Error(`There is no service ${summary.service.id}.`);
  const { state, status } = row;
  const body = wantedChange(row);
  const history = state.history ?? historyOf(summary);
  const before = status === 'done' ? beforeDone(service, body, state) : service;
  return {
    ...summary,
    reason: state.reason,
    cease: ceaseOf(row),
    diff: state.diff ?? diffOf(before, body),
    // The charges are those of the day of the request.
    charges: state.charges ?? chargesOf({ now: () => new Date(summary.requestedAt) }, before, body),
    approval: approvalOfSubject(world, 'change', summary.id) ?? approvalOf(summary, history),
    schedule: scheduleOf(summary, world.now()),
    history,
  };
}

/** The service as it was before a change that is done. */
function beforeDone(service: ServiceRow, body: NewChange, { bandwidthBefore }: ChangeState): ServiceRow {
  const before = { ...service, bandwidthMbps: bandwidthBefore ?? service.bandwidthMbps };
  return { ...before, mrc: service.mrc - extraMonthly(before, body) };
}

export function wantedChange({ state, ...change }: ChangeRow): NewChange {
  return state.body ?? seededBody(change, state);
}

/** The end of a service that a change asks for; null for another change. An approval that came late has moved the day. */
export function ceaseOf(row: ChangeRow): ChangeRequest['cease'] {
  const { ceaseDate, ceaseReason } = wantedChange(row);
  if (ceaseDate === undefined || ceaseReason === undefined) return null;
  const [lastDay = ceaseDate] = [ceaseDate, row.window ? dayOf(new Date(row.window.from)) : '']
    .toSorted()
    .toReversed();
  return { lastDay, reason: ceaseReason };
}

function seededBody(
  { type, service, window }: Pick<ChangeRow, 'type' | 'service' | 'window'>,
  state: ChangeState,
): NewChange {
  return {
    serviceId: service.id,
    type,
    ...(type === 'bandwidth' && { bandwidthMbps: state.bandwidthMbps ?? 1000 }),
    ...(type === 'ip' && { ipAddresses: 8 }),
    ...(type === 'move' && { newAddress: '12 Harbour Street, Bristol', newPostcode: 'BS1 4RW' }),
    ...(type === 'contact' && { contact: { name: 'Facilities desk', phone: '020 7946 0018' } }),
    ...(type === 'cpe' && { equipment: 'Router with two WAN ports' }),
    ...(type === 'cease' && {
      ceaseDate: (window && dayOf(new Date(window.from))) ?? '2027-01-31',
      ceaseReason: 'noLongerNeeded',
    }),
  };
}

function approvalOf(
  { status, updatedAt }: ChangeRequestSummary,
  history: ChangeRequest['history'],
): ChangeRequest['approval'] {
  if (status === 'draft' || status === 'submitted' || status === 'assessing') return null;
  if (status === 'awaitingApproval') return { state: 'pending', by: null, at: null, comment: '' };
  if (status === 'cancelled') {
    // Cancelling a change withdraws its approval, if there is one.
    const isAsked = history.some((step) => step.status === 'awaitingApproval');
    return isAsked ? { state: 'withdrawn', by: history[0]?.by ?? '', at: updatedAt, comment: '' } : null;
  }
  return {
    state: status === 'rejected' ? 'rejected' : 'approved',
    by: 'Amelia Hartley',
    at: decidedAt(history) ?? updatedAt,
    comment: status === 'rejected' ? 'Not before the end of the year.' : '',
  };
}

/** The steps of the work, once it is scheduled. They take a quarter of the window each. */
function scheduleOf({ window, status }: ChangeRequestSummary, now: Date): ChangeRequest['schedule'] {
  if (window === null || !['scheduled', 'implementing', 'done', 'rolledBack'].includes(status)) return [];
  const from = Date.parse(window.from);
  const length = (Date.parse(window.to) - from) / 4;
  const at = (quarter: number) => new Date(from + quarter * length).toISOString();
  const present = Math.min(3, Math.max(0, Math.floor((now.getTime() - from) / length)));
  const stateAt = (position: number) => {
    if (status === 'scheduled') return 'upcoming';
    if (status === 'rolledBack' && position === 2) return 'failed';
    if (status !== 'implementing' || position < present) return 'done';
    return position === present ? 'current' : 'upcoming';
  };
  return ['Prepare and take a backup', 'Make the change', 'Test with you', 'Clean up'].map(
    (title, position) => ({
      title,
      from: at(position),
      to: at(position + 1),
      state: stateAt(position),
    }),
  );
}

/** The history of a seeded change: the work has the times of its window, and the steps before it are spread evenly. */
function historyOf({
  status,
  requestedAt,
  updatedAt,
  requestedBy,
  window,
}: ChangeRequestSummary): ChangeRequest['history'] {
  const steps = stepsTo(status);
  const beforeWork = steps.filter((step) => !isWork(step)).length;
  const hasWork = beforeWork < steps.length;
  const begun = hasWork ? (window?.from ?? updatedAt) : updatedAt;
  const from = Date.parse(requestedAt);
  const span = (Date.parse(begun) - from) / Math.max(1, hasWork ? beforeWork : beforeWork - 1);
  return steps
    .map((step, index) => ({
      at:
        index < beforeWork
          ? new Date(from + span * index).toISOString()
          : step === 'implementing'
            ? begun
            : updatedAt,
      status: step,
      by: index === 0 ? requestedBy.name : 'Quayside',
      note: '',
    }))
    .toReversed();
}

function isWork(status: ChangeRequest['status']): boolean {
  return status === 'implementing' || status === 'done' || status === 'rolledBack';
}

/** The states that a change has passed through to reach its present one. */
function stepsTo(status: ChangeRequest['status']): readonly ChangeRequest['status'][] {
  if (status === 'rolledBack') return [...path.slice(0, -1), status];
  if (status === 'rejected') return [...path.slice(0, path.indexOf('scheduled')), status];
  const reached = path.findIndex((step) => step === status);
  return reached === -1 ? ['submitted', status] : path.slice(0, reached + 1);
}

/** The moment at which a change left the wait for its approval; that of its present state if it never waited. */
export function decidedAt(history: ChangeRequest['history']): string | undefined {
  const waited = history.findIndex(({ status }) => status === 'awaitingApproval');
  return (history[waited - 1] ?? history[0])?.at;
}

import type { DatabaseSync } from 'node:sqlite';
import { fenwick, halden, northgate } from '../../seed/partners.ts';
import { isAmong, numberOf } from '../../world/chance.ts';
import { createInsert, dayAfter, minutesBefore } from '../../world/insert.ts';
import { approvals, pendingApproval, type ApprovalState, type NewApprovalRow } from './approvals.ts';
import { delegations } from './delegations.ts';
import { orders } from '../orders/orders.ts';
import { approvalsDesk, approversAmong, firstApproversOf } from './approvers.ts';
import {
  changeRequests,
  chargeRequests,
  orderRequests,
  readerOf,
  type SeededRequest,
} from './seedRequests.ts';
import { otherRequests } from './seedOtherRequests.ts';
import { FIRST_APPROVAL } from './submitApproval.ts';

const HOURS_TO_DECIDE = 24;

/** Kinds whose approvals expire. The others stay on hold. */
const expiringKinds: ReadonlySet<string> = new Set(['order', 'discount', 'access', 'deal']);

/** Adds the approvals with which the world begins, and a delegation. Those that examples and tests rely on come first. */
export function fillApprovals(database: DatabaseSync, begin: Date): void {
  const reader = readerOf(database, begin);
  const charges = chargeRequests(reader);
  const changes = changeRequests(reader);
  const pendingOrders = orderRequests(reader);
  const others = otherRequests(reader, northgate.id, 190);
  const isForExamples = (request: SeededRequest) =>
    request === charges[0] ||
    request === changes.find(isSimpleChange) ||
    pendingOrders.slice(0, 2).includes(request);
  const all = [...charges, ...changes, ...pendingOrders, ...others];
  const requests = [
    ...all.filter(isForExamples).toSorted((a, b) => rankOf(a) - rankOf(b)),
    ...all.filter((request) => !isForExamples(request)),
    ...otherRequests(reader, fenwick.id, 12),
    ...otherRequests(reader, halden.id, 16),
  ];
  const add = approvals.createAdder(database);
  const schedule = createInsert(database, 'scheduled_events');
  for (const [index, request] of requests.entries()) {
    const row = rowOf(request, FIRST_APPROVAL + index);
    add(row);
    if (row.status !== 'pending') continue;
    if (request.approval.subject.kind === 'order')
      orders.set(reader, request.approval.subject.id, { approvalId: row.id });
    if (expiringKinds.has(row.kind))
      schedule({ at: row.dueAt, kind: 'approval.expires', subject_id: row.id, payload: '' });
    if (decidesByItself(row))
      schedule({
        at: minutesBefore(begin, -(HOURS_TO_DECIDE * 60 + index)),
        kind: 'approval.approverDecides',
        subject_id: row.id,
        payload: '',
      });
  }
  delegations.createAdder(database)({
    personId: 'priya.shah',
    personName: 'Priya Shah',
    partnerId: northgate.id,
    to: { id: 'amelia', name: 'Amelia Hartley' },
    fromDay: dayAfter(begin, -5),
    untilDay: dayAfter(begin, 9),
  });
}

function isSimpleChange({ approval, ended, requestedBy, partnerId }: SeededRequest): boolean {
  return (
    approval.kind === 'change' &&
    ended === null &&
    requestedBy.id !== 'amelia' &&
    partnerId === northgate.id &&
    approval.total.mrc > 0
  );
}

const exampleKinds = ['ecc', 'change', 'order'];

function rankOf({ approval }: SeededRequest): number {
  return exampleKinds.indexOf(approval.kind);
}

/** Whether a scheduled event decides: no demo account can, as for Amelia's requests to Priya Shah, who has delegated all others. */
function decidesByItself({ partnerId, approver, requestedBy }: NewApprovalRow): boolean {
  if (partnerId !== northgate.id) return true;
  return approver.id === 'priya.shah' && requestedBy.id === 'amelia';
}

function rowOf(
  { partnerId, requestedBy, requestedAt, approval, ended }: SeededRequest,
  number: number,
): NewApprovalRow {
  const id = `AP-${number}`;
  const possible = approversAmong(firstApproversOf(partnerId), requestedBy.id, approval.total.tcv);
  const isOfSecond = number > FIRST_APPROVAL + 4 && isAmong(35, `${id} approver`);
  const approver = possible[isOfSecond ? possible.length - 1 : 0] ?? approvalsDesk;
  const changes = changesOf(id, approval.total.mrc, ended !== null);
  const submitted = { at: requestedAt, event: 'submitted', by: requestedBy.name, note: '' } as const;
  const row = pendingApproval({
    id,
    number,
    partnerId,
    approval,
    requestedBy,
    requestedAt,
    approver,
    state: {
      changes,
      history: [
        ...(changes.length > 0
          ? [{ at: plusHours(requestedAt, 20), event: 'changed', by: requestedBy.name, note: '' } as const]
          : []),
        submitted,
      ],
    },
  });
  return ended === null ? row : endedRow(row, ended);
}

/** Some requests were corrected after they had been submitted. */
function changesOf(id: string, mrc: number, isEnded: boolean): ApprovalState['changes'] {
  if (isEnded || mrc <= 0 || !(id === 'AP-7002' || isAmong(15, `${id} changed`))) return [];
  const before = Math.round(mrc * (1.05 + numberOf(id, 10) / 100));
  return [
    { field: 'mrc', before: pounds(before), after: pounds(mrc) },
    { field: 'date', before: null, after: 'Outside office hours' },
  ];
}

function endedRow(
  row: NewApprovalRow,
  { status, at, comment }: NonNullable<SeededRequest['ended']>,
): NewApprovalRow {
  const { state, requestedBy, approver } = row;
  const by =
    status === 'withdrawn' || status === 'superseded'
      ? requestedBy
      : status === 'expired'
        ? { id: 'quayside', name: 'Quayside' }
        : approver;
  return {
    ...row,
    status,
    waitingFor: null,
    decidedAt: at,
    state: {
      ...state,
      decision: { decision: status, by: { id: by.id, name: by.name }, at, comment },
      history: [{ at, event: status, by: by.name, note: comment }, ...state.history],
    },
  };
}

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

function pounds(pence: number): string {
  return money.format(pence / 100);
}

function plusHours(moment: string, hours: number): string {
  return new Date(Date.parse(moment) + hours * 3_600_000).toISOString();
}

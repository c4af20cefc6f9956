import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { numberOf, pickBy } from '../../world/chance.ts';
import { createReader } from '../../store/collection.ts';
import { changes, services } from '../../world/collections.ts';
import type { Row } from '../../world/createWorld.ts';
import { actionOf, type StoredAction } from '../../world/deliveryState.ts';
import { minutesBefore } from '../../world/insert.ts';
import { decidedAt, toChangeRequest } from '../change-requests/toChangeRequest.ts';
import { orders } from '../orders/orders.ts';
import { changeApproval } from './changeApproval.ts';
import { chargeApproval, coordinator, deliveriesOfCharges, type DeliveryOfCharge } from './chargeApproval.ts';
import { formatBandwidth } from '../../world/services.ts';
import type { NewApproval } from './newApproval.ts';
import type { ApprovalDecision } from './submitApproval.ts';

export interface SeededRequest {
  readonly partnerId: string;
  readonly requestedBy: { readonly id: string; readonly name: string };
  readonly requestedAt: string;
  readonly approval: NewApproval;
  /** The decision or expiry; null while pending. */
  readonly ended: {
    readonly status: ApprovalDecision['decision'] | 'superseded';
    readonly at: string;
    readonly comment: string;
  } | null;
}

const MINUTES_PER_DAY = 1440;

export interface WorldReader {
  all(sql: string, ...values: SQLInputValue[]): Row[];
  first(sql: string, ...values: SQLInputValue[]): Row | undefined;
  now(): Date;
}

export function readerOf(database: DatabaseSync, begin: Date): WorldReader {
  const all = (sql: string, ...values: SQLInputValue[]) => database.prepare(sql).all(...values);
  return { all, first: (sql, ...values) => all(sql, ...values)[0], now: () => begin };
}

/** The charges of deliveries: those that wait for an answer, and some that were accepted earlier. */
export function chargeRequests(reader: WorldReader): SeededRequest[] {
  const asked = deliveriesOfCharges(reader, `d.status = 'chargeToApprove' ORDER BY d.case_number`).flatMap(
    (row) => {
      const action = row.state.actions.find(({ kind }) => kind === 'decideCharge');
      return action === undefined ? [] : [chargeRequest(row, action, reader.now(), null)];
    },
  );
  const accepted = deliveriesOfCharges(reader, 'd.current > 5 AND d.current < 11 ORDER BY d.case_number')
    .filter((_row, index) => index % 5 === 0)
    .map((row) => {
      const at = minutesBefore(reader.now(), (20 + numberOf(row.caseNumber, 60)) * MINUTES_PER_DAY);
      const action = actionOf(row, 'decideCharge', new Date(at));
      return chargeRequest(row, action, new Date(Date.parse(at)), { status: 'approved', at, comment: '' });
    });
  return [...asked, ...accepted];
}

function chargeRequest(
  row: DeliveryOfCharge,
  action: StoredAction,
  from: Date,
  ended: SeededRequest['ended'],
): SeededRequest {
  const days = 1 + numberOf(`${action.id} asked`, 5);
  return {
    partnerId: row.partnerId,
    requestedBy: coordinator,
    requestedAt: minutesBefore(from, days * MINUTES_PER_DAY + numberOf(action.id, 600)),
    approval: chargeApproval(row, action),
    ended,
  };
}

const endOfChange: Readonly<Record<string, ApprovalDecision['decision']>> = {
  scheduled: 'approved',
  implementing: 'approved',
  done: 'approved',
  rolledBack: 'approved',
  rejected: 'rejected',
  cancelled: 'withdrawn',
};

const readContractEnd = createReader({ ...changes.fields, contractEnd: services.fields.contractEnd });

function readChange(reader: WorldReader, row: Row) {
  const { contractEnd, ...change } = readContractEnd(row);
  return { ...toChangeRequest(reader, change), partnerId: change.partnerId, contractEnd };
}

/** The change requests that wait for an approval, and a part of those that got or missed one. */
export function changeRequests(reader: WorldReader): SeededRequest[] {
  return reader
    .all(
      `SELECT c.*, s.contract_end FROM changes c JOIN services s ON s.id = c.service_id
       WHERE c.status NOT IN ('draft', 'submitted', 'assessing')
         AND (c.waiting_for IS NOT NULL OR c.number % 3 = 0) ORDER BY c.status <> 'awaitingApproval', c.number`,
    )
    .map((row) => {
      const { partnerId, contractEnd, ...change } = readChange(reader, row);
      const status = endOfChange[change.status];
      const comment = status === 'rejected' ? 'Not before the end of the year.' : '';
      return {
        partnerId,
        requestedBy: change.requestedBy,
        requestedAt: change.requestedAt,
        approval: changeApproval(change, contractEnd),
        ended:
          status === undefined
            ? null
            : { status, at: decidedAt(change.history) ?? change.updatedAt, comment },
      };
    });
}

export function orderRequests(reader: WorldReader): SeededRequest[] {
  return orders
    .all(reader, `waiting_for = 'you' AND status = 'received' ORDER BY number`)
    .map(({ id, name, total, items, ...order }, index) => {
      const [first] = items;
      return {
        partnerId: order.partnerId,
        requestedBy: order.requestedBy,
        requestedAt: order.requestedAt,
        approval: {
          kind: 'order',
          title: name,
          subject: { kind: 'order', id, name },
          total,
          dueAt: minutesBefore(reader.now(), -(3 + (index % 12)) * MINUTES_PER_DAY - 300),
          ifNotDecided: 'The order expires. Nothing is delivered or charged.',
          lines: items.map((item) => ({
            label: `${item.site.name}, ${item.product} ${formatBandwidth(item.bandwidthMbps)}, ${item.termMonths} months`,
            nrc: item.nrc,
            mrc: item.mrc,
          })),
          description: `${items.length} ${items.length === 1 ? 'service' : 'services'} of ${first?.termMonths ?? 36} months. Purchase order ${order.purchaseOrder}.`,
          reason: pickBy(orderReasons, id),
        },
        ended: null,
      };
    });
}

const orderReasons = [
  'The lease begins on 1 March, and the team moves in two weeks later.',
  'The present lines reach their limit every afternoon.',
  'Our auditors ask for a second path to each of these sites.',
];

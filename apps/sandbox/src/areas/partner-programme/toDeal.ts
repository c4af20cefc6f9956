import type { Deal, DealSummary } from '../../contract/generated/openapi.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { dayAfter } from '../../world/insert.ts';
import { textOf, textOrNull, wordOf, wordOrNull } from '../../world/readRow.ts';
import { orderStatuses, waitingForWords } from '../../world/words.ts';
import { approvalOfSubject } from '../approvals/approvalOfSubject.ts';
import type { Caller } from '../caller.ts';
import { findQuote, quoteStatuses } from '../quotes/quoteRecord.ts';
import { dealProducts, dealStatuses, stateOf } from './dealRow.ts';

const gbp = (amount: number) => ({ amount, currency: 'GBP' });

/** A deal as lists show it. */
export function toDealSummary(row: Row): DealSummary {
  return {
    number: textOf(row, 'number'),
    name: textOf(row, 'name'),
    customerName: textOf(row, 'customer_name'),
    product: wordOf(row, 'product', dealProducts),
    status: wordOf(row, 'status', dealStatuses),
    waitingFor: wordOrNull(row, 'waiting_for', waitingForWords),
    expected: { mrc: gbp(Number(row['mrc'])), tcv: gbp(Number(row['tcv'])) },
    termMonths: row['term_months'] === 12 ? 12 : row['term_months'] === 60 ? 60 : 36,
    expectedCloseOn: textOf(row, 'expected_close_on'),
    registeredBy: { id: textOf(row, 'registered_by'), name: textOf(row, 'registered_by_name') },
    registeredAt: textOf(row, 'registered_at'),
    decisionDueOn: textOrNull(row, 'decision_due_on'),
    protectedUntil: textOrNull(row, 'protected_until'),
    quoteNumber: textOrNull(row, 'quote_number'),
    updatedAt: textOf(row, 'updated_at'),
  };
}

/** A deal as its page shows it to a caller. */
export function toDeal(world: World, row: Row, caller: Caller): Omit<Deal, 'etag'> {
  const summary = toDealSummary(row);
  const { description, customerPostcode, question, reason, history } = stateOf(row);
  return {
    ...summary,
    customerPostcode,
    description,
    step: wordOrNull(row, 'step', ['approval', 'review']),
    approval: approvalOfSubject(world, 'deal', summary.number) ?? null,
    question,
    protection: protectionOf(row),
    reason,
    quote: quoteOf(world, row, caller),
    history: [...history],
    allowedActions: allowedActionsOf(world, row),
  };
}

function protectionOf(row: Row): Deal['protection'] {
  const from = textOrNull(row, 'protected_from');
  const until = textOrNull(row, 'protected_until');
  return from === null || until === null ? null : { from, until, extension: stateOf(row).extension };
}

/** The products that the portal can quote. */
const quotable: ReadonlySet<string> = new Set(['wan', 'internetAccess', 'backupLines']);

/** A deal may have a new quote once its quote is in one of these states. */
const endedQuotes: ReadonlySet<string> = new Set(['declined', 'expired', 'cancelled']);

type Action = Deal['allowedActions'][number];

/** The actions that a colleague of the partner may take on a deal now. */
export function allowedActionsOf(world: Pick<World, 'first' | 'now'>, row: Row): Action[] {
  const status = wordOf(row, 'status', dealStatuses);
  const quoteStatus = statusOfQuote(world, row);
  const isProtected =
    status === 'approved' && (textOrNull(row, 'protected_until') ?? '') >= dayAfter(world.now(), 0);
  const isOrdered = quoteStatus === 'ordered';
  const conditions: readonly (readonly [Action, boolean])[] = [
    ['edit', status === 'draft'],
    ['answer', status === 'returned'],
    [
      'quote',
      isProtected &&
        quotable.has(textOf(row, 'product')) &&
        (quoteStatus === null || endedQuotes.has(quoteStatus)),
    ],
    ['extend', isProtected && !isOrdered && stateOf(row).extension === null],
    ['withdraw', status === 'pending' || status === 'returned' || (isProtected && !isOrdered)],
  ];
  return conditions.flatMap(([action, isAllowed]) => (isAllowed ? [action] : []));
}

function statusOfQuote(world: Pick<World, 'first'>, row: Row): string | null {
  const number = textOrNull(row, 'quote_number');
  const quote =
    number === null ? undefined : world.first('SELECT status FROM quotes WHERE number = ?', number);
  return quote === undefined ? null : textOf(quote, 'status');
}

/** The quote and the order that a deal became. Colleagues see their status, even where they may not open the quote. */
function quoteOf(world: World, row: Row, caller: Caller): Deal['quote'] {
  const number = textOrNull(row, 'quote_number');
  const quote = number === null ? undefined : world.first('SELECT * FROM quotes WHERE number = ?', number);
  if (number === null || quote === undefined) return null;
  const orderId = textOrNull(quote, 'order_id');
  const order = orderId === null ? undefined : world.first('SELECT * FROM orders WHERE id = ?', orderId);
  return {
    number,
    status: wordOf(quote, 'status', quoteStatuses),
    isVisible: findQuote(world, caller, number) !== undefined,
    order: order === undefined ? null : orderOf(world, order),
  };
}

function orderOf(world: World, order: Row): NonNullable<Deal['quote']>['order'] {
  const id = textOf(order, 'id');
  const delivery = world.first(
    `SELECT d.case_number FROM services s JOIN deliveries d ON d.service_id = s.id WHERE s.order_id = ? ORDER BY s.id`,
    id,
  );
  return {
    id,
    status: wordOf(order, 'status', orderStatuses),
    provisioningCase: delivery === undefined ? null : textOf(delivery, 'case_number'),
  };
}

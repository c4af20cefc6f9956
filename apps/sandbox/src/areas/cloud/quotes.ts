import type { CloudQuote } from '../../contract/generated/openapi.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { textOf } from '../../world/readRow.ts';
import type { Caller } from '../caller.ts';
import { quoteOfRow } from './toEstimate.ts';

/** The minutes until a quote is ready. */
const READY_AFTER_MINUTES = 0.2;
const VALID_DAYS = 30;
const DAY_MS = 86_400_000;
const QUOTES_TEAM = 'Quotes team';

/** A new quote, requested now. */
export function requestedQuote(world: World, { id, name }: Caller, message: string): CloudQuote {
  return {
    number: null,
    requestedAt: world.now().toISOString(),
    requestedBy: { id, name },
    message,
    readyAt: null,
    validUntil: null,
    endedAt: null,
    endedBy: null,
    reason: '',
  };
}

/** Schedules the event in which the quotes team prices an estimate. */
export function scheduleQuote(world: World, number: string): void {
  world.schedule(READY_AFTER_MINUTES, { kind: 'cloud.quote.ready', subjectId: number, payload: '' });
}

/** The quote of an estimate after the customer withdrew or declined it. */
export function endedQuote(
  world: World,
  row: Row,
  { name }: Caller,
): { quote: CloudQuote; status: string } | null {
  const quote = quoteOfRow(row);
  if (quote === null || (row['status'] !== 'pricing' && row['status'] !== 'ready')) return null;
  const isReady = row['status'] === 'ready';
  return {
    status: isReady ? 'declined' : 'cancelled',
    quote: {
      ...quote,
      endedAt: world.now().toISOString(),
      endedBy: name,
      reason: isReady ? `Declined by ${name}.` : `Taken back by ${name}.`,
    },
  };
}

/** The scheduled events of cloud quotes: they become ready, and expire. */
export function handleQuoteEvents(world: World): void {
  function store(row: Row, status: string, quote: CloudQuote, at: Date): void {
    world.all(
      `UPDATE cloud_estimates SET status = ?, quote = ?, updated_at = ?, changed_by = ?, version = version + 1 WHERE number = ?`,
      status,
      JSON.stringify(quote),
      at.toISOString(),
      QUOTES_TEAM,
      textOf(row, 'number'),
    );
  }
  const find = (number: string) => world.first('SELECT * FROM cloud_estimates WHERE number = ?', number);

  world.on('cloud.quote.ready', ({ subjectId }, at) => {
    const row = find(subjectId);
    const quote = row && quoteOfRow(row);
    if (!row || !quote || row['status'] !== 'pricing') return;
    const validUntil = new Date(at.getTime() + VALID_DAYS * DAY_MS).toISOString();
    const number = subjectId.replace('CE-', 'CQ-');
    store(row, 'ready', { ...quote, number, readyAt: at.toISOString(), validUntil }, at);
  });
}

/** Ends the quotes that have expired. */
export function expireQuotes(world: World): void {
  const now = world.now().toISOString();
  const overdue = world.all(
    `SELECT * FROM cloud_estimates WHERE status = 'ready' AND json_extract(quote, '$.validUntil') < ?`,
    now,
  );
  for (const row of overdue) {
    const quote = quoteOfRow(row);
    if (quote === null) continue;
    const ended = { ...quote, endedAt: quote.validUntil, reason: 'Nobody decided within 30 days.' };
    world.write(() =>
      world.all(
        `UPDATE cloud_estimates SET status = 'expired', quote = ?, version = version + 1 WHERE number = ?`,
        JSON.stringify(ended),
        textOf(row, 'number'),
      ),
    );
  }
}

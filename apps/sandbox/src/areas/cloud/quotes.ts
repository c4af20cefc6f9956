import type { CloudQuote } from '../../contract/generated/openapi.ts';
import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import { estimates, type EstimateRow } from './estimates.ts';

/** The minutes until a quote is ready. */
const READY_AFTER_MINUTES = 0.2;
const VALID_DAYS = 30;
const DAY_MS = 86_400_000;
const QUOTES_TEAM = 'Quotes team';

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
  { quote, status }: EstimateRow,
  { name }: Caller,
): Pick<EstimateRow, 'quote' | 'status'> | null {
  if (quote === null || (status !== 'pricing' && status !== 'ready')) return null;
  const isReady = status === 'ready';
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

/** The scheduled events of cloud quotes: they become ready. */
export function handleQuoteEvents(world: World): void {
  world.on('cloud.quote.ready', ({ subjectId }, at) => {
    const { status, quote } = estimates.first(world, 'number = ?', subjectId) ?? {};
    if (!quote || status !== 'pricing') return;
    const validUntil = new Date(at.getTime() + VALID_DAYS * DAY_MS).toISOString();
    const number = subjectId.replace('CE-', 'CQ-');
    const updatedAt = at.toISOString();
    estimates.change(world, subjectId, QUOTES_TEAM, {
      status: 'ready',
      quote: { ...quote, number, readyAt: updatedAt, validUntil },
      updatedAt,
    });
  });
}

export function expireQuotes(world: World): void {
  const isOverdue = `status = 'ready' AND json_extract(quote, '$.validUntil') < ?`;
  for (const { number, version, quote } of estimates.all(world, isOverdue, world.now().toISOString())) {
    if (quote === null) continue;
    const ended = { ...quote, endedAt: quote.validUntil, reason: 'Nobody decided within 30 days.' };
    world.write(() =>
      estimates.set(world, number, { status: 'expired', quote: ended, version: version + 1 }),
    );
  }
}

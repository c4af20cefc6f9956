import type { QuotePriceChange } from '../../contract/generated/openapi.ts';
import type { ResponseOf } from '../../contract/operations.ts';
import { cellsOf, countCells, hasResult, keyOf, toPriceCell } from './quoteCells.ts';
import type { QuoteRecord, StoredCell } from './quoteRecord.ts';

const MOST_ITEMS = 500;

/** A place in the sequence of cells: first all of them by position, then those that change, by moment and position. */
interface Cursor {
  readonly generation: number;
  readonly phase: 'all' | 'changes';
  /** The moment up to which changes are known, in milliseconds. */
  readonly moment: number;
  readonly position: number;
}

interface Listed {
  readonly stored: StoredCell;
  readonly position: number;
  readonly changedAt: number;
}

const AFTER_ALL = 1_000_000;

/** The prices of a quote after a cursor, at most 500. */
export function listPrices(quote: QuoteRecord, since: string, time: number): ResponseOf<'listQuotePrices'> {
  const cells = cellsOf(quote);
  const { generation, run } = quote.state;
  const known = readCursor(since);
  const startsOver = known?.generation !== generation;
  const cursor: Cursor =
    known === undefined || startsOver ? { generation, phase: 'all', moment: time, position: 0 } : known;
  const listed = cells.flatMap(({ stored }, position): Listed[] =>
    stored === undefined ? [] : [{ stored, position, changedAt: changedAt(stored, time) }],
  );
  const { items, next, hasMore } =
    cursor.phase === 'all' ? pageOfAll(listed, cursor) : pageOfChanges(listed, cursor, time);
  const { done, total, failed } = countCells(cells, time);
  return {
    cursor: [next.generation, next.phase, next.moment, next.position].join('-'),
    hasMore,
    startsOver,
    jobId: run?.jobId ?? null,
    done,
    total,
    failed,
    state: run?.state ?? (done > 0 ? 'done' : 'idle'),
    items: items.map(({ stored }) => toPriceCell(stored, time)),
  };
}

/** The moment of a cell's last change: its result arrived, or it was requested. */
function changedAt({ requestedAt, arrivesAt }: StoredCell, time: number): number {
  return arrivesAt <= time ? arrivesAt : requestedAt;
}

interface CellPage {
  readonly items: readonly Listed[];
  readonly next: Cursor;
  readonly hasMore: boolean;
}

function pageOfAll(listed: readonly Listed[], cursor: Cursor): CellPage {
  // A caller without a cursor takes every cell as pending, so only results are sent.
  const rest = listed.filter(
    ({ position, stored }) => position >= cursor.position && stored.arrivesAt <= cursor.moment,
  );
  const items = rest.slice(0, MOST_ITEMS);
  const hasMore = rest.length > items.length;
  return {
    items,
    hasMore,
    next: hasMore
      ? { ...cursor, position: (items.at(-1)?.position ?? 0) + 1 }
      : { ...cursor, phase: 'changes', position: AFTER_ALL },
  };
}

function pageOfChanges(listed: readonly Listed[], cursor: Cursor, time: number): CellPage {
  const changed = listed
    .filter(
      ({ changedAt: at, position }) =>
        at > cursor.moment || (at === cursor.moment && position > cursor.position),
    )
    .toSorted((a, b) => a.changedAt - b.changedAt || a.position - b.position);
  const items = changed.slice(0, MOST_ITEMS);
  const hasMore = changed.length > items.length;
  const last = items.at(-1);
  return {
    items,
    hasMore,
    next:
      hasMore && last !== undefined
        ? { ...cursor, moment: last.changedAt, position: last.position }
        : { ...cursor, moment: time, position: AFTER_ALL },
  };
}

function readCursor(text: string): Cursor | undefined {
  const [, generation, phase, moment, position] = /^(\d+)-(all|changes)-(\d+)-(\d+)$/.exec(text) ?? [];
  if (phase !== 'all' && phase !== 'changes') return undefined;
  return { generation: Number(generation), phase, moment: Number(moment), position: Number(position) };
}

/** The changes of the last re-pricing. */
export function listPriceChanges(quote: QuoteRecord, time: number): ResponseOf<'getQuotePriceChanges'> {
  const { repricing } = quote.state;
  if (repricing === null)
    return { repricedAt: null, previouslyPricedAt: null, acceptedAt: null, unchangedCount: 0, items: [] };
  const arrived = cellsOf(quote).filter((cell) => hasResult(cell, time));
  const before = new Map(
    [...quote.prices].flatMap(([siteId, { previous }]) =>
      (previous ?? []).map((cell) => [`${siteId}/${keyOf(cell)}`, cell] as const),
    ),
  );
  const pairs = arrived.flatMap(({ site, combination, stored }) => {
    const earlier = before.get(`${site.id}/${keyOf(combination)}`);
    // A cell without a result before the re-pricing is new, and nothing about it changed.
    if (earlier === undefined || stored === undefined) return [];
    const change: QuotePriceChange = {
      siteId: site.id,
      ...combination,
      before: chargesOf(earlier),
      after: chargesOf(stored),
    };
    return [{ change, isSame: earlier.nrc === stored.nrc && earlier.mrc === stored.mrc }];
  });
  return {
    ...repricing,
    unchangedCount: pairs.filter(({ isSame }) => isSame).length,
    items: pairs.filter(({ isSame }) => !isSame).map(({ change }) => change),
  };
}

function chargesOf({ nrc, mrc }: StoredCell): QuotePriceChange['before'] {
  if (nrc === null || mrc === null) return null;
  return { nrc: { amount: nrc, currency: 'GBP' }, mrc: { amount: mrc, currency: 'GBP' } };
}

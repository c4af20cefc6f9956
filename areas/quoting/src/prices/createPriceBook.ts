import type { EntityTag } from '@quayside/portal-core/calls';
import { isSame } from '@quayside/page-kit/versions';
import type { QuoteChoice, QuoteOptions, QuoteSite } from '../api.ts';
import type { PriceCell } from '../pricesApi.ts';
import {
  figuresOfLine,
  figuresOfLines,
  type Charges,
  type LineFigures,
  type PricedLine,
  type QuoteFigures,
} from '../quoteTotals.ts';
import { isPriced, optionsOf, placeKey, placesOf, type CellPlace, type PricedCell } from './cells.ts';

/** The prices of a site by `placeKey`. */
export type SiteCells = ReadonlyMap<string, PriceCell>;

/** The content of a site's row. Its reference changes only when its content does. */
export interface SiteRow {
  readonly site: QuoteSite;
  readonly cells: SiteCells;
  readonly choice: QuoteChoice | null;
  /** The chosen price; null without a choice, or while it has no price. */
  readonly chosen: PricedCell | null;
  readonly figures: LineFigures | null;
  /** The site's own margin, or that of the quote. */
  readonly marginBasisPoints: number;
  readonly progress: SiteProgress;
}

/** The progress of a site's prices. `failed` can be retried, `none` cannot be priced. */
export type SiteProgress = 'pricing' | 'priced' | 'failed' | 'none';

export interface PriceBookState {
  readonly rows: readonly SiteRow[];
  readonly totals: QuoteFigures;
  readonly chosenCount: number;
  readonly choices: readonly QuoteChoice[];
  readonly marginBasisPoints: number;
  /** The version of the quote that the choices were made from. */
  readonly etag: EntityTag;
}

/** The prices and choices of a quote. Each site has a snapshot of its own, so that a price that arrives draws one row. */
export interface PriceBook {
  /** The options of the quote. A quote with other options has another book. */
  readonly options: QuoteOptions;
  getSnapshot(this: void): PriceBookState;
  subscribe(this: void, listener: () => void): () => void;
  /** The row of a site; undefined for a site that is not in the quote. */
  getRow(this: void, siteId: string): SiteRow | undefined;
  subscribeRow(this: void, siteId: string, listener: () => void): () => void;
  /** Takes prices that arrived. With `startsOver` those of before are dropped. */
  takeCells(this: void, cells: readonly PriceCell[], startsOver?: boolean): void;
  /** Shows these choices and this margin, made from a version of the quote. Only the rows that change are drawn. */
  setChoices(this: void, choices: readonly QuoteChoice[], marginBasisPoints: number, etag: EntityTag): void;
}

export interface PriceBookOptions {
  readonly sites: readonly QuoteSite[];
  readonly options: QuoteOptions;
  readonly choices: readonly QuoteChoice[];
  readonly marginBasisPoints: number;
  readonly etag: EntityTag;
  /** Runs the notifications of rows whose prices arrived. Default: all at once. */
  readonly notifyArrived?: (notifications: readonly (() => void)[]) => void;
}

const runAll = (notifications: readonly (() => void)[]): void => {
  for (const run of notifications) run();
};

const noCells: SiteCells = new Map();

export function createPriceBook({
  sites,
  options,
  notifyArrived = runAll,
  ...first
}: PriceBookOptions): PriceBook {
  let margin = first.marginBasisPoints;
  let { etag } = first;
  const rows = new Map<string, SiteRow>();
  const listeners = new Set<() => void>();
  const rowListeners = new Map<string, Set<() => void>>();
  let state: PriceBookState;

  function rowOf(site: QuoteSite, cells: SiteCells, choice: QuoteChoice | null): SiteRow {
    const cell = choice === null ? undefined : cells.get(placeKey(choice));
    const chosen = isPriced(cell) ? cell : null;
    const marginBasisPoints = choice?.marginBasisPoints ?? margin;
    return {
      site,
      cells,
      choice,
      chosen,
      figures: chosen && figuresOfLine(lineOf(cells, chosen, marginBasisPoints)),
      marginBasisPoints,
      progress: progressOf(cells, optionsOf(site, options)),
    };
  }

  function summarise(): PriceBookState {
    const all = [...rows.values()];
    const chosen = all.filter(({ figures }) => figures !== null);
    return {
      rows: all,
      totals: figuresOfLines(
        all.flatMap(({ cells, chosen: cell, marginBasisPoints }) =>
          cell === null ? [] : [lineOf(cells, cell, marginBasisPoints)],
        ),
      ),
      chosenCount: chosen.length,
      choices: all.flatMap(({ choice }) => (choice === null ? [] : [choice])),
      marginBasisPoints: margin,
      etag,
    };
  }

  /** Replaces rows, then tells those who show them, and those who show them all. */
  function change(next: readonly SiteRow[], notifyAll = runAll): void {
    if (next.length === 0 && state.etag === etag) return;
    for (const row of next) rows.set(row.site.id, row);
    state = summarise();
    const shown = next.map(({ site }) => site.id).filter((siteId) => rowListeners.get(siteId)?.size);
    notifyAll([...shown.map((siteId) => () => notify(rowListeners.get(siteId))), () => notify(listeners)]);
  }

  const firstChoices = bySite(first.choices);
  for (const site of sites) rows.set(site.id, rowOf(site, noCells, firstChoices.get(site.id) ?? null));
  state = summarise();

  return {
    options,
    getSnapshot: () => state,
    subscribe: (listener) => add(listeners, listener),
    getRow: (siteId) => rows.get(siteId),
    subscribeRow(siteId, listener) {
      const ofRow = rowListeners.get(siteId) ?? new Set();
      rowListeners.set(siteId, ofRow);
      return add(ofRow, listener);
    },
    takeCells(cells, startsOver = false) {
      const arrived = groupBySite(cells);
      const isChanged = ({ site, cells: known }: SiteRow): boolean =>
        arrived.has(site.id) || (startsOver && known.size > 0);
      change(
        [...rows.values()].filter(isChanged).map((row) => {
          const merged = new Map(startsOver ? noCells : row.cells);
          for (const cell of arrived.get(row.site.id) ?? []) merged.set(placeKey(cell), cell);
          return rowOf(row.site, merged, row.choice);
        }),
        notifyArrived,
      );
    },
    setChoices(choices, marginBasisPoints, version) {
      const isOtherMargin = marginBasisPoints !== margin;
      margin = marginBasisPoints;
      etag = version;
      const next = bySite(choices);
      change(
        [...rows.values()].flatMap(({ site, cells, choice: before }) => {
          const choice = next.get(site.id) ?? null;
          return isOtherMargin || !isSame(choice, before) ? [rowOf(site, cells, choice)] : [];
        }),
      );
    },
  };
}

/** A price as the arithmetic takes it, with the 12-month price beside it. */
export function lineOf(cells: SiteCells, chosen: PricedCell, marginBasisPoints: number): PricedLine {
  const { termMonths, nrc, mrc } = chosen;
  return {
    nrc: nrc.amount,
    mrc: mrc.amount,
    termMonths,
    twelveMonths: chargesAt(cells, { ...chosen, termMonths: 12 }),
    marginBasisPoints,
  };
}

function chargesAt(cells: SiteCells, place: CellPlace): Charges | null {
  const cell = cells.get(placeKey(place));
  return isPriced(cell) ? { nrc: cell.nrc.amount, mrc: cell.mrc.amount } : null;
}

function progressOf(cells: SiteCells, options: QuoteOptions): SiteProgress {
  const asked = placesOf(options).map((place) => cells.get(placeKey(place)));
  if (asked.some((cell) => cell?.reason === 'carrierTimedOut')) return 'failed';
  if (asked.some(isPriced)) return 'priced';
  return asked.some((cell) => cell === undefined || cell.state === 'pricing') ? 'pricing' : 'none';
}

function bySite(choices: readonly QuoteChoice[]): ReadonlyMap<string, QuoteChoice> {
  return new Map(choices.map((choice) => [choice.siteId, choice]));
}

function groupBySite(cells: readonly PriceCell[]): ReadonlyMap<string, readonly PriceCell[]> {
  const groups = new Map<string, PriceCell[]>();
  for (const cell of cells) {
    const group = groups.get(cell.siteId);
    if (group === undefined) groups.set(cell.siteId, [cell]);
    else group.push(cell);
  }
  return groups;
}

function add(listeners: Set<() => void>, listener: () => void): () => void {
  // A new function per call, so that one who subscribes twice also unsubscribes twice.
  const entry = (): void => listener();
  listeners.add(entry);
  return () => {
    listeners.delete(entry);
  };
}

function notify(listeners: ReadonlySet<() => void> | undefined): void {
  for (const listener of Array.from(listeners ?? [])) listener();
}

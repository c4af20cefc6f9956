import type { QuoteOptions, QuoteSite } from '../api.ts';
import { cellCount } from '../quoteSteps.ts';

/** The most prices that a site can have. */
export const CELL_COUNT_LIMIT = 30;

/** The editable part of a quote: its sites and options. */
export interface QuoteDraft {
  readonly options: QuoteOptions;
  readonly sites: readonly QuoteSite[];
}

/** The quote on the server, with its version. */
export interface SavedQuote extends QuoteDraft {
  readonly etag: string;
}

/** A site or the options that two users changed differently. `null`: removed. */
export type DraftConflict =
  | { readonly key: 'options'; readonly mine: QuoteOptions; readonly theirs: QuoteOptions }
  | { readonly key: string; readonly mine: QuoteSite | null; readonly theirs: QuoteSite | null };

/** The author of the version that is kept in a conflict. */
export type Whose = 'mine' | 'theirs';

/** Two versions in one. */
export interface MergedDraft {
  /** Both users' changes; the user's own where both changed the same part. */
  readonly draft: QuoteDraft;
  readonly conflicts: readonly DraftConflict[];
  /** The changes of the other user alone: the references or names of the sites, and whether the options changed. */
  readonly theirs: {
    readonly added: number;
    readonly changed: number;
    readonly removed: number;
    readonly options: boolean;
  };
}

/** Whether two parts of a draft are the same. Both are plain data. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Whether the server would take these options. */
export function isPriceable(options: QuoteOptions): boolean {
  const cells = cellCount(options);
  return cells > 0 && cells <= CELL_COUNT_LIMIT;
}

/** Merges two users' changes of `base`. */
export function mergeDrafts(base: QuoteDraft, mine: QuoteDraft, theirs: QuoteDraft): MergedDraft {
  const conflicts: DraftConflict[] = [];
  const options = isSame(mine.options, base.options) ? theirs.options : mine.options;
  const theirOptions = !isSame(theirs.options, base.options) && !isSame(theirs.options, mine.options);
  if (theirOptions && options === mine.options)
    conflicts.push({ key: 'options', mine: mine.options, theirs: theirs.options });

  const [before, own, others] = [byId(base), byId(mine), byId(theirs)];
  const changes = { added: 0, changed: 0, removed: 0 };
  const sites: QuoteSite[] = [];
  const twice: QuoteSite[] = [];
  // The user's order first, then the items that only the other version has.
  for (const id of new Set([...own.keys(), ...others.keys(), ...before.keys()])) {
    const [b, m, t] = [before.get(id) ?? null, own.get(id) ?? null, others.get(id) ?? null];
    if (!isSame(t, b) && !isSame(t, m))
      changes[b === null ? 'added' : t === null ? 'removed' : 'changed'] += 1;
    if (isSame(m, b) || isSame(m, t)) {
      if (t !== null) sites.push(t);
    } else if (isSame(t, b)) {
      if (m !== null) sites.push(m);
    } else if (b === null && m !== null && t !== null) {
      // Both added a site and chose the same id: they are two sites.
      sites.push(t);
      twice.push(m);
    } else {
      conflicts.push({ key: id, mine: m, theirs: t });
      if (m !== null) sites.push(m);
    }
  }
  const numbers = [...before.keys(), ...own.keys(), ...others.keys()].map((id) => Number(id.slice(1)) || 0);
  const last = Math.max(0, ...numbers);
  const renamed = twice.map((site, index) => withId(site, `S${last + 1 + index}`));
  return {
    draft: { options, sites: [...sites, ...renamed] },
    conflicts,
    theirs: { ...changes, options: theirOptions },
  };
}

/** Applies the user's decisions to the merged draft. A conflict without a decision keeps the user's own version. */
export function resolveConflicts(
  { draft, conflicts }: MergedDraft,
  decisions: Readonly<Record<string, Whose>>,
): QuoteDraft {
  const theirs = conflicts.filter(({ key }) => decisions[key] === 'theirs');
  let { options } = draft;
  const sites = byId(draft);
  for (const conflict of theirs) {
    if (isOptionsConflict(conflict)) ({ theirs: options } = conflict);
    else if (conflict.theirs === null) sites.delete(conflict.key);
    else sites.set(conflict.key, conflict.theirs);
  }
  return { options, sites: [...sites.values()] };
}

/** Whether a conflict is about the options of the quote. */
export function isOptionsConflict(
  conflict: DraftConflict,
): conflict is Extract<DraftConflict, { mine: QuoteOptions }> {
  return conflict.key === 'options';
}

function byId({ sites }: QuoteDraft): Map<string, QuoteSite> {
  return new Map(sites.map((site) => [site.id, site]));
}

function withId(site: QuoteSite, id: string): QuoteSite {
  return { ...site, id };
}

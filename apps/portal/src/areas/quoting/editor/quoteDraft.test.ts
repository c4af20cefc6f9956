import { describe, expect, it } from 'vitest';
import type { QuoteSite } from '../api.ts';
import { internetOffer, leedsSites } from '../quotes.fixtures.ts';
import { mergeDrafts, resolveConflicts, type QuoteDraft } from './quoteDraft.ts';

const options = internetOffer.defaults;
const base: QuoteDraft = { options, sites: leedsSites(3) };
const other = { ...options, termsMonths: [60 as const] };

const named = (draft: QuoteDraft, id: string, reference: string): QuoteDraft => ({
  ...draft,
  sites: draft.sites.map((site) => (site.id === id ? { ...site, reference } : site)),
});
const without = (draft: QuoteDraft, id: string): QuoteDraft => ({
  ...draft,
  sites: draft.sites.filter((site) => site.id !== id),
});
const added = (draft: QuoteDraft, id: string, reference: string): QuoteDraft => ({
  ...draft,
  sites: [...draft.sites, { ...(leedsSites(9)[8] as QuoteSite), id, reference }],
});
const references = ({ sites }: QuoteDraft): string[] =>
  sites.map(({ id, reference }) => `${id} ${reference}`);

describe('merging two versions of a quote', () => {
  it('Changes of different sites are both kept [QUOTE-12]', () => {
    const merged = mergeDrafts(base, named(base, 'S1', 'mine'), named(base, 'S2', 'theirs'));
    expect(references(merged.draft)).toEqual(['S1 mine', 'S2 theirs', 'S3 LDS-3']);
    expect(merged.conflicts).toEqual([]);
    expect(merged.theirs).toEqual({ added: 0, changed: 1, removed: 0, options: false });
  });

  it('Sites that either user removed stay removed [QUOTE-12]', () => {
    const merged = mergeDrafts(base, without(base, 'S1'), without(base, 'S3'));
    expect(references(merged.draft)).toEqual(['S2 LDS-2']);
    expect(merged.theirs.removed).toBe(1);
  });

  it('Two sites that were added with the same id are two sites [QUOTE-12]', () => {
    const merged = mergeDrafts(base, added(base, 'S4', 'mine'), added(base, 'S4', 'theirs'));
    expect(references(merged.draft).slice(3)).toEqual(['S4 theirs', 'S5 mine']);
    expect(merged.conflicts).toEqual([]);
  });

  it('The same change of both is no conflict [QUOTE-12]', () => {
    const same = { ...named(base, 'S1', 'same'), options: other };
    const merged = mergeDrafts(base, same, structuredClone(same));
    expect(merged).toMatchObject({ conflicts: [], theirs: { changed: 0, options: false } });
    expect(merged.draft.options).toEqual(other);
  });

  it.each([
    ['changed', named(base, 'S1', 'mine'), named(base, 'S1', 'theirs'), 'S1 theirs'],
    ['removed by the other', named(base, 'S2', 'mine'), without(base, 'S2'), 'S1 LDS-1'],
    ['removed by the user', without(base, 'S1'), named(base, 'S1', 'theirs'), 'S2 LDS-2'],
  ])('A site that both changed, here %s, waits for a decision [QUOTE-12]', (_, mine, theirs, first) => {
    const merged = mergeDrafts(base, mine, theirs);
    expect(merged.conflicts).toHaveLength(1);
    const [conflict] = merged.conflicts;
    expect(references(resolveConflicts(merged, {}))).toEqual(references(mine));
    const decided = resolveConflicts(merged, { [conflict?.key ?? '']: 'theirs' });
    expect(references(decided)[0]).toBe(first);
    expect(references(decided).toSorted()).toEqual(references(theirs).toSorted());
  });

  it('Options that both changed wait for a decision [QUOTE-12]', () => {
    const mine = { ...base, options: { ...options, termsMonths: [12 as const] } };
    const merged = mergeDrafts(base, mine, { ...base, options: other });
    expect(merged.draft.options).toEqual(mine.options);
    expect(resolveConflicts(merged, { options: 'theirs' }).options).toEqual(other);
  });
});

import { HttpStatusError, NetworkError } from '@quayside/portal-core';
import { createFakeBrowser, createManualClock } from '@quayside/portal-core/testing';
import { checkDraftSequences, withCopy } from '@quayside/page-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { internetOffer, leedsSites } from '../quotes.fixtures.ts';
import { createQuoteDraft, type EditedQuote } from './createQuoteDraft.ts';
import type { QuoteSite } from '../api.ts';
import { nextToSave, quoteParts, type QuoteContent } from './quoteContent.ts';
import type { QuoteVersion } from './quoteVersion.ts';

const options = internetOffer.defaults;
let clock: ReturnType<typeof createManualClock>;
let version: number;
let stored: QuoteContent;
let writes: string[];
let isLost: boolean;
let draft: EditedQuote;

const present = (): QuoteVersion => ({ etag: `"${version}"`, content: stored, by: 'Noor Rahman' });

/** A change that another person makes. */
function write(change: Partial<QuoteContent>): void {
  stored = { ...stored, ...change };
  version += 1;
}

/** Saves as the server does: only over the present version. */
async function save(part: Partial<QuoteContent>, { etag }: QuoteVersion): Promise<QuoteVersion> {
  writes.push(Object.keys(part).join());
  if (etag !== present().etag) throw new HttpStatusError(412, null, 'Somebody was faster.');
  write(part);
  if (isLost) throw new NetworkError('The response was lost.');
  return present();
}

const status = () => draft.getSnapshot().save.status;
const ids = (sites: readonly { id: string }[]): string => sites.map(({ id }) => id).join(' ');
const removeFirst = (): void => draft.change((content) => ({ ...content, sites: content.sites.slice(1) }));

beforeEach(() => {
  clock = createManualClock();
  version = 1;
  stored = { options, sites: leedsSites(3) };
  writes = [];
  isLost = false;
  draft = createQuoteDraft(present(), {
    platform: { clock, browser: createFakeBrowser() },
    load: async () => present(),
    saveOptions: (next, seen) => save({ options: next }, seen),
    saveSites: (sites, seen) => save({ sites }, seen),
  });
});

it('Several changes of a quote in a row are saved together, a moment after the last [QUOTE-11]', async () => {
  removeFirst();
  await clock.advance(400);
  removeFirst();
  await clock.advance(400);
  expect(status()).toBe('unsaved');
  await clock.advance(200);
  expect(writes).toEqual(['sites']);
  expect([ids(stored.sites), status()]).toEqual(['S3', 'saved']);
});

it('Options and sites of a quote are saved one after the other, each over the version of the one before [QUOTE-11]', async () => {
  draft.change((content) => ({
    options: { ...options, termsMonths: [60] },
    sites: content.sites.slice(1),
  }));
  expect(await draft.flush()).toMatchObject({ etag: '"3"' });
  expect(writes).toEqual(['options', 'sites']);
  expect(stored).toMatchObject({ options: { termsMonths: [60] }, sites: [{ id: 'S2' }, { id: 'S3' }] });
});

it('Options that cannot be priced wait for the user, but the sites of the quote are saved [QUOTE-24]', async () => {
  draft.change((content) => ({ options: { ...options, termsMonths: [] }, sites: content.sites.slice(1) }));
  expect(await draft.flush()).toBeNull();
  expect([ids(stored.sites), status()]).toEqual(['S2 S3', 'unsaved']);
  expect(draft.getSnapshot().content.options.termsMonths).toEqual([]);
});

it('A site that is removed for a moment and put back is never removed on the server [QUOTE-10]', async () => {
  const before = draft.getSnapshot().content;
  draft.change((content) => ({ ...content, sites: content.sites.slice(1) }), 8_000);
  await clock.advance(7_900);
  draft.change(() => before);
  await clock.advance(10_000);
  expect(writes).toEqual([]);
  expect(status()).toBe('saved');
});

it('Two people who change different sites of a quote both keep their work, with a notice [QUOTE-12]', async () => {
  const [first, second, ...rest] = stored.sites;
  if (!first || !second) throw new Error('There are no sites.');
  write({ sites: [first, { ...second, reference: 'THEIRS' }, ...rest] });
  draft.change((content) => ({
    ...content,
    sites: content.sites.map((site) => (site.id === 'S1' ? { ...site, reference: 'MINE' } : site)),
  }));
  await draft.flush();
  expect(stored.sites.map(({ reference }) => reference)).toEqual(['MINE', 'THEIRS', 'LDS-3']);
  expect(draft.getSnapshot()).toMatchObject({ save: { status: 'saved' }, merged: { by: 'Noor Rahman' } });
});

const withField = (content: QuoteContent, name: string): QuoteContent => ({
  ...content,
  sites: content.sites.map((site) =>
    site.id === 'S1' ? { ...site, fields: { ...site.fields, [name]: '8' } } : site,
  ),
});

it('Two people who fill different values of the product for one site both keep them [QUOTE-12]', async () => {
  write(withField(stored, 'theirs'));
  draft.change((content) => withField(content, 'mine'));
  await draft.flush();
  expect(stored.sites[0]?.fields).toMatchObject({ mine: '8', theirs: '8' });
});

it('Two sites that two people added with the same id are two sites of the quote [QUOTE-12]', async () => {
  const [, , , fourth, fifth] = leedsSites(5);
  if (!fourth || !fifth) throw new Error('There are no sites.');
  write({ sites: [...stored.sites, fourth] });
  draft.change((content) => ({ ...content, sites: [...content.sites, { ...fifth, id: 'S4' }] }));
  await draft.flush();
  expect(ids(stored.sites)).toBe('S1 S2 S3 S4 S5');
  expect(stored.sites.at(-1)?.address).toEqual(fifth.address);
});

it('A quote whose options two people changed is not saved until one version is chosen [QUOTE-12]', async () => {
  write({ options: { ...options, termsMonths: [60] } });
  draft.change((content) => ({ ...content, options: { ...options, termsMonths: [12] } }));
  expect(await draft.flush()).toBeNull();
  expect(draft.getSnapshot().save).toMatchObject({ status: 'conflict', clashes: [{ id: 'options' }] });
  await clock.advance(5_000);
  expect(stored.options.termsMonths).toEqual([60]);
  draft.resolve('mine');
  await draft.flush();
  expect(stored.options.termsMonths).toEqual([12]);
});

it('A save of a quote whose response is lost is no conflict with oneself, and asks nothing [QUOTE-12]', async () => {
  isLost = true;
  removeFirst();
  await draft.flush();
  isLost = false;
  await draft.flush();
  expect(draft.getSnapshot()).toMatchObject({ save: { status: 'saved' }, merged: null });
  expect(ids(stored.sites)).toBe('S2 S3');
});

it('The id of a removed site is not used again [QUOTE-10]', () => {
  draft.change((content) => ({ ...content, sites: content.sites.slice(0, 2) }));
  expect([draft.newIds(2), draft.newIds(1)]).toEqual([['S4', 'S5'], ['S6']]);
});

const site = (id: string, change: (one: QuoteSite, n: number) => QuoteSite) => ({
  read: ({ sites }: QuoteContent) => sites.find((one) => one.id === id)?.reference,
  write: (content: QuoteContent, n: number): QuoteContent => ({
    ...content,
    sites: content.sites.map((one) => (one.id === id ? change(one, n) : one)),
  }),
});

it('No sequence of changes by two people, failures and reloads loses or undoes a site or the options of a quote [QUOTE-12]', async () => {
  const checked = checkDraftSequences<QuoteContent>({
    parts: quoteParts,
    sendable: nextToSave,
    first: { options, sites: leedsSites(3) },
    values: [
      { by: 'me', ...site('S1', (one, n) => ({ ...one, reference: `MINE-${n}` })) },
      { by: 'colleague', ...site('S2', (one, n) => ({ ...one, reference: `THEIRS-${n}` })) },
      { by: 'both', clash: 'sites.S3', ...site('S3', (one, n) => ({ ...one, reference: `SHARED-${n}` })) },
      {
        by: 'both',
        clash: 'options',
        read: ({ options: { bandwidthsMbps } }) => bandwidthsMbps,
        write: (content, n) => ({ ...content, options: { ...content.options, bandwidthsMbps: [n] } }),
      },
      {
        by: 'me',
        write: (content, n) => ({
          ...content,
          sites: withCopy(content.sites, `S${100 + n}`),
        }),
      },
    ],
  });
  await expect(checked).resolves.toBeUndefined();
});

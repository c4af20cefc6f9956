import type { EntityTag } from '@quayside/portal-core/calls';
import { HttpStatusError, NetworkError } from '@quayside/portal-core';
import { createFakeBrowser, createManualClock } from '@quayside/portal-core/testing';
import { checkDraftSequences } from '@quayside/page-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import type { Quote } from '../api.ts';
import {
  choicesParts,
  choicesVersion,
  createChoices,
  nextChoices,
  type ChoicesContent,
  type ChoicesVersion,
  type EditedChoices,
} from './createChoices.ts';
import type { PriceBook } from './createPriceBook.ts';
import { chosen, pricedQuote, priceBook } from '../prices.fixtures.ts';

const saveAfterMs = 600;
let clock: ReturnType<typeof createManualClock>;
let book: PriceBook;
let choices: EditedChoices;
let stored: Quote;
let writes: { readonly etag: EntityTag; readonly sent: Partial<Quote> }[];
let failure: Error | null;

/** A change that another person makes. */
function write(change: Partial<Quote>): void {
  stored = { ...stored, ...change, etag: `"${Number(stored.etag.slice(1, -1)) + 1}"` };
}

/** Saves as the server does: only over the present version. */
async function save(sent: Partial<Quote>, { etag }: ChoicesVersion): Promise<ChoicesVersion> {
  writes.push({ etag, sent });
  if (failure) throw failure;
  if (etag !== stored.etag) throw new HttpStatusError(412, null, 'Changed.');
  write(sent);
  return choicesVersion(stored);
}

const status = () => choices.getSnapshot().save.status;

beforeEach(() => {
  clock = createManualClock();
  book = priceBook();
  stored = pricedQuote;
  writes = [];
  failure = null;
  choices = createChoices(choicesVersion(stored), book, {
    platform: { clock, browser: createFakeBrowser() },
    load: async () => choicesVersion(stored),
    saveChoices: (items, seen) => save({ choices: items }, seen),
    saveMargin: (marginBasisPoints, seen) => save({ marginBasisPoints }, seen),
  });
});

it('Choices are shown at once and saved together, soon after the last one [QUOTE-38]', async () => {
  choices.choose([chosen('S2')]);
  expect(book.getSnapshot().chosenCount).toBe(2);
  await clock.advance(saveAfterMs / 2);
  choices.choose([chosen('S2', { termMonths: 60 })]);
  expect([status(), writes]).toEqual(['unsaved', []]);
  await clock.advance(saveAfterMs);
  expect(writes).toEqual([
    { etag: '"7"', sent: { choices: [chosen('S1'), chosen('S2', { termMonths: 60 })] } },
  ]);
  choices.setMargin(2000);
  await clock.advance(saveAfterMs);
  expect(writes[1]).toEqual({ etag: '"8"', sent: { marginBasisPoints: 2000 } });
  expect(status()).toBe('saved');
});

it('Only the row of a site whose choice changes is a new object [QUOTE-31]', () => {
  const before = book.getRow('S1');
  choices.choose([chosen('S2')]);
  expect(book.getRow('S1')).toBe(before);
});

it('Choices whose save fails stay on the page, and are saved on the next try [QUOTE-38]', async () => {
  failure = new NetworkError('offline');
  choices.choose([chosen('S2')]);
  await clock.advance(saveAfterMs);
  expect([status(), book.getSnapshot().chosenCount]).toEqual(['failed', 2]);
  failure = null;
  expect(await choices.flush()).not.toBeNull();
  expect(stored.choices).toEqual([chosen('S1'), chosen('S2')]);
});

it('Two people who choose for different sites both keep their choices, with a notice [QUOTE-38]', async () => {
  write({ choices: [chosen('S1'), chosen('S4')] });
  choices.choose([chosen('S2')]);
  await clock.advance(saveAfterMs);
  expect(stored.choices).toEqual([chosen('S1'), chosen('S2'), chosen('S4')]);
  expect(choices.getSnapshot()).toMatchObject({ save: { status: 'saved' }, merged: { by: 'Noor Rahman' } });
  expect(book.getRow('S4')?.choice).toEqual(chosen('S4'));
});

it.each([
  ['mine', chosen('S1', { termMonths: 12 })],
  ['theirs', chosen('S1', { termMonths: 60 })],
] as const)(
  'Two people who choose for the same site are asked, and %s can stay [QUOTE-38]',
  async (kept, expected) => {
    write({ choices: [chosen('S1', { termMonths: 60 })] });
    choices.choose([chosen('S1', { termMonths: 12 })]);
    await clock.advance(saveAfterMs);
    expect(choices.getSnapshot().save).toMatchObject({
      status: 'conflict',
      clashes: [{ id: 'choices.S1.place' }],
    });
    choices.resolve(kept);
    await choices.flush();
    expect(stored.choices).toEqual([expected]);
    expect(book.getSnapshot().choices).toEqual([expected]);
  },
);

it('Two people who choose first for a site are asked, because a site has one price [QUOTE-38]', async () => {
  write({ choices: [chosen('S1'), chosen('S2', { termMonths: 60 })] });
  choices.choose([chosen('S2')]);
  await clock.advance(saveAfterMs);
  expect(choices.getSnapshot().save).toMatchObject({ clashes: [{ id: 'choices.S2' }] });
});

it('A newer quote is taken at rest, and a late one that this page replaced is ignored [QUOTE-38]', async () => {
  const late = choicesVersion(stored);
  choices.choose([chosen('S2')]);
  await choices.flush();
  choices.receive(late);
  expect(book.getSnapshot().chosenCount).toBe(2);
  write({ choices: [] });
  choices.receive(choicesVersion(stored));
  expect(book.getSnapshot().choices).toEqual([]);
});

const site = (id: string) => ({
  read: (content: ChoicesContent) => content.choices.find(({ siteId }) => siteId === id),
  write: (content: ChoicesContent, n: number): ChoicesContent => ({
    ...content,
    choices: content.choices.map((choice) =>
      choice.siteId === id ? { ...choice, place: { ...choice.place, bandwidthMbps: n } } : choice,
    ),
  }),
});

it('No sequence of choices by two people, failures and reloads loses or undoes one, or orders another [QUOTE-38]', async () => {
  const { content: first } = choicesVersion({
    ...pricedQuote,
    choices: ['S1', 'S2', 'S3'].map((id) => chosen(id)),
  });
  const checked = checkDraftSequences<ChoicesContent>({
    parts: choicesParts,
    sendable: nextChoices,
    first,
    values: [
      { by: 'me', ...site('S1') },
      { by: 'colleague', ...site('S2') },
      { by: 'both', clash: 'choices.S3', ...site('S3') },
      {
        by: 'me',
        read: ({ marginBasisPoints }) => marginBasisPoints,
        write: (content, marginBasisPoints) => ({ ...content, marginBasisPoints }),
      },
    ],
  });
  await expect(checked).resolves.toBeUndefined();
});

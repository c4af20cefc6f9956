import { HttpStatusError, NetworkError } from '@quayside/portal-core';
import { createFakeBrowser, createFakeHttpClient, createManualClock } from '@quayside/portal-core/testing';
import { beforeEach, expect, it } from 'vitest';
import type { Quote } from '../api.ts';
import { createChoiceSaver, type ChoiceSaver } from './createChoiceSaver.ts';
import type { PriceBook } from './createPriceBook.ts';
import { chosen, pricedQuote, priceBook } from './prices.fixtures.ts';

const path = '/api/portal/rest/quotes/QT-40001';
const put = `PUT ${path}/choices`;
const saveAfterMs = 600;
const clock = createManualClock();
let http: ReturnType<typeof createFakeHttpClient>;
let book: PriceBook;
let saver: ChoiceSaver;
let version: number;

/** The quote after a save, with the choices that were sent. */
function saved({ body }: { body: unknown }): Quote {
  version += 1;
  const { items = book.getSnapshot().choices, marginBasisPoints = 1500 } = body as {
    items?: Quote['choices'];
    marginBasisPoints?: number;
  };
  return { ...pricedQuote, etag: `"${version}"`, choices: [...items], marginBasisPoints };
}

const writes = () => http.calls.filter(({ method }) => method !== 'GET');

beforeEach(() => {
  version = 7;
  http = createFakeHttpClient({ [put]: saved, [`PATCH ${path}`]: saved, [`GET ${path}`]: pricedQuote });
  book = priceBook();
  saver = createChoiceSaver(pricedQuote, book, { http, platform: { clock, browser: createFakeBrowser() } });
});

it('Choices are saved together, soon after the last one, and the version moves on [QUOTE-38]', async () => {
  saver.choose([chosen('S2')]);
  await clock.advance(saveAfterMs / 2);
  saver.choose([chosen('S2', { termMonths: 60 })]);
  expect(saver.getSnapshot().status).toBe('unsaved');
  expect(writes()).toEqual([]);
  await clock.advance(saveAfterMs);
  expect(writes()).toMatchObject([{ body: { items: [chosen('S1'), chosen('S2', { termMonths: 60 })] } }]);
  expect(saver.getSnapshot().status).toBe('saved');
  expect(saver.etag()).toBe('"8"');
  saver.setMargin(2000);
  await clock.advance(saveAfterMs);
  expect(writes()[1]).toMatchObject({ method: 'PATCH', body: { marginBasisPoints: 2000 } });
  expect(saver.etag()).toBe('"9"');
});

it('A choice that changes while another one is saved is saved next [QUOTE-38]', async () => {
  let finish: (() => void) | undefined;
  http.respond(
    put,
    (call: { body: unknown }) =>
      new Promise((resolve) => {
        finish = () => resolve(saved(call));
      }),
  );
  saver.choose([chosen('S2')]);
  await clock.advance(saveAfterMs);
  http.respond(put, saved);
  saver.choose([chosen('S2', { termMonths: 12 })]);
  finish?.();
  await clock.advance(saveAfterMs);
  expect(writes().at(-1)).toMatchObject({
    body: { items: [chosen('S1'), chosen('S2', { termMonths: 12 })] },
  });
  expect(saver.getSnapshot().status).toBe('saved');
});

it('Choices whose save fails are kept, and saved on the next try [QUOTE-38]', async () => {
  http.respond(put, new NetworkError('offline'));
  saver.choose([chosen('S2')]);
  await clock.advance(saveAfterMs);
  expect(saver.getSnapshot()).toMatchObject({ status: 'failed' });
  expect(saver.readDraft()).toMatchObject({ choices: [chosen('S1'), chosen('S2')], base: { etag: '"7"' } });
  http.respond(put, saved);
  expect(await saver.flush()).toBe(true);
  expect(saver.readDraft()).toBeUndefined();
});

it('Another user’s change of other parts of the quote is no conflict [QUOTE-38]', async () => {
  const answers: unknown[] = [new HttpStatusError(412, null, 'Changed.'), saved];
  http.respond(put, (call: { body: unknown }) => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return saved(call);
  });
  http.respond(`GET ${path}`, { ...pricedQuote, etag: '"21"', name: 'Renamed' });
  saver.choose([chosen('S2')]);
  await clock.advance(saveAfterMs);
  expect(saver.getSnapshot().status).toBe('saved');
});

it('Two people who choose at once see both versions, and one of them stays [QUOTE-38]', async () => {
  http.respond(put, new HttpStatusError(412, null, 'Changed.'));
  const theirs = { ...pricedQuote, etag: '"21"', choices: [chosen('S1', { termMonths: 60 })] };
  http.respond(`GET ${path}`, theirs);
  saver.choose([chosen('S2')]);
  await clock.advance(saveAfterMs);
  expect(saver.getSnapshot()).toMatchObject({ status: 'conflict', theirs: { etag: '"21"' } });
  expect(book.getSnapshot().choices).toEqual([chosen('S1'), chosen('S2')]);

  http.respond(put, saved);
  saver.resolve('theirs');
  await clock.advance(0);
  expect(book.getSnapshot().choices).toEqual(theirs.choices);
  expect(saver.getSnapshot().status).toBe('saved');
});

it('In a conflict the user can keep the own choices [QUOTE-38]', async () => {
  http.respond(put, new HttpStatusError(412, null, 'Changed.'));
  http.respond(`GET ${path}`, { ...pricedQuote, etag: '"21"', choices: [] });
  saver.choose([chosen('S2')]);
  await clock.advance(saveAfterMs);
  http.respond(put, saved);
  saver.resolve('mine');
  await clock.advance(0);
  expect(writes().at(-1)).toMatchObject({ body: { items: [chosen('S1'), chosen('S2')] } });
  expect(saver.getSnapshot().status).toBe('saved');
});

it('A newer quote replaces saved choices, but never unsaved ones, and a late quote is ignored [QUOTE-38]', async () => {
  saver.adopt({ ...pricedQuote, etag: '"8"', choices: [chosen('S1'), chosen('S2')] });
  expect(book.getSnapshot().chosenCount).toBe(2);
  version = 8;
  saver.choose([chosen('S2', { termMonths: 60 })]);
  saver.adopt({ ...pricedQuote, etag: '"30"', choices: [] });
  expect(book.getSnapshot().chosenCount).toBe(2);
  await clock.advance(saveAfterMs);
  saver.adopt({ ...pricedQuote, etag: '"8"', choices: [] });
  expect(saver.etag()).toBe('"9"');
  expect(book.getSnapshot().chosenCount).toBe(2);
});

it('A draft of choices is restored and saved, unless the quote has them [QUOTE-38]', async () => {
  const { etag, marginBasisPoints, choices } = pricedQuote;
  const draft = { base: { etag, marginBasisPoints, choices }, marginBasisPoints, choices };
  expect(saver.restore(draft)).toBe(false);
  expect(saver.restore({ ...draft, choices: [chosen('S2')] })).toBe(true);
  await clock.advance(saveAfterMs);
  expect(writes()).toMatchObject([{ body: { items: [chosen('S2')] } }]);
});

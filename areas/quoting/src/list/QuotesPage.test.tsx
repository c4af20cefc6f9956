import { problemResponse } from '@quayside/contract/testing';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { quotingArea } from '../area.ts';
import { emptyQuoteList, quote, quoteList } from '../quotes.fixtures.ts';

let shown: ReturnType<typeof renderPage>;

function open(path: string, api = {}): void {
  shown = renderPage(quotingArea, { path, api: { ...areaFixtures.api, ...api } });
}

afterEach(() => shown.unmount());

const sent = (id: string) => shown.requests.filter((request) => request.id === id);

it('The list of quotes follows its address, and ignores the invalid parts [QUOTE-1]', async () => {
  open('/1access?q=bristol&status=draft,won&product=mpls&owner=me&sort=colour&pageSize=7');
  await expect.element(page.getByRole('table')).toBeVisible();
  await expect
    .poll(() => sent('listQuotes').map(({ query }) => query))
    .toMatchObject([
      { q: 'bristol', status: 'draft', product: 'mpls', owner: 'me', sort: '-updatedAt', pageSize: '25' },
    ]);
});

async function duplicate(): Promise<void> {
  await page.getByRole('button', { name: 'Actions for QT-40001' }).click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
}

it('A quote is duplicated from its row with an idempotency key, and the copy opens at its sites [QUOTE-3]', async () => {
  open('/1access', { copyQuote: Response.json({ ...quote, number: 'QT-40099' }, { status: 201 }) });
  await page.getByRole('button', { name: 'Actions for QT-40001' }).click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect.poll(() => shown.address()).toBe('/1access/quotes/QT-40099/sites');
  expect(sent('copyQuote')[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
});

it('A quote whose duplicate has no response is duplicated with the same key again, and after a response with another [QUOTE-3]', async () => {
  open('/1access', { copyQuote: problemResponse(503), getRequestResult: problemResponse(404) });
  await duplicate();
  await expect.poll(() => shown.services.toasts.getSnapshot().toasts).toHaveLength(1);
  shown.script({ copyQuote: problemResponse(422) });
  await duplicate();
  await expect.poll(() => shown.services.toasts.getSnapshot().toasts).toHaveLength(2);
  await duplicate();
  await expect.poll(() => sent('copyQuote')).toHaveLength(3);
  const keys = sent('copyQuote').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('A list that was left open over midnight counts the days from the new one [QUOTE-1]', async () => {
  const { now } = Date;
  onTestFinished(() => {
    Date.now = now;
  });
  const dayMs = 24 * 3600 * 1000;
  // The fixture may have been made before a midnight that has passed since.
  const noonMs = Date.parse(`${quoteList.items[0]?.validUntil}T12:00:00Z`) - 3 * dayMs;
  const laterMs = noonMs - now();
  Date.now = () => now() + laterMs;
  open('/1access');
  await expect.element(page.getByText('Expires in 3 days')).toBeVisible();
  Date.now = () => now() + laterMs + dayMs;
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText('Expires in 2 days')).toBeVisible();
});

async function cancelFirst(): Promise<void> {
  await page.getByRole('button', { name: 'Actions for QT-40001' }).click();
  await page.getByRole('button', { name: 'Cancel the quote' }).click();
  await page.getByRole('textbox', { name: /Why do you cancel it/ }).fill('They moved');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the quote' }).click();
}

it('A quote is cancelled from its row in the version that the list shows [QUOTE-4]', async () => {
  open('/1access', { cancelQuote: () => Response.json({ ...quote, status: 'cancelled' }) });
  await cancelFirst();
  await expect.poll(() => sent('cancelQuote')).toHaveLength(1);
  const [cancelled] = sent('cancelQuote');
  expect(cancelled?.headers.get('if-match')).toBe('"7"');
  expect(cancelled?.body).toEqual({ reason: 'They moved' });
  expect(sent('getQuote')).toEqual([]);
});

it('A quote that somebody has changed is not cancelled, and the list shows their version [QUOTE-4]', async () => {
  open('/1access', { cancelQuote: problemResponse(412) });
  await expect.element(page.getByRole('button', { name: 'Actions for QT-40001' })).toBeVisible();
  const items = quoteList.items.map((item) => ({
    ...item,
    name: 'Bristol, three floors',
    etag: '"8"' as const,
  }));
  const theirs = { ...quote, name: 'Bristol, three floors', etag: '"8"' as const };
  shown.script({
    listQuotes: { ...quoteList, items: items.slice(0, 1) },
    getQuote: () => Response.json(theirs),
  });
  await cancelFirst();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText(/This quote changed while you were deciding/)).toBeVisible();
  await question.getByRole('button', { name: 'Look again' }).click();
  await expect.element(question.getByText('Bristol, three floors')).toBeVisible();
  expect(sent('cancelQuote')).toHaveLength(1);
  shown.script({ cancelQuote: () => Response.json({ ...quote, status: 'cancelled' }) });
  await question.getByRole('button', { name: 'Cancel the quote' }).click();
  await expect
    .poll(() => sent('cancelQuote').map(({ headers }) => headers.get('if-match')))
    .toEqual(['"7"', '"8"']);
});

it('A quote that somebody ordered while its cancellation was asked is not cancelled, and the dialog says in one step who ordered it and when, and only closes [QUOTE-4]', async () => {
  open('/1access', { cancelQuote: problemResponse(412) });
  await expect.element(page.getByRole('button', { name: 'Actions for QT-40001' })).toBeVisible();
  shown.script({
    getQuote: {
      ...quote,
      etag: '"8"',
      status: 'ordered',
      updatedBy: { id: 'U-2', name: 'Noor Rahman' },
      updatedAt: '2026-11-13T09:12:00Z',
    },
  });
  await cancelFirst();
  const question = page.getByRole('alertdialog');
  await expect
    .element(question)
    .toMatchTextContent(/This is no longer possible\. Noor Rahman: Ordered, 13 Nov 2026.*They moved/);
  expect(
    question
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toContain('Close');
  await expect.element(question.getByRole('button', { name: 'Look again' })).not.toBeInTheDocument();
  await expect.element(question.getByRole('button', { name: 'Cancel the quote' })).not.toBeInTheDocument();
  expect(question.element().contains(document.activeElement)).toBe(true);
  await question.getByRole('button', { name: 'Close' }).click();
  await expect.element(question).not.toBeInTheDocument();
});

it('A company without quotes is offered to create the first one [QUOTE-1]', async () => {
  open('/1access', { listQuotes: emptyQuoteList });
  await expect.element(page.getByText('There are no quotes yet')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'New quote' }).first()).toBeVisible();
});

it('An export of quotes covers the filter in the visible columns, and names the product of each [LIST-5]', async () => {
  open('/1access?q=bristol&owner=me&page=2', {
    listQuotes: { ...quoteList, total: 64 },
    createQuoteExport: problemResponse(503),
  });
  await page.getByRole('button', { name: 'Export these 64 quotes' }).click();
  await expect.poll(() => sent('createQuoteExport')).toHaveLength(1);
  const body = sent('createQuoteExport')[0]?.body;
  expect(body).toMatchObject({ q: 'bristol', owner: 'me', sort: '-updatedAt' });
  expect(body).toHaveProperty('columns', [
    'name',
    'product',
    'number',
    'customerName',
    'status',
    'waitingFor',
    'siteCount',
    'mrc',
    'tcv',
    'validUntil',
    'owner',
  ]);
});

import { problemResponse } from '@quayside/contract/testing';
import { createManualClock } from '@quayside/portal-core/testing';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import type { Estimate } from '../api.ts';
import { areaFixtures } from '../area.fixtures.ts';
import { cloudArea } from '../area.ts';
import { estimateOf, lineOf, pricePlan, readyQuote, requestedQuote } from '../cloud.fixtures.ts';

let shown: ReturnType<typeof renderPage>;

function open(api = {}, options = {}): void {
  const path = '/cloud/estimates/CE-1001';
  shown = renderPage(cloudArea, { path, api: { ...areaFixtures.api, ...api }, ...options });
}

afterEach(() => shown.unmount());

const wrongState = { type: 'urn:quayside:problem:wrong-state' };
const askedByNoor = estimateOf({
  etag: '"8"',
  status: 'pricing',
  quote: { ...requestedQuote, requestedBy: { id: 'noor', name: 'Noor Rahman' } },
  allowedActions: [],
});

const lose = (): never => {
  throw new TypeError('The connection was reset.');
};
const sent = (id: string) => shown.requests.filter((request) => request.id === id);
const quantity = page.getByRole('textbox', { name: 'Quantity of Web servers, Standard vCPU' });
const totals = page.getByRole('region', { name: 'Totals' });

it('An estimate that does not exist, or is private, says that it was not found [CLOUD-2]', async () => {
  open({ getCloudEstimate: problemResponse(404) });
  await expect.element(page.getByRole('heading', { name: 'Estimate not found' })).toBeVisible();
  await expect.poll(() => shown.title()).toBe('Estimate not found');
});

it('A quantity changes the totals at once, and is saved with the version that was seen [CLOUD-4, CLOUD-6]', async () => {
  const clock = createManualClock();
  open({ replaceCloudEstimate: () => Response.json(estimateOf({ etag: '"8"' })) }, { clock });
  await quantity.fill('20');
  await expect.element(totals.getByText('£1,450.95', { exact: true })).toBeVisible();
  expect(sent('replaceCloudEstimate')).toEqual([]);
  await clock.advance(2_000);
  await expect.poll(() => sent('replaceCloudEstimate')).toHaveLength(1);
  const [save] = sent('replaceCloudEstimate');
  expect(save?.headers.get('if-match')).toBe('"7"');
  expect(save?.body).toMatchObject({ lines: [lineOf({ quantity: 20 }), {}, {}, {}, {}] });
});

it('After a line is removed, the focus is on the line that takes its place [CLOUD-4]', async () => {
  open();
  await page.getByRole('button', { name: 'More for Web servers, Standard vCPU' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(quantity).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.ariaLabel).toMatch(/^More for /);
});

it('A text that is no quantity stays with its message, counts as nothing, and nothing can be requested [CLOUD-4, CLOUD-12]', async () => {
  const clock = createManualClock();
  open({}, { clock });
  await quantity.click();
  await userEvent.keyboard('{Control>}a{/Control}5000');
  await userEvent.tab();
  await expect.element(quantity).toHaveValue('5000');
  await expect
    .element(quantity)
    .toHaveAccessibleDescription('Enter a whole number from 1 to 1,000. Until then 2 counts.');
  await clock.advance(5_000);
  expect(sent('replaceCloudEstimate')).toEqual([]);
  await expect.element(page.getByText('Not saved')).toBeVisible();
  expect(shown.services.unsavedWork.isUnsaved()).toBe(true);
  await page.getByRole('button', { name: 'Ask for a quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a quote' });
  await dialog.getByRole('button', { name: 'Ask for a quote' }).click({ force: true });
  await expect.element(dialog.getByText('Correct the quantity that is marked first.')).toBeVisible();
  expect(sent('requestCloudQuote')).toEqual([]);
});

it('A quote is requested for the totals that are shown, and only once they are saved [CLOUD-12]', async () => {
  const [, ...others] = estimateOf().lines;
  const clock = createManualClock();
  open({ replaceCloudEstimate: problemResponse(503) }, { clock });
  await quantity.fill('20');
  await clock.advance(2_000);
  await page.getByRole('button', { name: 'Ask for a quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a quote' });
  const submit = dialog.getByRole('button', { name: 'Ask for a quote' });
  await expect.element(submit).toHaveAccessibleDescription('Your changes aren’t saved. Save them first.');
  await submit.click({ force: true });
  expect(sent('requestCloudQuote')).toEqual([]);
  shown.script({
    replaceCloudEstimate: () =>
      Response.json(estimateOf({ etag: '"8"', content: [lineOf({ quantity: 20 }), ...others] })),
    requestCloudQuote: problemResponse(409, 'The price changed.'),
  });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('button', { name: 'Ask for a quote' }).click();
  await submit.click();
  await expect.poll(() => sent('requestCloudQuote')).toHaveLength(1);
  expect(sent('requestCloudQuote')[0]?.headers.get('if-match')).toBe('"8"');
  expect(sent('requestCloudQuote')[0]?.body).toMatchObject({ price: { mrc: 145_095 } });
  await expect.element(dialog.getByText('Nothing was sent')).toBeVisible();
});

it('A quote is not requested at figures of an older price list than the estimate was saved with [CLOUD-12]', async () => {
  open({ getCloudPricePlan: { ...pricePlan, version: pricePlan.version - 1 } });
  await page.getByRole('button', { name: 'Ask for a quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a quote' });
  const submit = dialog.getByRole('button', { name: 'Ask for a quote' });
  await expect.element(submit).toHaveAccessibleDescription('The prices are loading. One moment.');
  await submit.click({ force: true });
  const requested = estimateOf({ etag: '"8"', status: 'pricing', quote: requestedQuote });
  shown.script({ getCloudPricePlan: pricePlan, requestCloudQuote: () => Response.json(requested) });
  shown.services.http.cache.invalidateOperations(['getCloudPricePlan']);
  await expect.element(submit).not.toHaveAttribute('aria-disabled');
  await submit.click();
  await expect.element(dialog).not.toBeInTheDocument();
  // The press that was refused has sent nothing, also not later.
  expect(sent('requestCloudQuote')).toHaveLength(1);
});

it('A newer price list that cannot be loaded is loaded again from the dialog that waits for it [CLOUD-12]', async () => {
  open({ getCloudPricePlan: { ...pricePlan, version: pricePlan.version - 1 } });
  await page.getByRole('button', { name: 'Ask for a quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a quote' });
  const submit = dialog.getByRole('button', { name: 'Ask for a quote' });
  await expect.element(submit).toHaveAccessibleDescription('The prices are loading. One moment.');
  shown.script({ getCloudPricePlan: problemResponse(500) });
  shown.services.http.cache.invalidateOperations(['getCloudPricePlan']);
  await expect.element(submit).toHaveAccessibleDescription('The prices couldn’t be loaded. Try again first.');
  shown.script({ getCloudPricePlan: pricePlan });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(submit).not.toHaveAttribute('aria-disabled');
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
});

it('A quote is not requested at a total that changed while the dialog was open, before the user has looked again [CLOUD-12]', async () => {
  const [, ...others] = estimateOf().lines;
  const theirs = estimateOf({ etag: '"9"', content: [lineOf({ quantity: 20 }), ...others] });
  open({ requestCloudQuote: problemResponse(412, 'This estimate was changed by Noor Rahman.') });
  await page.getByRole('button', { name: 'Ask for a quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a quote' });
  const submit = dialog.getByRole('button', { name: 'Ask for a quote' });
  shown.script({ getCloudEstimate: () => Response.json(theirs) });
  await submit.click();
  const refused = dialog.getByRole('alert');
  await expect.element(refused.getByText('Nothing was sent')).toBeVisible();
  await expect.element(refused.getByText('This estimate was changed by Noor Rahman.')).toBeVisible();
  await expect.element(refused.getByText('£1,450.95')).toBeVisible();
  await expect.element(refused.getByText('Web servers, Standard vCPU')).toBeVisible();
  await expect.element(refused.getByText(/^20 × /)).toBeVisible();
  await expect
    .element(submit)
    .toHaveAccessibleDescription('This changed since you looked at it. Look at it again first.');
  await submit.click({ force: true });
  expect(sent('requestCloudQuote')).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Look again' }).click();
  await expect.element(refused).not.toBeInTheDocument();
  shown.script({
    requestCloudQuote: () =>
      Response.json(estimateOf({ etag: '"10"', status: 'pricing', quote: requestedQuote })),
  });
  await submit.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent('requestCloudQuote')[1]?.headers.get('if-match')).toBe('"9"');
  expect(sent('requestCloudQuote')[1]?.body).toMatchObject({ price: { mrc: 145_095 } });
});

it('An estimate that a colleague deleted is not found, and what was typed stays to be copied [CLOUD-2, CLOUD-6]', async () => {
  const clock = createManualClock();
  open({}, { clock });
  await quantity.fill('20');
  const gone = problemResponse(404, 'There is no such estimate.', {
    changedBy: 'Noor Rahman',
    changedAt: '2026-11-13T09:12:00Z',
  });
  shown.script({ replaceCloudEstimate: gone, getCloudEstimate: gone });
  await clock.advance(2_000);
  await expect.element(page.getByText('There is no such estimate')).toBeVisible();
  await expect.element(page.getByRole('main')).toMatchTextContent(/Noor Rahman: Deleted, 13 Nov 2026/);
  const lost = page.getByRole('region', { name: 'What you had typed' });
  await expect
    .element(lost.getByText('The estimate was gone before your last changes were saved.'))
    .toBeVisible();
  await expect.element(lost.getByText(/^20 × /)).toBeVisible();
  await expect.element(lost.getByRole('button', { name: 'Copy what you typed' })).toBeVisible();
  await expect.element(quantity).not.toBeInTheDocument();
  expect(page.getByRole('button', { name: 'Ask for a quote' }).elements()).toEqual([]);
});

it('An estimate whose quote a colleague asked for first shows what is saved, says so, and keeps what was typed to be copied [CLOUD-6, CLOUD-12]', async () => {
  const clock = createManualClock();
  open({}, { clock });
  await quantity.fill('20');
  shown.script({
    replaceCloudEstimate: problemResponse(409, 'A quote was asked for.', wrongState),
    getCloudEstimate: () => Response.json(askedByNoor),
  });
  await clock.advance(2_000);
  await expect
    .element(page.getByText(/^Noor Rahman asked for a quote of this estimate first\./))
    .toBeVisible();
  const lost = page.getByRole('region', { name: 'What you had typed' });
  await expect.element(lost.getByText(/^20 × /)).toBeVisible();
  expect(lost.getByRole('term').elements()).toHaveLength(1);
  await expect.element(quantity).not.toBeInTheDocument();
  await expect.element(totals.getByText('£1,450.95', { exact: true })).not.toBeInTheDocument();
  expect(page.getByRole('button', { name: 'Ask for a quote' }).elements()).toEqual([]);
});

it.each([
  [
    'a colleague made first names them, and says that nothing of the user’s was sent',
    { id: 'noor', name: 'Noor Rahman' },
    'Noor Rahman asked for a quote of this estimate first',
    'Nothing of yours was sent.',
  ],
  [
    'the user made in another tab is not made again',
    { id: 'amelia', name: 'Amelia Hart' },
    'You asked for a quote of this estimate already',
    'It was not asked for again.',
  ],
])(
  'A request for a quote that %s, and there is only a way to close it [CLOUD-12]',
  async (_which, requestedBy, title, outcome) => {
    open({ requestCloudQuote: problemResponse(412, 'It was changed. Look at it again.') });
    await page.getByRole('button', { name: 'Ask for a quote' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask for a quote' });
    const asked = { ...askedByNoor, quote: { ...requestedQuote, requestedBy } };
    shown.script({ getCloudEstimate: () => Response.json(asked) });
    await dialog.getByRole('button', { name: 'Ask for a quote' }).click();
    await expect.element(dialog.getByText(title)).toBeVisible();
    await expect.element(dialog.getByText(outcome)).toBeVisible();
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
    expect(dialog.getByText(/Look at it again/).elements()).toEqual([]);
    expect(dialog.getByRole('button', { name: 'Ask for a quote' }).elements()).toEqual([]);
    await dialog.getByText('Close', { exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  },
);

it('A lost request for a quote that a later version shows is the user’s own: the dialog closes, and names nobody [CLOUD-12]', async () => {
  open({ requestCloudQuote: lose, getRequestResult: lose });
  await page.getByRole('button', { name: 'Ask for a quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a quote' });
  const ask = dialog.getByRole('button', { name: 'Ask for a quote' });
  await ask.click();
  await expect.element(dialog.getByText('We don’t know whether this was done')).toBeVisible();
  const requestedBy = { id: 'amelia', name: 'Amelia Hart' };
  shown.script({
    requestCloudQuote: problemResponse(412, 'It was changed by you in another tab.'),
    getCloudEstimate: () => Response.json({ ...askedByNoor, quote: { ...requestedQuote, requestedBy } }),
  });
  await ask.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(page.getByText(/another tab|already/).elements()).toEqual([]);
});

it('The notice about restored changes goes once they are saved [CLOUD-6]', async () => {
  const clock = createManualClock();
  open({ replaceCloudEstimate: problemResponse(503) }, { clock });
  await quantity.fill('20');
  await clock.advance(2_000);
  await expect.element(page.getByText('Not saved')).toBeVisible();
  shown.navigate('/cloud');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Cloud estimates');
  const [, ...others] = estimateOf().lines;
  const saved = estimateOf({ etag: '"8"', content: [lineOf({ quantity: 20 }), ...others] });
  shown.script({ replaceCloudEstimate: () => Response.json(saved) });
  shown.navigate('/cloud/estimates/CE-1001');
  const notice = page.getByText('We’ve restored your draft');
  await expect.element(notice).toBeVisible();
  await expect.element(quantity).toHaveValue('20');
  await clock.advance(2_000);
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(quantity).toHaveValue('20');
});

it('An estimate whose prices changed since it was saved names the lines with the old and the new price [CLOUD-8]', async () => {
  const items = pricePlan.items.map((item) =>
    item.id === 'firewall' ? Object.assign({}, item, { nrc: 99_000 }) : item,
  );
  open({ getCloudPricePlan: () => Response.json({ ...pricePlan, version: 3, items }) });
  await expect.element(page.getByText('The price list changed since this estimate was saved')).toBeVisible();
  await expect
    .element(page.getByText('Dedicated firewall pair: from £950.00 to £990.00 one-off'))
    .toBeVisible();
});

it('An estimate of a withdrawn plan keeps its lines, and can be moved or copied [CLOUD-8]', async () => {
  const replacedBy = { id: pricePlan.id, name: 'Cloud Enterprise 2026' };
  const old = { id: 'CLE-OLD', name: 'Cloud Enterprise 2025', isWithdrawn: true, replacedBy };
  const withdrawn = estimateOf({ pricePlan: old, allowedActions: ['edit', 'move'] });
  open({
    getCloudEstimate: () => Response.json(withdrawn),
    getCloudPricePlan: () => Response.json({ ...pricePlan, ...old }),
    moveCloudEstimate: () => Response.json(estimateOf({ etag: '"8"' })),
  });
  await expect.element(quantity).toHaveValue('2');
  shown.script({
    getCloudEstimate: () => Response.json(estimateOf({ etag: '"8"' })),
    getCloudPricePlan: () => Response.json(pricePlan),
  });
  await page.getByRole('button', { name: 'Use Cloud Enterprise 2026' }).click();
  await expect.poll(() => sent('moveCloudEstimate')).toHaveLength(1);
  expect(sent('moveCloudEstimate')[0]?.body).toEqual({ pricePlanId: pricePlan.id });
  await expect.element(page.getByRole('button', { name: 'Ask for a quote' })).toBeVisible();
});

it('While a quote is priced the page asks for it, and shows it when it is ready [CLOUD-12]', async () => {
  const clock = createManualClock();
  open(
    {
      getCloudEstimate: () =>
        Response.json(
          estimateOf({ status: 'pricing', quote: requestedQuote, allowedActions: ['cancelQuote'] }),
        ),
    },
    { clock },
  );
  await expect.element(page.getByText('We’re pricing your quote')).toBeVisible();
  await expect.element(quantity).not.toBeInTheDocument();
  shown.script({
    getCloudEstimate: () =>
      Response.json(
        estimateOf({
          allowedActions: ['cancelQuote'],
          etag: '"9"',
          status: 'ready',
          quote: readyQuote,
        }),
      ),
  });
  const before = sent('getCloudEstimate').length;
  await expect
    .poll(async () => {
      await clock.advance(2_500);
      return sent('getCloudEstimate').length;
    })
    .toBeGreaterThan(before);
  await expect.element(page.getByText('Quote CQ-1001 is ready')).toBeVisible();
});

it('A request that was priced meanwhile is not taken back: the page says who was faster, and shows the quote [CLOUD-12]', async () => {
  const allowedActions: Estimate['allowedActions'] = ['cancelQuote'];
  const message = 'This estimate was changed by Quotes team meanwhile. Look at it again before you go on.';
  open({
    getCloudEstimate: estimateOf({ status: 'pricing', quote: requestedQuote, allowedActions }),
    cancelCloudQuote: problemResponse(412, message),
  });
  const cancel = page.getByRole('button', { name: 'Cancel the request' });
  await expect.element(cancel).toBeVisible();
  shown.script({
    getCloudEstimate: estimateOf({ etag: '"9"', status: 'ready', quote: readyQuote, allowedActions }),
  });
  await cancel.click();
  await expect.element(page.getByText('Quote CQ-1001 is ready')).toBeVisible();
  expect(shown.services.toasts.getSnapshot().toasts.map(({ text }) => text)).toEqual([
    `We couldn’t cancel the quote. ${message}`,
  ]);
  expect(sent('cancelCloudQuote').map(({ headers }) => headers.get('if-match'))).toEqual(['"7"']);
});

it('An estimate that a colleague has changed is not deleted before the user sees the change [CLOUD-11]', async () => {
  const theirs = estimateOf({ etag: '"8"', content: [lineOf({ quantity: 23 })] });
  open({ deleteCloudEstimate: problemResponse(412, 'This estimate was changed by Noor Rahman meanwhile.') });
  await expect.element(quantity).toHaveValue('2');
  shown.script({ getCloudEstimate: theirs });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(quantity).toHaveValue('23');
  expect(shown.address()).toBe('/cloud/estimates/CE-1001');
  expect(shown.services.toasts.getSnapshot().toasts[0]?.text).toContain('changed by Noor Rahman');
  shown.script({ deleteCloudEstimate: { etag: '"9"' }, restoreCloudEstimate: theirs });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => shown.address()).toBe('/cloud');
  shown.services.toasts
    .getSnapshot()
    .toasts.find(({ action }) => action?.label === 'Undo')
    ?.action?.onAction();
  await expect.poll(() => sent('restoreCloudEstimate')).toHaveLength(1);
  const versions = [...sent('deleteCloudEstimate'), ...sent('restoreCloudEstimate')];
  expect(versions.map(({ headers }) => headers.get('if-match'))).toEqual(['"7"', '"8"', '"9"']);
});

it('Sharing says who can see the estimate, and gives the link [CLOUD-11]', async () => {
  open({ shareCloudEstimate: () => Response.json(estimateOf({ etag: '"8"', sharing: 'private' })) });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect
    .element(page.getByText(/Everybody there who has access to Cloud can see and change it/))
    .toBeVisible();
  await expect.element(page.getByText(/\/cloud\/estimates\/CE-1001$/)).toBeVisible();
  await page.getByText('Only you', { exact: true }).click();
  await expect.poll(() => sent('shareCloudEstimate')[0]?.body).toEqual({ sharing: 'private' });
});

it('A removed line is named with its quantity if another line has its name [CLOUD-5]', async () => {
  open();
  await page
    .getByRole('button', { name: /^More for Web servers/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect
    .poll(() => shown.services.toasts.getSnapshot().toasts.map(({ text }) => text))
    .toEqual([expect.stringMatching(/^“Web servers” \(2 × .*\) was removed$/)]);
});

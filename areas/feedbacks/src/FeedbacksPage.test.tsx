import { problemResponse, type RenderedPage } from '@quayside/contract/testing';
import { createManualClock } from '@quayside/portal-core/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { areaFixtures } from './area.fixtures.ts';
import { feedbacksArea } from './area.ts';
import { feedbackList, newFeedback, repliedFeedback } from './feedbacks.fixtures.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

function open(api = {}, options = {}): RenderedPage {
  page = renderPage(feedbacksArea, {
    path: '/feedbacks',
    api: { ...areaFixtures.api, ...api },
    ...options,
  });
  return page;
}

const text = browser.getByRole('textbox', { name: 'What should we know?' });
const send = browser.getByRole('button', { name: 'Send feedback' });
const sent = () => page?.requests.filter(({ id }) => id === 'createFeedback') ?? [];

async function fill(): Promise<void> {
  await browser.getByText('Praise', { exact: true }).first().click();
  await text.fill(newFeedback.text);
}

it('Feedback is sent with its kind and whether we may contact the user, and the form is empty again [FEEDBACK-1, FEEDBACK-2]', async () => {
  open({ createFeedback: Response.json(newFeedback, { status: 201 }) });
  await fill();
  await browser.getByText('You may contact me about it').click();
  await send.click();
  await expect.element(text).toHaveValue('');
  expect(sent()[0]?.body).toEqual({
    kind: 'praise',
    text: newFeedback.text,
    page: null,
    mayContact: false,
  });
  expect(page?.services.toasts.getSnapshot().toasts.at(-1)?.text).toContain('FB-1003');
});

it('Feedback whose response is lost is looked up by its key, not sent again [FEEDBACK-2]', async () => {
  open({
    createFeedback: () => Promise.reject(new TypeError('Failed to fetch')),
    getRequestResult: { operationId: 'createFeedback', id: 'FB-1003' },
    getFeedback: newFeedback,
  });
  await fill();
  await send.click();
  await expect.element(text).toHaveValue('');
  expect(sent()).toHaveLength(1);
});

it.each(['//evil.example', 'javascript:alert(1)', '/\\\\evil.example', '/assets/x.js', '/sandbox/reset'])(
  'Feedback about the page %s, which is none of the portal, has no link to it',
  async (path) => {
    const feedback = { ...repliedFeedback, page: { path, title: 'A page elsewhere' } };
    open({ listFeedbacks: { ...feedbackList, items: [feedback] } });
    await expect.element(browser.getByText(repliedFeedback.text)).toBeVisible();
    await expect.element(browser.getByText('A page elsewhere')).toBeVisible();
    expect(browser.getByRole('link', { name: 'A page elsewhere' }).elements()).toEqual([]);
  },
);

it('Feedback that was not sent is still in the form [FEEDBACK-2]', async () => {
  open({ createFeedback: problemResponse(500) });
  await fill();
  await send.click();
  await expect.element(browser.getByText(/still here/)).toBeVisible();
  await expect.element(text).toHaveValue(newFeedback.text);
});

it('Unsent feedback becomes a draft when the user leaves the page, and is restored on return [FEEDBACK-2]', async () => {
  open();
  await fill();
  page?.navigate('/elsewhere');
  await expect.element(text).not.toBeInTheDocument();
  page?.navigate('/feedbacks');
  await expect.element(text).toHaveValue(newFeedback.text);
});

it('A reply appears automatically while it is awaited [FEEDBACK-4]', async () => {
  const clock = createManualClock();
  open({ listFeedbacks: { ...feedbackList, total: 1, items: [newFeedback] } }, { clock });
  await expect.element(browser.getByText('Received')).toBeVisible();
  const { reply } = repliedFeedback;
  page?.script({
    listFeedbacks: {
      ...feedbackList,
      total: 1,
      items: [{ ...newFeedback, status: 'replied', reply }],
    },
  });
  await clock.advance(20_000);
  await expect.element(browser.getByText(reply?.text ?? '')).toBeVisible();
});

it('The page of the list is in the address [FEEDBACK-3]', async () => {
  open({ listFeedbacks: { ...feedbackList, total: 34 } });
  await browser.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => page?.address()).toBe('/feedbacks?page=2');
});

import { problemResponse, type RenderedPage, type RenderPageOptions } from '@quayside/contract/testing';
import { createDeferred, createManualClock } from '@quayside/portal-core/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { awayColleagues } from '@quayside/shared/colleagues/colleagues.fixtures.ts';
import type { Attachment } from '@quayside/shared/conversation/api.ts';
import { conversationPart, messageEntry } from '@quayside/shared/conversation/conversation.fixtures.ts';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { supportArea } from '../area.ts';
import { caseDetails, closedCase, openCase, solvedCase } from '../case.fixtures.ts';

const path = '/support/cases/00012345';
const message = browser.getByRole('textbox', { name: 'Message' });
const sendButton = browser.getByRole('button', { name: 'Send', exact: true });
let page: RenderedPage;

function open({ api, ...options }: Partial<RenderPageOptions> = {}): void {
  page = renderPage(supportArea, {
    path,
    api: { ...areaFixtures.api, getCase: openCase, ...api },
    ...options,
  });
}

const requests = (id: string): RenderedPage['requests'] => page.requests.filter((each) => each.id === id);

beforeEach(() => browser.viewport(1200, 900));
afterEach(() => page.unmount());

it('The title names the case, and says when there is none [CASE-1, CASE-2]', async () => {
  open();
  await expect.element(browser.getByRole('heading', { level: 1 })).toHaveTextContent(openCase.subject);
  await expect.poll(() => page.title()).toBe('Case 00012345');
  page.unmount();
  open({ api: { getCase: problemResponse(404) } });
  await expect.element(browser.getByRole('heading', { level: 1 })).toHaveTextContent('Case not found');
  await expect.poll(() => page.title()).toBe('Case not found');
  expect(requests('listConversationEntries')).toEqual([]);
});

it('The choice of a follower shows that a colleague is out of office [CASE-7, PROFILE-6]', async () => {
  open({ api: { listColleagues: awayColleagues } });
  await browser.getByRole('region', { name: 'Followers' }).getByRole('button', { name: 'Add' }).click();
  await browser.getByRole('combobox', { name: 'Colleague' }).fill('Priya');
  await expect
    .element(browser.getByRole('option').getByText(/^Out of office until 3 Dec 2099/))
    .toBeVisible();
});

it('A case that waits for a colleague says so, and promises no update from us [CASE-1, WAIT-1]', async () => {
  open({ api: { getCase: { ...openCase, waitingFor: 'you' } } });
  await expect.element(browser.getByText('What happens next: we need you')).toBeVisible();
  page.unmount();
  open({ api: { getCase: { ...openCase, waitingFor: 'colleague' } } });
  await expect.element(browser.getByText('What happens next: we need a colleague of yours')).toBeVisible();
  expect(browser.getByText(/update from us due|update was due/).elements()).toEqual([]);
});

it('An open case is loaded again every 20 s, and a closed one is not [CASE-3]', async () => {
  const clock = createManualClock();
  open({ clock });
  await expect.poll(() => requests('listConversationEntries').length).toBeGreaterThan(0);
  await clock.advance(20_000);
  await expect.poll(() => requests('getCase')).toHaveLength(2);
  page.script({ getCase: closedCase });
  await vi.waitFor(
    async () => {
      // A second at a time: a response that takes longer on a busy machine is not given up.
      await clock.advance(1_000);
      expect(page.container.textContent).toContain('This case is closed.');
    },
    { timeout: 15_000 },
  );
  const asked = requests('getCase').length;
  await clock.advance(100_000);
  expect(requests('getCase')).toHaveLength(asked);
});

it('The focus of an empty message moves to the reason, which names the person who closed the case [CASE-3]', async () => {
  const clock = createManualClock();
  open({ clock });
  await message.click();
  page.script({ getCase: { ...closedCase, changedBy: 'Noor Rahman' } });
  await vi.waitFor(
    async () => {
      await clock.advance(1_000);
      expect(document.activeElement?.textContent).toMatch(/^(?:Note)?:?\s*Noor Rahman closed this case\./);
    },
    { timeout: 15_000 },
  );
  await expect.element(message).not.toBeInTheDocument();
});

it('The conversation is marked as read once its end is visible, and the lists are reloaded [CONV-2]', async () => {
  open();
  await expect.element(browser.getByText('New since your last visit')).toBeVisible();
  message.element().scrollIntoView({ block: 'end' });
  await expect
    .poll(() => requests('markConversationRead').map(({ body }) => body))
    .toEqual([{ entryId: 'E-00012345-4' }]);
});

it('A message that was not sent keeps its text, and is sent with the same key the second time [CONV-4, CONV-5]', async () => {
  open({ api: { addConversationEntry: problemResponse(500) } });
  await message.fill('Yes, ask for Tom.');
  await sendButton.click();
  await expect.element(browser.getByText('We couldn’t send your message')).toBeVisible();
  await expect.element(message).toHaveValue('Yes, ask for Tom.');
  page.script({ addConversationEntry: { ...messageEntry(5, 'Yes, ask for Tom.') } });
  await sendButton.click();
  await expect.element(message).toHaveValue('');
  const keys = requests('addConversationEntry').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  await message.fill('Yes, ask for Tom.');
  await sendButton.click();
  await expect.poll(() => requests('addConversationEntry')).toHaveLength(3);
  expect(requests('addConversationEntry')[2]?.headers.get('idempotency-key')).not.toBe(keys[0]);
});

it('A message whose response was lost is looked up by its key, not sent again [CONV-4]', async () => {
  open({
    api: {
      addConversationEntry: () => Promise.reject(new TypeError('Failed to fetch')),
      getRequestResult: { operationId: 'addConversationEntry', id: 'E-00012345-5' },
    },
  });
  await expect.element(message).toBeVisible();
  const sent = messageEntry(5, 'Yes, ask for Tom.');
  page.script({
    listConversationEntries: { ...conversationPart, items: [...conversationPart.items, sent], total: 5 },
  });
  await message.fill('Yes, ask for Tom.');
  await sendButton.click();
  await expect.element(browser.getByRole('log').getByText('Yes, ask for Tom.')).toBeVisible();
  await expect.element(message).toHaveValue('');
  expect(requests('addConversationEntry')).toHaveLength(1);
});

it('The text is there again after the page was left [CONV-5]', async () => {
  open();
  await message.fill('Yes, ask for');
  page.navigate('/support');
  await expect.poll(() => page.address()).toBe('/support');
  page.navigate(path);
  await expect.element(message).toHaveValue('Yes, ask for');
  await browser.getByRole('button', { name: 'Discard draft' }).click();
  await expect.element(message).toHaveValue('');
});

it('A case that the user may no longer read is not shown any more: the page says who can help, and keeps what was typed [ACCESS-27]', async () => {
  open();
  const subject = browser.getByText(openCase.subject).first();
  await expect.element(subject).toBeVisible();
  await message.fill('Yes, ask for');
  const refusal = 'You have no access to Apollo. An administrator of your company can give it to you.';
  page.script({
    getCase: problemResponse(403, refusal),
    listConversationEntries: problemResponse(403, refusal),
  });
  await browser.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(browser.getByText(new RegExp(refusal))).toBeVisible();
  expect(page.container.textContent).not.toContain(openCase.subject);
  await expect.element(message).not.toBeInTheDocument();
  page.script({ getCase: openCase, listConversationEntries: conversationPart });
  page.navigate('/support');
  await expect.poll(() => page.address()).toBe('/support');
  page.navigate(path);
  await expect.element(message).toHaveValue('Yes, ask for');
});

it('A case that is closed while the user writes keeps the text and says so [CONV-6]', async () => {
  open({ api: { addConversationEntry: problemResponse(409, 'The case was closed in the meantime.') } });
  await message.fill('One more thing');
  page.script({ getCase: closedCase });
  await sendButton.click();
  await expect.element(browser.getByText(/Your message was not sent: copy it/)).toBeVisible();
  await expect.element(message).toHaveValue('One more thing');
  await expect.element(message).toBeDisabled();
  await expect.element(browser.getByRole('button', { name: 'Copy One more thing' })).toBeVisible();
});

it('Files dropped on the composer are uploaded, and Send waits for them [CONV-7, CONV-8]', async () => {
  const stored = createDeferred<Attachment>();
  open({
    api: {
      uploadAttachment: () => stored.promise,
      addConversationEntry: messageEntry(5),
    },
  });
  await expect.element(message).toBeVisible();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['07:50 down'], 'router.log'));
  message.element().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  const files = browser.getByRole('list', { name: 'Files of your message' });
  await expect.element(files.getByText('router.log').first()).toBeVisible();
  await sendButton.click();
  expect(requests('addConversationEntry')).toEqual([]);
  stored.resolve({ id: 'AT-9', name: 'router.log', size: 10, mediaType: 'text/plain', scan: 'pending' });
  await expect
    .poll(() => requests('addConversationEntry').map(({ body }) => body))
    .toEqual([{ text: '', attachmentIds: ['AT-9'] }]);
  expect(requests('uploadAttachment')[0]?.query).toEqual({ name: 'router.log' });
});

it('An action that is not allowed is not offered [CASE-5]', async () => {
  open({ api: { getCase: { ...caseDetails, allowedActions: [] } } });
  await expect.element(browser.getByRole('heading', { level: 1 })).toHaveTextContent(caseDetails.subject);
  expect(
    browser.getByRole('button', { name: /^(?:Follow|Change priority|Close case|Reply)/ }).elements(),
  ).toEqual([]);
  expect(browser.getByRole('combobox').elements()).toEqual([]);
  expect(message.elements()).toEqual([]);
});

it('A change that another user made first can be dismissed, and its dialog does not return [CASE-6]', async () => {
  open({ api: { changeCase: problemResponse(412) } });
  await browser.getByRole('button', { name: 'Change priority' }).click();
  const dialog = browser.getByRole('dialog');
  await dialog.getByText('Urgent', { exact: true }).click();
  page.script({ getCase: { ...openCase, etag: '"8"', priority: 'low' } });
  await dialog.getByRole('button', { name: 'Change priority' }).click();
  const conflict = browser.getByRole('alert').filter({ hasText: 'This case changed' });
  await expect.element(conflict.getByText('Low')).toBeVisible();
  expect(dialog.elements()).toEqual([]);
  await conflict.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect.poll(() => conflict.elements()).toEqual([]);
  expect(dialog.elements()).toEqual([]);
  expect(requests('changeCase').map(({ headers }) => headers.get('if-match'))).toEqual([openCase.etag]);
});

it('A change that another user made first is sent again for the version that is shown, if the user decides so [CASE-6]', async () => {
  open({ api: { changeCase: problemResponse(412) } });
  await browser.getByRole('button', { name: 'Change priority' }).click();
  const dialog = browser.getByRole('dialog');
  await dialog.getByText('Urgent', { exact: true }).click();
  page.script({ getCase: { ...openCase, etag: '"8"', priority: 'low' } });
  await dialog.getByRole('button', { name: 'Change priority' }).click();
  const conflict = browser.getByRole('alert').filter({ hasText: 'This case changed' });
  await expect.element(conflict.getByText('Low')).toBeVisible();
  const changed = { ...openCase, etag: '"9"', priority: 'urgent' } as const;
  page.script({ changeCase: changed, getCase: changed });
  await conflict.getByRole('button', { name: 'Send again' }).click();
  await expect
    .poll(() => requests('changeCase').map(({ headers }) => headers.get('if-match')))
    .toEqual([openCase.etag, '"8"']);
  await expect.poll(() => conflict.elements()).toEqual([]);
  expect(requests('changeCase')[1]?.body).toEqual(requests('changeCase')[0]?.body);
});

it('Text typed for one case does not appear in another case [CONV-5]', async () => {
  open();
  await message.fill('For the first case');
  page.script({
    getCase: { ...openCase, caseNumber: '00012346', conversationId: 'CV-00012346' },
  });
  page.navigate('/support/cases/00012346');
  await expect.poll(() => page.title()).toBe('Case 00012346');
  await expect.element(message).toHaveValue('');
  page.script({ getCase: openCase });
  page.navigate(path);
  await expect.element(message).toHaveValue('For the first case');
});

it('A case whose priority was changed is closed for the version of that response, before it is loaded again [CASE-6, HTTP-15]', async () => {
  open({ api: { changeCase: { ...openCase, etag: '"8"', priority: 'urgent' }, closeCase: closedCase } });
  await browser.getByRole('button', { name: 'Change priority' }).click();
  const dialog = browser.getByRole('dialog');
  await dialog.getByText('Urgent', { exact: true }).click();
  page.script({ getCase: () => new Promise<never>(() => undefined) });
  await dialog.getByRole('button', { name: 'Change priority' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await browser.getByRole('button', { name: 'Close case' }).click();
  const closing = browser.getByRole('alertdialog').or(dialog);
  await closing.getByText('It is no longer needed').click();
  await closing.getByRole('button', { name: 'Close the case' }).click();
  await expect.poll(() => requests('closeCase')).toHaveLength(1);
  expect(requests('closeCase')[0]?.headers.get('if-match')).toBe('"8"');
});

it('A case that another user made urgent is not closed before the user has read that, and what closing would send [CASE-6]', async () => {
  open({ api: { closeCase: problemResponse(412) } });
  await browser.getByRole('button', { name: 'Close case' }).click();
  const dialog = browser.getByRole('dialog');
  await dialog.getByText('It is no longer needed').click();
  await dialog.getByRole('textbox', { name: /Comment/ }).fill('The line is back.');
  page.script({ getCase: { ...openCase, etag: '"8"', priority: 'urgent' } });
  await dialog.getByRole('button', { name: 'Close the case' }).click();
  const conflict = browser.getByRole('alert').filter({ hasText: 'This case changed' });
  await expect.element(conflict).toMatchTextContent(/Since you looked at it: the priority is Urgent\./);
  await expect.element(conflict.getByText('The line is back.')).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(conflict.element())).toBe(true);
});

it('A priority that is set after another user closed the case says that it is closed, and cannot be sent again [CASE-6]', async () => {
  open({ api: { changeCase: problemResponse(412) } });
  await browser.getByRole('button', { name: 'Change priority' }).click();
  const dialog = browser.getByRole('dialog');
  await dialog.getByText('Urgent', { exact: true }).click();
  page.script({ getCase: { ...openCase, etag: '"8"', status: 'closed', allowedActions: [] } });
  await dialog.getByRole('button', { name: 'Change priority' }).click();
  const conflict = browser.getByRole('alert').filter({ hasText: 'This case changed' });
  await expect.element(conflict).toMatchTextContent(/Since you looked at it: the status is Closed\./);
  await expect.element(conflict.getByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
});

it('A case that was closed while its dialog asks is not asked about again: the dialog says so, keeps the comment to be copied, and only closes [CASE-6]', async () => {
  open();
  await browser.getByRole('button', { name: 'Close case' }).click();
  await browser
    .getByRole('dialog')
    .getByRole('textbox', { name: /Comment/ })
    .fill('The line is back.');
  page.script({ getCase: { ...openCase, etag: '"8"', status: 'closed', allowedActions: [] } });
  page.services.http.cache.invalidateOperations(['getCase']);
  const over = browser.getByRole('alertdialog');
  await expect
    .element(over)
    .toMatchTextContent(/no longer possible\..*the status is Closed\..*The line is back\./);
  expect(over.element().contains(document.activeElement)).toBe(true);
  await over.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.element(over).not.toBeInTheDocument();
});

it('A reason that is being typed when a colleague accepts our solution stays in sight, to be copied, and the page says who accepted [CASE-6]', async () => {
  const clock = createManualClock();
  open({ clock, api: { getCase: solvedCase } });
  await browser.getByRole('button', { name: 'Reject…' }).click();
  await browser.getByRole('textbox', { name: /What does not work yet/ }).fill('It drops at noon.');
  page.script({
    getCase: {
      ...solvedCase,
      etag: '"8"',
      status: 'closed',
      allowedActions: [],
      changedBy: 'Noor Rahman',
      changedAt: '2026-11-21T09:30:00Z',
    },
  });
  await clock.advance(20_000);
  const alert = browser.getByRole('alert').filter({ hasText: 'Noor Rahman changed this case first' });
  await expect.element(alert).toMatchTextContent(/You had typed: It drops at noon\./);
  expect(alert.element().textContent.split('It drops at noon.')).toHaveLength(2);
  await expect.element(alert.getByRole('button', { name: /Copy/ })).toBeVisible();
  expect(Date.parse(alert.element().querySelector('time')?.dateTime ?? '')).toBe(
    Date.parse('2026-11-21T09:30:00Z'),
  );
  await alert.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(browser.getByText('It drops at noon.')).not.toBeInTheDocument();
});

import { inDesignSystem } from '@quayside/page-kit/page-testing';
import { createAccess } from '@quayside/portal-core/access';
import {
  areaChecks,
  problemResponse,
  renderPage,
  type RenderedPage,
  type RenderPageOptions,
} from '@quayside/portal-core/page-testing';
import { createTestUser } from '@quayside/portal-core/testing';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { operations } from './api.ts';
import { areaFixtures, createNoticeboardBackend } from './area.fixtures.ts';
import { noticeboardArea } from './area.ts';
import type { operations as Noticeboard } from './contract.ts';

const pages: RenderedPage<Noticeboard>[] = [];

function show(options: Partial<RenderPageOptions<Noticeboard>> = {}): RenderedPage<Noticeboard> {
  const page = renderPage<Noticeboard>(noticeboardArea, {
    path: '/noticeboard',
    operations,
    api: createNoticeboardBackend().api,
    wrap: inDesignSystem,
    ...options,
  });
  pages.push(page);
  return page;
}

const sent = ({ requests }: RenderedPage<Noticeboard>, id: string) =>
  requests.filter((request) => request.id === id);

beforeAll(() => browser.viewport(360, 800));

afterEach(() => {
  for (const { unmount } of pages.splice(0)) unmount();
});

it.each(areaChecks(noticeboardArea, { ...areaFixtures, wrap: inDesignSystem }))('$title', async ({ run }) => {
  await expect(run()).resolves.toBeUndefined();
});

it('The noticeboard opens a notice by its link', async () => {
  const page = show();
  await browser.getByRole('link', { name: 'Works in Leeds' }).click();
  await expect.element(browser.getByRole('textbox', { name: 'Text' })).toHaveValue('Text of OCTOBER.');
  expect([page.address(), page.title()]).toEqual(['/noticeboard/OCTOBER', 'Works in Leeds']);
});

it('The noticeboard asks for the search, filter, sort and page of its address', async () => {
  const page = show({ path: '/noticeboard?q=leeds&topic=works&sort=title' });
  await expect.element(browser.getByRole('rowheader', { name: 'Works in Leeds' })).toBeVisible();
  expect(sent(page, 'listNotices').map(({ query }) => query)).toEqual([
    { q: 'leeds', topic: 'works', sort: 'title', page: '1', pageSize: '25' },
  ]);
  await expect.element(browser.getByRole('rowheader')).toHaveLength(1);
});

it('The noticeboard asks the server for nothing but the notices', async () => {
  const page = show();
  await expect.element(browser.getByRole('link', { name: 'Works in Leeds' })).toBeVisible();
  expect(page.requests.map(({ id }) => id)).toEqual(['listNotices']);
});

it('The page of an unknown notice says so, and leads to the noticeboard', async () => {
  const page = show({ path: '/noticeboard/UNKNOWN' });
  await expect.element(browser.getByRole('heading', { level: 1 })).toHaveTextContent('Notice not found');
  expect(page.title()).toBe('Notice not found');
  await browser.getByRole('link', { name: 'Go to Noticeboard' }).click();
  await expect.element(browser.getByRole('link', { name: 'Works in Leeds' })).toBeVisible();
});

it('The page of a notice shows a failure, and the notice after a retry', async () => {
  const { api } = createNoticeboardBackend();
  const { script } = show({
    path: '/noticeboard/NOVEMBER',
    api: { ...api, getNotice: problemResponse(500) },
  });
  const retry = browser.getByRole('button', { name: 'Retry' });
  await expect.element(retry).toBeVisible();
  script(api);
  await retry.click();
  await expect.element(browser.getByRole('textbox', { name: 'Text' })).toHaveValue('Text of NOVEMBER.');
});

it('A change of a notice is sent with the version that was shown, and merged with a colleague’s', async () => {
  const backend = createNoticeboardBackend();
  const page = show({ path: '/noticeboard/NOVEMBER', api: backend.api });
  await browser.getByRole('textbox', { name: 'Text' }).fill('My text');
  backend.change('NOVEMBER', { title: 'Title of a colleague' });
  await browser.getByRole('button', { name: 'Save' }).click();
  await expect.element(browser.getByRole('textbox', { name: 'Title' })).toHaveValue('Title of a colleague');
  await browser.getByRole('button', { name: 'Save' }).click();
  await expect.element(browser.getByText(/Saved/)).toBeVisible();
  expect(sent(page, 'changeNotice').map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"2"']);
  expect(sent(page, 'changeNotice').at(-1)?.body).toEqual({
    title: 'Title of a colleague',
    topic: 'news',
    text: 'My text',
  });
});

it('Two texts for the same field are compared, and the user chooses', async () => {
  const backend = createNoticeboardBackend();
  show({ path: '/noticeboard/NOVEMBER', api: backend.api });
  await browser.getByRole('textbox', { name: 'Text' }).fill('My text');
  backend.change('NOVEMBER', { text: 'Text of a colleague' });
  await browser.getByRole('button', { name: 'Save' }).click();
  await browser.getByRole('button', { name: 'Take theirs' }).click();
  await expect.element(browser.getByRole('textbox', { name: 'Text' })).toHaveValue('Text of a colleague');
});

it('A new notice is published once, although its response was lost, and then shown', async () => {
  const { api } = createNoticeboardBackend();
  const page = show({ path: '/noticeboard/new', api: { ...api, createNotice: problemResponse(503) } });
  await browser.getByRole('textbox', { name: 'Title' }).fill('New route');
  await browser.getByRole('textbox', { name: 'Text' }).fill('From Monday.');
  await browser.getByRole('button', { name: 'Publish' }).click();
  await expect
    .element(browser.getByRole('group', { name: 'We don’t know whether this was done' }))
    .toBeVisible();
  page.script(api);
  await browser.getByRole('button', { name: 'Publish' }).click();
  await expect.element(browser.getByRole('heading', { level: 1 })).toHaveTextContent('New route');
  expect(page.address()).toBe('/noticeboard/DECEMBER');
  const keys = sent(page, 'createNotice').map(({ headers }) => headers.get('Idempotency-Key'));
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

it('A new notice without a title or a text is not sent', async () => {
  const page = show({ path: '/noticeboard/new' });
  await browser.getByRole('button', { name: 'Publish' }).click();
  await expect.element(browser.getByRole('link', { name: 'Enter a title' })).toBeVisible();
  await expect.element(browser.getByRole('textbox', { name: 'Text' })).toBeInvalid();
  expect(sent(page, 'createNotice')).toEqual([]);
  await expect.element(browser.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/noticeboard');
});

it('The noticeboard is denied without access to Apollo, and requests nothing', async () => {
  const access = createAccess({ 'apollo-access': (user) => user.apolloAccess });
  const { requests } = show({ access, user: createTestUser({ apolloAccess: false }) });
  await expect.element(browser.getByText('Access denied')).toBeVisible();
  expect(requests).toEqual([]);
});

import {
  areaChecks,
  problemResponse,
  renderPage,
  type RenderedPage,
  type RenderPageOptions,
} from '@quayside/portal-core/page-testing';
import { createAccess } from '@quayside/portal-core/access';
import { createTestUser } from '@quayside/portal-core/testing';
import { QuaysideProvider } from '@quayside/ui';
import type { LinkComponentProps } from '@quayside/ui/theme';
import type { JSX, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { areaFixtures } from './area.fixtures.ts';
import { operations } from './api.ts';
import { noticeboardArea } from './area.ts';
import type { operations as Noticeboard } from './contract.ts';

function RouterLink({ href, ...rest }: LinkComponentProps): JSX.Element {
  return <Link to={href} {...rest} />;
}

function wrap(page: ReactNode, timeZone?: string): ReactNode {
  return (
    <QuaysideProvider linkComponent={RouterLink} timeZone={timeZone}>
      {page}
    </QuaysideProvider>
  );
}

const pages: RenderedPage<Noticeboard>[] = [];

function show(options: Partial<RenderPageOptions<Noticeboard>> = {}): RenderedPage<Noticeboard> {
  const page = renderPage<Noticeboard>(noticeboardArea, {
    path: '/noticeboard',
    operations,
    api: areaFixtures.api,
    wrap,
    ...options,
  });
  pages.push(page);
  return page;
}

beforeAll(() => browser.viewport(360, 800));

afterEach(() => {
  for (const { unmount } of pages.splice(0)) unmount();
});

it.each(areaChecks(noticeboardArea, { ...areaFixtures, wrap }))('$title', async ({ run }) => {
  await expect(run()).resolves.toBeUndefined();
});

it('The noticeboard opens a notice by its link', async () => {
  const page = show();
  await browser.getByRole('link', { name: 'Portal release, October' }).click();
  await expect.element(browser.getByText('Text of OCTOBER.')).toBeVisible();
  expect([page.address(), page.title()]).toEqual(['/noticeboard/OCTOBER', 'Portal release, October']);
  expect(page.requests.map(({ id }) => id)).toEqual(['listNotices', 'getNotice']);
});

it('The noticeboard says that an unknown notice does not exist', async () => {
  show({ path: '/noticeboard/UNKNOWN' });
  await expect.element(browser.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
});

it('The page of a notice shows a failure, and the text after a retry', async () => {
  const { script } = show({
    path: '/noticeboard/NOVEMBER',
    api: { ...areaFixtures.api, getNotice: problemResponse(500) },
  });
  const retry = browser.getByRole('button', { name: 'Retry' });
  await expect.element(retry).toBeVisible();
  script(areaFixtures.api);
  await retry.click();
  await expect.element(browser.getByText('Text of NOVEMBER.')).toBeVisible();
});

it('The noticeboard is denied without access to Apollo, and requests nothing', async () => {
  const access = createAccess({ 'apollo-access': (user) => user.apolloAccess });
  const { requests } = show({ access, user: createTestUser({ apolloAccess: false }) });
  await expect.element(browser.getByText('Access denied')).toBeVisible();
  expect(requests).toEqual([]);
});

it('The noticeboard dates a notice by the time zone of the provider', async () => {
  show({ wrap: (page) => wrap(page, 'Pacific/Honolulu') });
  // It was 9:00 on 16 November in UTC.
  await expect.element(browser.getByText('15 Nov 2026')).toBeVisible();
});

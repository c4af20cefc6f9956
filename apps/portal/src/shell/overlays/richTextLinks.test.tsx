import type { RenderedPage } from '@quayside/contract/testing';
import { defineArea } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderPage } from '../../testing/renderPage.tsx';
import { Marketing } from './Marketing.tsx';
import { useAnnouncementBanner } from './useAnnouncementBanner.ts';

function AnnouncementPage(): JSX.Element {
  return <>{useAnnouncementBanner(vi.fn())}</>;
}

const area = defineArea({
  id: 'messages',
  routes: [
    { path: '/announcement', title: 'Announcement', page: () => Promise.resolve(AnnouncementPage) },
    {
      path: '/marketing',
      title: 'Marketing',
      page: () => Promise.resolve(() => <Marketing onClose={vi.fn()} />),
    },
    { path: '/services/:serviceId', title: 'Service' },
  ],
});

const html = '<p>See <a href="/services/QS-1">the service</a> and <a href="/assets/x.js">the file</a>.</p>';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

async function expectOneLink(): Promise<void> {
  await expect.element(browser.getByRole('link', { name: 'the service' })).toBeVisible();
  await expect.element(browser.getByText('the file')).toBeVisible();
  expect(browser.getByRole('link').elements()).toHaveLength(1);
}

it('A link in the announcement to a path that is no page of the portal is text', async () => {
  page = renderPage(area, { path: '/announcement', api: { getPortalWideMessage: () => new Response(html) } });
  await page.services.announcement.load();
  await expectOneLink();
});

it('A link in a marketing message to a path that is no page of the portal is text', async () => {
  page = renderPage(area, { path: '/marketing' });
  page.services.notifications.marketing.preview({ html });
  await expectOneLink();
});

import type { RenderedPage } from '@quayside/contract/testing';
import { defineArea } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { Marketing } from './Marketing.tsx';
import { useAnnouncementBanner } from './useAnnouncementBanner.ts';

function ignore(): void {}

function AnnouncementPage(): JSX.Element {
  return <>{useAnnouncementBanner(ignore)}</>;
}

const area = defineArea({
  id: 'messages',
  routes: [
    { path: '/announcement', title: 'Announcement', page: () => Promise.resolve(AnnouncementPage) },
    {
      path: '/marketing',
      title: 'Marketing',
      page: () => Promise.resolve(() => <Marketing onClose={ignore} />),
    },
    { path: '/services/:serviceId', title: 'Service' },
  ],
});

const html = '<p>See <a href="/services/QS-1">the service</a> and <a href="/assets/x.js">the file</a>.</p>';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

/** The names of the links, once the text is there. */
async function links(): Promise<(string | null)[]> {
  await expect.element(browser.getByText('the file')).toBeVisible();
  return browser
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);
}

it('A link in the announcement to a path that is no page of the portal is text', async () => {
  page = renderPage(area, { path: '/announcement', api: { getPortalWideMessage: () => new Response(html) } });
  await page.services.announcement.load();
  expect(await links()).toEqual(['the service']);
});

it('A link in a marketing message to a path that is no page of the portal is text', async () => {
  page = renderPage(area, { path: '/marketing' });
  page.services.notifications.marketing.preview({ html });
  expect(await links()).toEqual(['the service']);
});

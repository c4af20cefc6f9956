import { problemResponse, type RenderedPage } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { resourcesArea } from '../area.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

it('Following a document says where it is found from now on [RES-8]', async () => {
  page = renderPage(resourcesArea, {
    path: '/resource/PORTAL_USER_GUIDE',
    api: { ...areaFixtures.api, followDocument: new Response(null, { status: 204 }) },
  });
  await browser.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect
    .poll(() => page?.services.toasts.getSnapshot().toasts.at(-1)?.text)
    .toBe('You find it under Following in Resources. A new version is marked New there.');
});

it('The title of a document that does not exist says that it was not found [RES-11]', async () => {
  page = renderPage(resourcesArea, {
    path: '/resource/none',
    api: { getDocumentDetails: problemResponse(404) },
  });
  await expect.element(browser.getByRole('heading', { name: 'Document not found' })).toBeVisible();
  await expect.poll(() => page?.title()).toBe('Document not found');
});

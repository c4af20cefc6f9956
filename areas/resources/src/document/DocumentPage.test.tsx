import { problemResponse, type RenderedPage } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { resourcesArea } from '../area.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

it('The title of a document that does not exist says that it was not found [RES-11]', async () => {
  page = renderPage(resourcesArea, {
    path: '/resource/none',
    api: { getDocumentDetails: problemResponse(404) },
  });
  await expect.element(browser.getByRole('heading', { name: 'Document not found' })).toBeVisible();
  await expect.poll(() => page?.title()).toBe('Document not found');
});

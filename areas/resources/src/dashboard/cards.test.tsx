import type { RenderedPage } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderCard } from '@quayside/shared/testing/renderCard.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { resourcesArea } from '../area.ts';
import { documentList } from '../documents.fixtures.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

it('New documents are listed with a link to all of them, and without any the card says so', async () => {
  page = renderCard(resourcesArea, 'new-documents', { api: areaFixtures.api });
  const [first] = documentList.items;
  await expect.element(browser.getByRole('link', { name: first?.name ?? '' }).first()).toBeVisible();
  await browser.getByRole('link', { name: 'All new documents' }).click();
  const last = () => page?.requests.findLast(({ id }) => id === 'listDocuments')?.query;
  await expect.poll(last).toMatchObject({ show: 'new', pageSize: '25' });
  page.unmount();
  const listDocuments = { page: 1, pageSize: 4, ...documentList, total: 0, items: [] };
  page = renderCard(resourcesArea, 'new-documents', { api: { listDocuments } });
  await expect.element(browser.getByText('No new documents')).toBeVisible();
});

import type { JSX } from 'react';
import { Link, useParams } from 'react-router-dom';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAccess } from '../access/createAccess.ts';
import { defineCall } from '../calls/index.ts';
import { defineArea } from '../react/defineArea.ts';
import { usePageTitle } from '../react/usePageTitle.ts';
import { useResource } from '../react/useResource.ts';
import { createTestUser } from '../testing/users.ts';
import { renderPage, type RenderedPage, type RenderPageOptions } from './renderPage.tsx';
import { problemResponse } from './scriptedApi.ts';

const listSchema = v.object({ total: v.number() });
const getDocuments = defineCall('getDocuments', { schema: listSchema });
const loadPage = vi.fn<() => void>();

function ListPage(): JSX.Element {
  const documents = useResource(getDocuments, { query: { query: 'fibre' } });
  usePageTitle(documents.data && `${documents.data.total} documents`);
  if (documents.status === 'failed') return <p>{documents.error.name}</p>;
  return (
    <p>
      <span>{`${documents.data?.total ?? ''} `}</span>
      <Link to="7?tab=files">Seven</Link>
    </p>
  );
}

function DetailPage(): JSX.Element {
  const { id } = useParams();
  if (id === 'broken') throw new RangeError('broken');
  return <p>Detail {id}</p>;
}

const area = defineArea({
  id: 'library',
  routes: [
    {
      path: '/library',
      title: 'Library',
      access: { requires: ['apollo-access'] },
      async page() {
        loadPage();
        return ListPage;
      },
      children: [{ path: ':id', title: ({ id }) => `Document ${id}`, page: async () => DetailPage }],
    },
  ],
});

const pages: RenderedPage[] = [];

function show(options: RenderPageOptions): RenderedPage {
  const rendered = renderPage(area, options);
  pages.push(rendered);
  return rendered;
}

afterEach(() => {
  for (const { unmount } of pages.splice(0)) unmount();
  loadPage.mockReset();
});

it('renderPage shows pages without warnings where Testing Library has set React up for act, and restores that', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const logged = vi.spyOn(console, 'error');
  const first = renderPage(area, { path: '/library' });
  const second = renderPage(area, { path: '/library/7' });
  await expect.poll(second.title).toBe('Document 7');
  await expect.poll(() => first.container.textContent).toBe('HttpStatusError');
  first.unmount();
  second.navigate('/elsewhere');
  await expect.poll(second.address).toBe('/elsewhere');
  second.unmount();
  expect(logged).not.toHaveBeenCalled();
  expect(globalThis).toHaveProperty('IS_REACT_ACT_ENVIRONMENT', true);
});

const shows = (rendered: RenderedPage, text: string): Promise<void> =>
  expect.poll(() => rendered.container.textContent).toContain(text);

describe('renderPage', () => {
  it('renderPage shows a page over the real client, and records its requests by operation', async () => {
    const page = show({
      path: '/library',
      api: {
        getDocuments: ({ query }) => ({
          page: 1,
          pageSize: 25,
          total: query.query === 'fibre' ? 3 : 0,
          items: [],
        }),
      },
    });
    await shows(page, '3');
    await expect.poll(() => page.title()).toBe('3 documents');
    expect(page.requests.map(({ id, url }) => `${id} ${url}`)).toEqual([
      'getDocuments /core/rest/documents?query=fibre',
    ]);
    expect(page.requests[0]?.headers.get('authorization')).toBe('Bearer test-token');
  });

  it('renderPage follows links and navigations among the routes of the area', async () => {
    const page = show({
      path: '/library',
      api: { getDocuments: { page: 1, pageSize: 25, total: 3, items: [] } },
    });
    await shows(page, 'Seven');
    page.container.querySelector('a')?.click();
    await shows(page, 'Detail 7');
    expect([page.address(), page.title()]).toEqual(['/library/7?tab=files', 'Document 7']);
    page.navigate(-1);
    await shows(page, 'Seven');
    page.navigate('/support');
    await expect.poll(() => [page.address(), page.title()]).toEqual(['/support', '']);
  });

  it('renderPage changes the title of a page together with its text', async () => {
    const page = show({
      path: '/library',
      api: { getDocuments: { page: 1, pageSize: 25, total: 3, items: [] } },
    });
    const titles: string[] = [];
    const observer = new MutationObserver(() => {
      if (page.container.textContent.includes('3')) titles.push(page.title());
    });
    observer.observe(page.container, { childList: true, characterData: true, subtree: true });
    await shows(page, '3');
    observer.disconnect();
    expect(titles).toEqual(['3 documents']);
  });

  it('renderPage denies a page as the portal does: neither its code nor its data is loaded', async () => {
    const access = createAccess({ 'apollo-access': (user) => user.apolloAccess });
    const page = show({ path: '/library', access, user: createTestUser({ apolloAccess: false }) });
    await shows(page, 'Access denied');
    expect(loadPage).not.toHaveBeenCalled();
    expect(page.requests).toEqual([]);
  });

  it('renderPage responds with failures and with nothing, as its options say', async () => {
    const page = show({ path: '/library', api: { getDocuments: problemResponse(403) } });
    await shows(page, 'HttpStatusError');
    expect(await page.services.http.get('/core/rest/other').catch((error: Error) => error.name)).toBe(
      'HttpStatusError',
    );
    expect(page.requests.at(-1)?.id).toBeNull();
    const waiting = show({
      path: '/library',
      api: { getDocuments: () => new Promise<never>(() => undefined) },
    });
    await expect.poll(() => waiting.requests).toHaveLength(1);
    await expect.poll(() => waiting.container.textContent).toBe(' Seven');
    await waiting.services.session.signOut();
    expect(waiting.services.http.cache.inspect()).toEqual([]);
  });

  it('renderPage reports the errors that a page throws, with the id of its area', async () => {
    const page = show({ path: '/library/broken' });
    await shows(page, 'This page failed.');
    expect(page.failures).toMatchObject([{ areaId: 'library', error: { message: 'broken' } }]);
  });
});

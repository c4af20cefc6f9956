import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createContract } from '../../contract/contract.ts';
import type { DocumentPage } from '../../contract/generated/openapi.ts';
import { seedNavigation } from '../../seed/navigation.ts';
import type { Sandbox } from '../../startSandbox.ts';
import {
  createDocumentedCalls,
  type DocumentedAnswer,
  type DocumentedCalls,
} from '../../testing/documentedCalls.ts';
import { createPortalClient } from '../../testing/portalClient.ts';
import { startTestSandbox } from '../../testing/testSandbox.ts';

let sandbox: Sandbox;
let calls: DocumentedCalls;
let token: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, createContract());
  token = (await createPortalClient(sandbox).signIn('chloe')).access_token;
});
afterAll(() => sandbox.close());

const read = (path: string): Promise<DocumentedAnswer> =>
  calls.call('GET', `/core/rest/documents${path}`, { token });

async function list(query = ''): Promise<DocumentPage> {
  const page: DocumentPage = JSON.parse((await read(query)).text);
  return page;
}

const titles = async (query: string) => (await list(query)).items.map(({ title }) => title);

describe('the list', () => {
  test('holds all documents by title, in the categories of the menu', async () => {
    const { items, ...rest } = await list();
    expect(rest).toEqual({ page: 1, pageSize: 25, total: items.length });
    const sorted = items.map(({ title }) => title);
    expect(sorted).toEqual(sorted.toSorted((a, b) => a.localeCompare(b, 'en')));
    const categories = new Set(items.map(({ category }) => category));
    const resources = seedNavigation.apollo.portalPages.find(({ name }) => name === 'Resources');
    expect(categories).toEqual(new Set(resources?.items.map(({ pathParams }) => pathParams?.value)));
  });

  test('is found by words in any order and case, and by category', async () => {
    expect(await titles('?query=PRICE%20cloud')).toEqual(['Cloud price book']);
    expect(await titles('?query=PORTAL_USER_GUIDE')).toEqual(['Portal user guide']);
    expect(await titles('?query=%20porting&category=order-forms')).toEqual(['Number porting form']);
    expect(await titles('?category=price-books')).toHaveLength(3);
    expect(await titles('?query=&category=')).toEqual(await titles(''));
    expect((await list('?query=dinosaur')).total).toBe(0);
    expect((await list('?category=elsewhere')).total).toBe(0);
  });

  test('is sorted as asked', async () => {
    const dates = (await list('?sort=-updatedAt')).items.map(({ updatedAt }) => updatedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(await titles('?sort=-title')).toEqual((await titles('?sort=title')).toReversed());
  });

  test('comes in pages that together are all of it, and is empty beyond the last', async () => {
    const all = await titles('');
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await list(`?page=${page}&pageSize=5`));
    expect(pages.map(({ page, pageSize, total }) => [page, pageSize, total])).toEqual(
      [1, 2, 3].map((page) => [page, 5, all.length]),
    );
    expect(pages.flatMap(({ items }) => items.map(({ title }) => title))).toEqual(all);
    expect(await list('?page=99')).toMatchObject({ page: 99, total: all.length, items: [] });
  });

  test.each([
    ['page=0', '/page'],
    ['page=two', '/page'],
    ['pageSize=101', '/pageSize'],
    ['pageSize=', '/pageSize'],
    ['sort=bytes', '/sort'],
  ])('refuses %s by its name', async (query, pointer) => {
    const answer = await read(`?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ pointer }] });
  });
});

describe('a document', () => {
  test('is sent whole and of the type that the list says, with a name to save it by', async () => {
    const { items } = await list();
    for (const { name, bytes, mediaType } of items) {
      const { text, headers } = await read(`/${name}`);
      const type = headers.get('content-type')?.split(';')[0];
      expect([name, type, Buffer.byteLength(text)]).toEqual([name, mediaType, bytes]);
      expect(headers.get('content-disposition')).toMatch(/^inline; filename="[\w-]+\.(?:pdf|csv|txt)"$/);
    }
  });

  test('named PORTAL_USER_GUIDE is a PDF of several pages', async () => {
    const { text, headers } = await read('/PORTAL_USER_GUIDE');
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(text.match(/\/Type \/Page /g)?.length).toBeGreaterThan(1);
  });

  test.each(['UNKNOWN', 'portal_user_guide', '..%2Fportal-user-guide.md'])('%s is a 404', async (name) => {
    expect((await read(`/${name}`)).status).toBe(404);
  });
});

test('a table has as many fields in each row as its heading', async () => {
  for (const { name } of (await list('?category=price-books')).items) {
    const rows = (await read(`/${name}`)).text.trim().split('\n');
    // A quoted field may hold commas.
    const counts = rows.map((row) => row.replaceAll(/"[^"]*"/g, 'quoted').split(',').length);
    expect(new Set(counts)).toHaveLength(1);
  }
});

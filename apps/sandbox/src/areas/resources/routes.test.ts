import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedContract } from '../../contract/contract.ts';
import type { DocumentDetails, DocumentList } from '../../contract/generated/openapi.ts';
import type { Sandbox } from '../../startSandbox.ts';
import {
  createDocumentedCalls,
  type DocumentedResponse,
  type DocumentedCalls,
} from '../../testing/documentedCalls.ts';
import { tokenOfUser } from '../../testing/portalClient.ts';
import { startTestSandbox } from '../../testing/testSandbox.ts';

const base = '/api/portal/rest/resources';
const confidential = 'PB-10042-2026-10';

let sandbox: Sandbox;
let calls: DocumentedCalls;
let amelia: string;
let ben: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, sharedContract());
});
beforeEach(async () => {
  await calls.call('POST', '/sandbox/reset');
  amelia = await tokenOfUser(sandbox, 'amelia');
  ben = await tokenOfUser(sandbox, 'ben');
});
afterAll(() => sandbox.close());

const send = (method: string, path: string, token = amelia): Promise<DocumentedResponse> =>
  calls.call(method, base + path, { token });

async function list(query = '', token = amelia): Promise<DocumentList> {
  const documents: DocumentList = JSON.parse((await send('GET', `/documents${query}`, token)).text);
  return documents;
}

async function details(id: string, token = amelia): Promise<DocumentDetails> {
  const document: DocumentDetails = JSON.parse((await send('GET', `/documents/${id}`, token)).text);
  return document;
}

const idsOf = ({ items }: DocumentList) => items.map(({ id }) => id);

const archive = (documentIds: string[]) =>
  calls.call('POST', `${base}/archive`, { token: amelia, body: { documentIds } });

const byName = (path: string) => calls.call('GET', `/core/rest/documents${path}`, { token: amelia });

/** A file as its bytes: a PDF and a ZIP are no text. */
async function download(path: string, init: RequestInit = {}): Promise<Uint8Array> {
  const headers = { authorization: `Bearer ${amelia}`, 'content-type': 'application/json' };
  const response = await fetch(sandbox.origin + base + path, { headers, ...init });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

test('listDocuments shows a partner about 2,000 documents, newest first, in pages that do not overlap', async () => {
  const first = await list();
  expect(first.total).toBeGreaterThan(1800);
  expect(first).toMatchObject({ page: 1, pageSize: 25 });
  const second = await list('?page=2');
  expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(50);
  const dates = [...first.items, ...second.items].map(({ publishedAt }) => publishedAt);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect((await list('?page=999')).items).toEqual([]);
  expect((await list('?page=339061356808329400')).items).toEqual([]);
});

test('listDocuments finds every word in name, description or number, in any order and case', async () => {
  const reports = await list('?q=BRISTOL%20october');
  expect(reports.items.length).toBeGreaterThan(0);
  for (const { name } of reports.items) expect(name).toMatch(/October.*Bristol/);
  expect(idsOf(await list('?q=portal_user_guide'))).toEqual(['PORTAL_USER_GUIDE']);
  expect((await list('?q=100%25%20dinosaur')).total).toBe(0);
});

test('listDocuments lists the documents about one service, none of another partner', async () => {
  const { items, total } = await list('?serviceId=QS-104200&pageSize=100');
  expect(total).toBeGreaterThan(10);
  for (const { description, name } of items)
    expect(name + description).toMatch(/Bristol Temple Quay|QS-104200/);
  expect((await list('?serviceId=QS-117310')).total).toBe(0);
});

test('listDocuments sorts by relevance with documents first that are named so', async () => {
  const { items } = await list('?q=handover&sort=relevance&pageSize=100');
  const isNamed = items.map(({ name }) => /handover/i.test(name));
  expect(isNamed).toContain(false);
  expect(isNamed.lastIndexOf(true)).toBeLessThan(isNamed.indexOf(false));
});

test.each(['name', '-name', 'size', '-size'] as const)('listDocuments sorts by %s', async (sort) => {
  const values = (await list(`?sort=${sort}&pageSize=100`)).items.map(({ name, size }) =>
    sort.endsWith('name') ? name.toLowerCase() : size,
  );
  const ascending = values.toSorted((a, b) => (a < b ? -1 : 1));
  expect(values).toEqual(sort.startsWith('-') ? ascending.toReversed() : ascending);
});

test('listDocuments counts each facet by every filter but its own', async () => {
  const { facets, total } = await list('?category=contracts,price-books&type=csv');
  const counts = Object.fromEntries(facets.categories.map(({ id, count }) => [id, count]));
  expect((counts['contracts'] ?? 0) + (counts['price-books'] ?? 0)).toBe(total);
  expect(counts['service-reports']).toBeGreaterThan(0);
  expect(counts['contracts']).toBe(0);
  expect(facets.types.find(({ id }) => id === 'pdf')?.count).toBeGreaterThan(0);
  expect(facets.types.find(({ id }) => id === 'txt')?.count).toBe(0);
});

test.each([
  ['page=0', '/page'],
  ['pageSize=101', '/pageSize'],
  ['sort=owner', '/sort'],
  ['type=exe', '/type'],
  ['show=mine', '/show'],
])('listDocuments refuses %s by its name', async (query, pointer) => {
  const answer = await send('GET', `/documents?${query}`);
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
});

test('A document of another partner gets the response of one that does not exist [RES-2]', async () => {
  expect((await list('?q=northgate', ben)).total).toBe(0);
  const paths = ['', '/versions/1.0/file'].map((path) => `/documents/${confidential}${path}`);
  for (const path of paths) {
    const foreign = await send('GET', path, ben);
    const missing = await send('GET', path.replace(confidential, 'PB-NONE'), ben);
    expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
  }
  for (const path of ['/terms', '/follow'])
    expect((await send('PUT', `/documents/${confidential}${path}`, ben)).status).toBe(404);
});

test('A file is a PDF of the size that the list says, in each of its versions', async () => {
  const { versions } = await details('PORTAL_USER_GUIDE');
  expect(versions.length).toBeGreaterThan(1);
  for (const { version, size } of versions) {
    const content = await download(`/documents/PORTAL_USER_GUIDE/versions/${version}/file`);
    const text = Buffer.from(content).toString('latin1');
    expect(text).toMatch(/^%PDF-1\.\d[^]*%%EOF\s*$/);
    expect(text.match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(1);
    expect(content.length).toBe(size);
  }
});

test('A file is a table with as many fields in each row as in its heading', async () => {
  const { items } = await list('?type=csv&show=all&category=handover-packs,service-reports&pageSize=5');
  for (const { id, version, size } of items) {
    const { text } = await send('GET', `/documents/${id}/versions/${version}/file`);
    // `fetch` leaves out the byte order mark.
    expect(Buffer.byteLength(`\u{feff}${text}`)).toBe(size);
    const counts = text
      .trim()
      .split('\n')
      .map((row) => row.split(',').length);
    expect(new Set(counts).size).toBe(1);
  }
});

test('A file of a confidential document is sent once its terms are accepted', async () => {
  const { version, confidentialityTerms, confidentiality } = await details(confidential);
  expect([confidentiality, confidentialityTerms]).toEqual([
    'termsRequired',
    expect.stringContaining('prices'),
  ]);
  const path = `/documents/${confidential}/versions/${version}/file`;
  expect((await send('GET', path)).status).toBe(403);
  expect((await calls.call('GET', `/core/rest/documents/${confidential}`, { token: amelia })).status).toBe(
    403,
  );
  for (const attempt of [1, 2])
    expect([attempt, (await send('PUT', `/documents/${confidential}/terms`)).status]).toEqual([attempt, 204]);
  expect((await send('GET', path)).status).toBe(200);
  expect((await details(confidential)).confidentiality).toBe('termsAccepted');
});

test('An archive holds the current files under their names', async () => {
  const documentIds = ['PORTAL_USER_GUIDE', 'CLOUD_PRICE_BOOK'];
  const entries = unzipSync(
    await download('/archive', { method: 'POST', body: JSON.stringify({ documentIds }) }),
  );
  expect(Object.keys(entries)).toEqual(['portal-user-guide.pdf', 'cloud-price-book.csv']);
  expect(Buffer.from(entries['cloud-price-book.csv'] ?? []).toString()).toContain('Virtual processor');
});

test('An archive refuses documents that do not exist by their place, and confidential ones by their name', async () => {
  expect(await archive(['PORTAL_USER_GUIDE', 'NONE'])).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: '/documentIds/1' }] },
  });
  const refused = await archive([confidential]);
  expect(refused.status).toBe(403);
  expect(refused.text).toContain('Price book 2026');
});

test('Following a document and a category shows both under followed, for this reader only', async () => {
  await send('PUT', '/documents/PORTAL_USER_GUIDE/follow');
  await send('PUT', '/categories/release-notes/follow');
  const followed = await list('?show=followed&pageSize=100');
  expect(idsOf(followed)).toContain('PORTAL_USER_GUIDE');
  expect(new Set(followed.items.map(({ category }) => category))).toEqual(
    new Set(['service-guides', 'release-notes']),
  );
  expect(followed.total).toBe(followed.facets.show.followed);
  expect((await list('?show=followed', ben)).total).toBe(0);
  expect(await details('PORTAL_USER_GUIDE')).toMatchObject({ isFollowed: true, isCategoryFollowed: false });
  await send('DELETE', '/documents/PORTAL_USER_GUIDE/follow');
  await send('DELETE', '/categories/release-notes/follow');
  expect((await list('?show=followed')).total).toBe(0);
});

test('A followed document that was published since the last visit is marked new [RES-8]', async () => {
  const [newest] = (await list('?show=new')).items;
  await send('PUT', `/documents/${newest?.id}/follow`);
  const { items } = await list('?show=followed');
  expect(items.map(({ id, isNew }) => [id, isNew])).toEqual([[newest?.id, true]]);
});

test('A visit of the documents leaves new what was published since the visit before', async () => {
  const before = await list('?show=new&pageSize=100');
  expect(before.total).toBeGreaterThan(2);
  for (const { publishedAt, isNew } of before.items)
    expect([isNew, publishedAt > before.newSince]).toEqual([true, true]);
  expect((await send('PUT', '/last-visit')).status).toBe(204);
  expect((await list('?show=new')).total).toBe(before.total);
});

test('The documents by name are the same documents, with the type and length of their files', async () => {
  const { body } = await byName('?query=user%20guide&sort=title');
  expect(body).toMatchObject({ items: [{ name: 'PORTAL_USER_GUIDE', mediaType: 'application/pdf' }] });
  const { headers } = await byName('/PORTAL_USER_GUIDE');
  const { size } = await details('PORTAL_USER_GUIDE');
  expect(Number(headers.get('content-length'))).toBe(size);
  expect(headers.get('content-disposition')).toBe('inline; filename="portal-user-guide.pdf"');
});

test.each(['UNKNOWN', 'portal_user_guide', '..%2Fportal-user-guide.md'])(
  'The document by name %s is a 404',
  async (name) => {
    expect((await byName(`/${name}`)).status).toBe(404);
  },
);

import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import type { EntityTag } from '../contract/formats.ts';
import type { Document, DocumentPage } from '../contract/generated/openapi.ts';
import {
  createScriptedTokens,
  sendJson,
  startApiServer,
  type ApiServer,
} from '../http/apiServer.fixtures.ts';
import { createHttpClient } from '../http/createHttpClient.ts';
import type { HttpClient } from '../http/ports.ts';
import { createManualClock } from '../testing/manualClock.ts';
import { defineCall } from '../contract/generated/calls/shell.ts';
import type { IdempotencyKey } from '../contract/operations.ts';
import { createDefineCall } from './defineCall.ts';

let api: ApiServer;
let http: HttpClient;

beforeEach(async () => {
  api = await startApiServer();
  http = createHttpClient(
    { baseUrl: api.origin },
    { tokens: createScriptedTokens(), clock: createManualClock() },
  );
});
afterEach(() => api.close());

const pageSchema = v.object({ total: v.number() });
const listDocuments = defineCall('getDocuments', { schema: pageSchema });
const getNavigationItems = defineCall('getNavigationItems');

/** A document of another team, as openapi-typescript writes it. */
interface Notices {
  readonly readNotice: {
    readonly parameters: {
      readonly query?: never;
      readonly header: { readonly 'If-Match': string; readonly 'Idempotency-Key': string };
      readonly path: { readonly noticeId: string };
    };
    readonly requestBody: { readonly content: { readonly 'application/json': { readonly by: string } } };
    readonly responses: {
      readonly 200: { readonly content: { readonly 'application/json': { readonly read: number } } };
    };
  };
}
const key: IdempotencyKey = '7f1b0c7e-52f4-4c8e-9a55-1d2f7a3b9c10';
const etag: EntityTag = '"7"';
const readNotice = createDefineCall<Notices>({
  readNotice: { method: 'POST', path: '/notices/{noticeId}/read' },
})('readNotice', { schema: v.object({ read: v.number() }) });

describe('a call that is defined by its operation id', () => {
  it('A call sends the method, the encoded path and the query of its operation', async () => {
    api.handle((_request, response) => sendJson(response, 200, []));
    await getNavigationItems.send(http, { path: { view: 'apollo', name: 'Price books/2026' } });
    await defineCall('getDocuments').send(http, { query: { category: 'a b', page: 2 } });
    expect(api.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /core/rest/navigation/apollo/items/Price%20books%2F2026',
      'GET /core/rest/documents?category=a+b&page=2',
    ]);
  });

  it('A call resolves with the output of its schema, and rejects a response that does not fit', async () => {
    api.handle((_request, response) => sendJson(response, 200, { total: 3, items: [] }));
    expect(await listDocuments.send(http, {})).toEqual({ total: 3 });
    http.cache.clear();
    api.handle((_request, response) => sendJson(response, 200, { total: 'three' }));
    await expect(listDocuments.send(http, {})).rejects.toMatchObject({ name: 'ContractError' });
  });

  it.each(['', '.', '..'])('A call rejects the path parameter %j before anything is sent', (name) => {
    const input = { path: { view: 'apollo', name } } as const;
    expect(() => getNavigationItems.request(input)).toThrow('empty or a dot segment');
    expect(api.requests).toEqual([]);
  });

  it('A write makes the responses of the calls it invalidates stale, with any path parameters and query', async () => {
    api.handle((_request, response) => sendJson(response, 200, []));
    const accept = defineCall('acceptTermsOfUse', { invalidates: [getNavigationItems] });
    const input = { path: { view: 'apollo', name: 'Resources' } } as const;
    await getNavigationItems.send(http, input);
    await getNavigationItems.send(http, input);
    expect(api.requests).toHaveLength(1);
    await accept.send(http, {});
    await getNavigationItems.send(http, input);
    expect(api.requests).toHaveLength(3);
  });

  it('A call of any document sends the version and the key of its input as the headers of its operation', async () => {
    api.handle((_request, response) => sendJson(response, 200, { read: 2 }));
    const input = { path: { noticeId: 'N 1' }, body: { by: 'amelia' }, etag, key };
    expect(await readNotice.send(http, input)).toEqual({ read: 2 });
    expect(api.requests[0]).toMatchObject({
      url: '/notices/N%201/read',
      headers: { 'if-match': '"7"', 'idempotency-key': key },
    });
  });

  it('The headers of one send cannot replace the version and the key of its input', async () => {
    api.handle((_request, response) => sendJson(response, 200, { read: 2 }));
    const input = { path: { noticeId: 'N-1' }, body: { by: 'amelia' }, etag, key };
    // @ts-expect-error -- a version is input
    await readNotice.send(http, input, { headers: { 'If-Match': '*' } });
    // @ts-expect-error -- a key is input
    await readNotice.send(http, input, { headers: { 'Idempotency-Key': '' } });
    for (const { headers } of api.requests)
      expect(headers).toMatchObject({ 'if-match': '"7"', 'idempotency-key': key });
  });

  it('A call that is not cached requests each time', async () => {
    api.handle((_request, response) => sendJson(response, 200, []));
    const uncached = defineCall('getNavigationItems', { cached: false });
    const input = { path: { view: 'apollo', name: 'Resources' } } as const;
    await uncached.send(http, input);
    await uncached.send(http, input);
    expect(api.requests).toHaveLength(2);
    expect(api.requests[0]?.headers['usecache']).toBeUndefined();
  });
});

it('The compiler rejects an unknown operation, path parameter, query parameter, body field and value, and a version or key that is missing or another text', () => {
  // @ts-expect-error -- no such operation
  expect(() => defineCall('getNothing')).toThrow(TypeError);
  // @ts-expect-error -- no such path parameter
  expect(() => getNavigationItems.request({ path: { view: 'apollo', nam: 'x' } })).toThrow('name is missing');
  // @ts-expect-error -- no such view
  getNavigationItems.request({ path: { view: 'zeus', name: 'x' } });
  // @ts-expect-error -- no such query parameter
  listDocuments.request({ query: { colour: 'red' } });
  // @ts-expect-error -- a GET invalidates nothing
  defineCall('getDocuments', { invalidates: [listDocuments] });
  const submit = defineCall('submitRoleContacts');
  // @ts-expect-error -- no such field of the body
  submit.request({ body: { boss: 'x' } });
  expectTypeOf<Awaited<ReturnType<typeof listDocuments.send>>>().toEqualTypeOf<{ total: number }>();
  const list = defineCall('getDocuments');
  expectTypeOf<Awaited<ReturnType<typeof list.send>>>().toEqualTypeOf<undefined>();
  // @ts-expect-error -- no such field of the response
  defineCall('getDocuments', { schema: v.object({ colour: v.string() }) });
  // @ts-expect-error -- the field is of another type
  defineCall('getDocuments', { schema: v.object({ total: v.string() }) });
  const seen = { path: { noticeId: 'N-1' }, body: { by: 'amelia' } };
  // @ts-expect-error -- the version that the user saw is missing
  readNotice.request({ ...seen, key });
  // @ts-expect-error -- the key is missing
  readNotice.request({ ...seen, etag });
  // @ts-expect-error -- an empty text is no key
  readNotice.request({ ...seen, etag, key: '' });
  // @ts-expect-error -- one word is no key
  readNotice.request({ ...seen, etag, key: 'again' });
  const description: string = 'Works in Leeds';
  // @ts-expect-error -- any text is no version
  readNotice.request({ ...seen, etag: description, key });
  // @ts-expect-error -- an id is no version
  readNotice.request({ ...seen, etag: 'N-1', key });
  // @ts-expect-error -- a key is no version
  readNotice.request({ ...seen, etag: key, key });
  readNotice.request({ ...seen, etag, key });
  // @ts-expect-error -- the operation takes no version
  listDocuments.request({ etag });
  expectTypeOf<DocumentPage['items'][number]>().toEqualTypeOf<Document>();
});

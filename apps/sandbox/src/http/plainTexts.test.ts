import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedContract } from '../contract/contract.ts';
import type { Service } from '../contract/generated/openapi.ts';
import type { Sandbox } from '../startSandbox.ts';
import { createDocumentedCalls, presentVersion, type DocumentedCalls } from '../testing/documentedCalls.ts';
import { createPortalClient } from '../testing/portalClient.ts';
import { startTestSandbox } from '../testing/testSandbox.ts';
import { toPlainTexts } from './plainTexts.ts';

const path = '/api/portal/rest/services/QS-104200';
const headers = { 'If-Match': presentVersion };

let sandbox: Sandbox;
let calls: DocumentedCalls;
let token: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, sharedContract());
  token = (await createPortalClient(sandbox).signIn('amelia')).access_token;
});
afterAll(() => sandbox.close());

it('A name is stored without the spaces around it and without control characters', async () => {
  const body = { name: '\t=HYPERLINK("https://evil.example") \u{0}Bristol\n' };
  const { status } = await calls.call('PATCH', path, { token, headers, body });
  expect(status).toBe(200);
  const service: Service = JSON.parse((await calls.call('GET', path, { token })).text);
  expect(service.name).toBe('=HYPERLINK("https://evil.example") Bristol');
});

it('A name of nothing but spaces and control characters is refused as an empty one', async () => {
  const { status } = await calls.call('PATCH', path, { token, headers, body: { name: ' \t\u{0}' } });
  expect(status).toBe(422);
});

it('A value that the contract does not know is refused, also if it is nothing but control characters', async () => {
  const body = { columns: ['name', 'site'], fraud: '', q: '', sort: 'name', status: '\u{84}' };
  const exports = '/api/portal/rest/voice/trunk-exports';
  expect((await calls.call('POST', exports, { token, body })).status).toBe(422);
});

it('A text of several lines keeps its lines, and texts in lists are plain too', () => {
  const body = {
    description: 'First line\r\n\tSecond line\u{7}',
    contact: { name: ' Tom\u{2028}Ellery ' },
    address: ['12 Harbour Street\n', '\u{9F}Bristol'],
    siteCount: 3,
    note: null,
  };
  expect(toPlainTexts(body)).toEqual({
    description: 'First line\r\n\tSecond line',
    contact: { name: 'Tom Ellery' },
    address: ['12 Harbour Street', 'Bristol'],
    siteCount: 3,
    note: null,
  });
});

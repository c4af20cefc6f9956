import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedContract } from '../../contract/contract.ts';
import type { Feedback, FeedbackList } from '../../contract/generated/openapi.ts';
import type { Sandbox } from '../../startSandbox.ts';
import { createDocumentedCalls, type DocumentedCalls } from '../../testing/documentedCalls.ts';
import { tokenOfUser } from '../../testing/portalClient.ts';
import { startTestSandbox } from '../../testing/testSandbox.ts';

const path = '/api/portal/rest/feedbacks';
const idea = { kind: 'idea', text: 'Dark pictures, please.', page: null, mayContact: false };

let sandbox: Sandbox;
let calls: DocumentedCalls;
const tokens = new Map<string, string>();

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, sharedContract());
});
beforeEach(async () => {
  await calls.call('POST', '/sandbox/reset');
  for (const user of ['amelia', 'noor', 'grace']) tokens.set(user, await tokenOfUser(sandbox, user));
});
afterAll(() => sandbox.close());

const tokenOf = (user: string) => ({ token: tokens.get(user) ?? '' });
const advance = (minutes: number) => calls.call('POST', '/sandbox/advance', { body: { minutes } });

async function get<Body>(address: string, user: string): Promise<Body> {
  const { text } = await calls.call('GET', address, tokenOf(user));
  const value: Body = JSON.parse(text);
  return value;
}

function give(body: unknown, key: string, user = 'noor') {
  return calls.call('POST', path, { ...tokenOf(user), body, headers: { 'Idempotency-Key': key } });
}

test('Feedback is stored once for a key, read after a while, and then replied to [FEEDBACK-2, FEEDBACK-4]', async () => {
  const { status, headers, body } = await give(idea, 'feedback-1');
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({ ...idea, status: 'received', reply: null }),
  ]);
  expect((await give(idea, 'feedback-1')).body).toEqual(body);
  expect((await give({ ...idea, text: 'Other' }, 'feedback-1')).status).toBe(409);
  const address = String(headers.get('location'));
  await advance(0.2);
  expect((await get<Feedback>(address, 'noor')).status).toBe('reviewing');
  await advance(1);
  expect(await get<Feedback>(address, 'noor')).toMatchObject({
    status: 'replied',
    reply: { by: { name: 'Ida Lund, Quayside' } },
  });
});

test('A user sees the own feedback only, the newest first, page by page [FEEDBACK-3]', async () => {
  await give(idea, 'feedback-2');
  const own = await get<FeedbackList>(path, 'noor');
  expect([own.total, own.items[0]?.text]).toEqual([1, idea.text]);
  const ids = (await get<FeedbackList>(`${path}?pageSize=2`, 'amelia')).items.map(({ id }) => id);
  expect(ids).toEqual(['FB-1004', 'FB-1003']);
  expect((await get<FeedbackList>(`${path}?pageSize=2&page=2`, 'amelia')).items).toHaveLength(1);
  expect((await calls.call('GET', `${path}/FB-1004`, tokenOf('noor'))).status).toBe(404);
});

test('A user without access to a view cannot give feedback [ACCESS-3]', async () => {
  expect((await give(idea, 'feedback-3', 'grace')).status).toBe(403);
  expect((await calls.call('GET', path, tokenOf('grace'))).status).toBe(403);
});

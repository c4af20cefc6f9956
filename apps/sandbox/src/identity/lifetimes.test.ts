import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sharedContract } from '../contract/contract.ts';
import type { Sandbox } from '../startSandbox.ts';
import { createDocumentedCalls, type DocumentedCalls } from '../testing/documentedCalls.ts';
import { createPortalClient, locationOf, type PortalClient } from '../testing/portalClient.ts';
import { startTestSandbox } from '../testing/testSandbox.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
let sandbox: Sandbox;
let calls: DocumentedCalls;
let client: PortalClient;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, sharedContract());
});
beforeEach(async () => {
  // Only the date is fake. Sockets and timers are real.
  vi.useFakeTimers({ toFake: ['Date'] });
  await calls.call('POST', '/sandbox/reset');
  client = createPortalClient(sandbox);
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => sandbox.close());

function pass(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

const enable = (enabled: boolean) => calls.call('PATCH', '/sandbox/users/ben', { body: { enabled } });
const silently = async () => (await client.silently()).searchParams.get('error');

test('A code works once: a second use is refused and ends the tokens of the first', async () => {
  const attempt = client.attempt();
  const callback = await client.submitForm(attempt, 'amelia');
  const first = await client.redeem(attempt, callback);
  const { tokens: renewed } = await client.refresh(first.refresh_token);
  expect(renewed).toHaveProperty('refresh_token');
  const again = await client.redeem(attempt, callback);
  expect(again).toMatchObject({ error: 'invalid_grant' });
  expect(again).not.toHaveProperty('access_token');
  expect((await client.refresh(renewed.refresh_token)).tokens.error).toBe('invalid_grant');
});

test('A code expires after a minute', async () => {
  const attempt = client.attempt();
  const callback = await client.submitForm(attempt, 'amelia');
  pass(minuteMs + 1_000);
  expect(await client.redeem(attempt, callback)).toMatchObject({ error: 'invalid_grant' });
});

test('An idle session ends after half an hour, with its refresh token', async () => {
  const { refresh_token: token } = await client.signIn('amelia');
  pass(29 * minuteMs);
  const { tokens } = await client.refresh(token);
  expect(tokens).toHaveProperty('access_token');
  pass(31 * minuteMs);
  expect((await client.refresh(tokens.refresh_token)).tokens.error).toBe('invalid_grant');
  expect(await silently()).toBe('login_required');
});

test('A session that is always used ends after ten hours, and no refresh extends it', async () => {
  const began = Date.now();
  let { refresh_token: token } = await client.signIn('amelia');
  while (Date.now() - began < 10 * hourMs - 20 * minuteMs) {
    pass(20 * minuteMs);
    const { status, tokens } = await client.refresh(token);
    expect(status).toBe(200);
    token = tokens.refresh_token;
  }
  pass(21 * minuteMs);
  expect((await client.refresh(token)).tokens.error).toBe('invalid_grant');
  expect(await silently()).toBe('login_required');
});

test('A disabled account loses its session and cannot sign in until it is enabled', async () => {
  const { refresh_token: token } = await client.signIn('ben');
  await enable(false);
  expect((await client.refresh(token)).tokens.error).toBe('invalid_grant');
  expect(await silently()).toBe('login_required');
  const form = locationOf(await client.browser.go(client.attempt().address)).href;
  const body = new URLSearchParams({ username: 'ben', password: 'quayside' });
  const refused = await client.browser.go(form, { method: 'POST', body });
  expect([refused.status, await refused.text()]).toEqual([200, expect.stringContaining('Invalid username')]);
  await enable(true);
  expect((await client.browser.go(form, { method: 'POST', body })).status).toBe(303);
});

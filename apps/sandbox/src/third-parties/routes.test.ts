import { Script } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '../startSandbox.ts';
import { startTestSandbox } from '../testing/testSandbox.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

test.each(['live-chat/embedded-service.js', 'survey.js', 'usage.js'])(
  '%s is a public script for documents of any origin',
  async (name) => {
    const response = await fetch(`${sandbox.origin}/resources/${name}`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const code = await response.text();
    expect(() => new Script(code)).not.toThrow();
  },
);

test.each(['/resources', '/resources/', '/resources/none.js', '/resources/../src/main.ts'])(
  'The path %s is a 404',
  async (path) => {
    expect((await fetch(sandbox.origin + path)).status).toBe(404);
  },
);

test('Faults and the request log include third-party scripts', async () => {
  const control = (method: string, path: string, body?: object) =>
    fetch(`${sandbox.origin}/sandbox${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  await control('POST', '/faults', { path: '/resources/*', status: 503, times: 1 });
  expect((await fetch(`${sandbox.origin}/resources/usage.js`)).status).toBe(503);
  expect((await fetch(`${sandbox.origin}/resources/usage.js`)).status).toBe(200);
  const log: unknown = await (await control('GET', '/requests?path=/resources/usage.js')).json();
  expect(log).toMatchObject([{ status: 200 }, { status: 503 }, { status: 200 }]);
});

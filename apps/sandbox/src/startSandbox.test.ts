import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sharedContract } from './contract/contract.ts';
import { startSandbox } from './startSandbox.ts';
import { createCookieBrowser } from './testing/cookieBrowser.ts';
import { createDocumentedCalls } from './testing/documentedCalls.ts';
import { claimsOfToken, createPortalClient } from './testing/portalClient.ts';
import { portalOrigin, startTestSandbox } from './testing/testSandbox.ts';

const notificationsPath = '/api/identity/rest/global-notification/notifications';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** `fetch` may still hold a connection to the previous server at this port. */
async function forgetClosedConnections(origin: string): Promise<void> {
  const status = () =>
    fetch(`${origin}/health`).then(
      (response) => response.status,
      () => 0,
    );
  await expect.poll(status).toBe(200);
}

/** Estimates how many times slower than idle this machine is, by starting an empty Node process. */
async function slowness(): Promise<number> {
  const begin = performance.now();
  await once(spawn(process.execPath, ['--eval', '']), 'exit');
  return Math.max(1, (performance.now() - begin) / 60);
}

describe('restart', () => {
  test('A restart of the sandbox keeps keys, sessions, tokens, users and settings', async () => {
    const first = await startTestSandbox({ data: folder });
    const { port } = first;
    const browser = createCookieBrowser(first.origin);
    const tokens = await createPortalClient(first, browser).signIn('noor');
    const calls = createDocumentedCalls(first, sharedContract());
    await calls.call('POST', '/api/identity/rest/terms-of-use/accept', { token: tokens.access_token });
    await calls.call('PUT', '/sandbox/announcement', { body: { html: '<p>Kept</p>' } });
    await calls.call('PUT', '/sandbox/chat', { body: { chatEnabled: false } });
    const dismissal = `${notificationsPath}/marketing-notification/dont-show`;
    await calls.call('POST', dismissal, { token: tokens.access_token });
    await first.close();

    const second = await startTestSandbox({ data: folder, port });
    await forgetClosedConnections(second.origin);
    const client = createPortalClient(second, browser);
    const again = createDocumentedCalls(second, sharedContract());
    const read = (path: string) => again.call('GET', path, { token: tokens.access_token });
    expect((await read('/core/rest/portal-wide-message')).text).toBe('<p>Kept</p>');
    expect((await read('/core/rest/live-chat/configuration')).body).toEqual({ chatEnabled: false });
    expect((await read(notificationsPath)).body).toEqual(['WELCOME', 'CONTACT_ROLE_MANAGEMENT_WARNING']);
    const { tokens: refreshed } = await client.refresh(tokens.refresh_token);
    expect(claimsOfToken(refreshed.id_token).agreedToTermsOfUse).toBe(true);
    expect((await client.silently()).searchParams.has('code')).toBe(true);
    await second.close();

    const fresh = await startTestSandbox({ data: folder, port, fresh: true });
    await forgetClosedConnections(fresh.origin);
    expect((await createPortalClient(fresh, browser).silently()).searchParams.get('error')).toBe(
      'login_required',
    );
    const noor = await createPortalClient(fresh).signIn('noor');
    expect(claimsOfToken(noor.id_token).agreedToTermsOfUse).toBe(false);
    await fresh.close();
  });
});

test('Data of another schema version is discarded, and a failed start leaves no port open', async () => {
  await (await startTestSandbox({ data: folder })).close();
  const path = join(folder, 'sandbox.sqlite');
  const older = new DatabaseSync(path);
  older.exec(`PRAGMA user_version = 99; UPDATE settings SET value = '"Old"' WHERE key = 'announcement'`);
  older.close();
  const sandbox = await startTestSandbox({ data: folder });
  const { port } = sandbox;
  await sandbox.close();
  const renewed = new DatabaseSync(path);
  expect(renewed.prepare(`SELECT value FROM settings WHERE key = 'announcement'`).get()?.value).not.toBe(
    '"Old"',
  );
  renewed.close();

  await expect(startTestSandbox({ data: join(path, 'not-a-folder'), port })).rejects.toThrow(/ENOTDIR/);
  await (await startTestSandbox({ port })).close();
});

test('Closing ends open connections at once and may be repeated', async () => {
  const sandbox = await startTestSandbox();
  const calls = createDocumentedCalls(sandbox, sharedContract());
  await calls.call('POST', '/sandbox/faults', { body: { path: '/core/*', delayMs: 600_000 } });
  const pending = fetch(`${sandbox.origin}/core/rest/navigation`);
  const reached = async () => (await calls.call('GET', '/sandbox/requests')).text;
  await expect.poll(reached).toContain('/core/rest/navigation');
  const [ended] = await Promise.allSettled([pending, sandbox.close(), sandbox.close()]);
  expect(ended.status).toBe('rejected');
});

test('A taken port rejects with its number', async () => {
  const taken = await startTestSandbox();
  const { port } = taken;
  await expect(startSandbox({ port, data: ':memory:', portalOrigins: [portalOrigin] })).rejects.toMatchObject(
    {
      code: 'EADDRINUSE',
    },
  );
  await taken.close();
});

describe('sandbox command', () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const run = (environment: Record<string, string>, args: string[] = []) =>
    spawn(process.execPath, [main, ...args], {
      env: { ...process.env, SANDBOX_DATA: folder, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  test('The sandbox command creates its data, says when it responds, in one line, and exits with status 0 on a signal', async () => {
    const slow = await slowness();
    const child = run({ SANDBOX_PORT: '0' }, ['--fresh']);
    const errors = text(child.stderr);
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      output += piece;
    });
    await once(child.stdout, 'data');
    const [, origin = ''] = /^Sandbox ready on (http:\/\/localhost:\d+) in \d+ ms\n$/.exec(output) ?? [];
    const start = performance.now();
    expect((await fetch(`${origin}/health`)).status).toBe(200);
    expect(performance.now() - start).toBeLessThan(500 * slow);
    const lines = output;
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect([output, await errors]).toEqual([lines, '']);
  }, 60_000);

  test.each([
    [
      'a taken port',
      (port: number) => ({ SANDBOX_PORT: String(port) }),
      /^Sandbox: Port \d+ is taken\. .+\n$/,
    ],
    ['a port that is none', () => ({ SANDBOX_PORT: 'many' }), /^Sandbox: SANDBOX_PORT must be .+\n$/],
  ])(
    'The sandbox command exits with one line and status 1 for %s',
    async (_what, environment, line) => {
      const sandbox = await startTestSandbox();
      const child = run(environment(sandbox.port));
      const [[code], errors, output] = await Promise.all([
        once(child, 'exit'),
        text(child.stderr),
        text(child.stdout),
      ]);
      expect([code, output]).toEqual([1, '']);
      expect(errors).toMatch(line);
      await sandbox.close();
    },
    60_000,
  );
});

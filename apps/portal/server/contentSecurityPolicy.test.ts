import { get, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedPortal, startPortal } from './testing/startPortal.ts';

const reportsUrl = 'https://reports.example:8443/policy?key=a&b=c';
const documents = ['/', '/assets/portal/silent-check-sso.html', '/assets/portal/third-party.html'];
let portal: StartedPortal;
let reporting: StartedPortal;

beforeAll(async () => {
  portal = await startPortal('http://127.0.0.1:1');
  reporting = await startPortal('http://127.0.0.1:1', { reportsUrl });
});

afterAll(() => {
  portal.stop();
  reporting.stop();
});

function headersOf(origin: string, path: string, host?: string): Promise<IncomingHttpHeaders> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers: host === undefined ? {} : { host } }, (response) =>
      resolve(response.resume().headers),
    ).on('error', reject);
  });
}

async function scriptsOf(path: string, host?: string): Promise<string | undefined> {
  const policy = String((await headersOf(portal.origin, path, host))['content-security-policy']);
  expect(policy.match(/script-src/g)).toHaveLength(1);
  return /script-src ([^;]*)/.exec(policy)?.[1];
}

test.each(['portal.example', 'Portal.Example:8443', 'localhost:5173', '127.0.0.1:5173', 'portal'])(
  'A page at the host %s may run scripts of its /assets/ only',
  async (host) => {
    for (const path of ['/', '/assets/portal/silent-check-sso.html'])
      expect(await scriptsOf(path, host)).toBe(`${host}/assets/`);
  },
);

test.each([
  '[::1]:5173',
  '192.0.2.1',
  '10.0.0.1:5173',
  'evil.example; script-src *',
  'evil.example https:',
  'a.example/x',
  "'unsafe-inline'",
  '*',
  '*.example',
  'portal.example.',
  'portal.example:',
  'user@portal.example',
  'data:',
])('A page at %s, which a policy cannot name, may run scripts of its own origin', async (host) => {
  expect(await scriptsOf('/', host)).toBe("'self'");
});

test('The third parties’ page may load scripts from any path of the portal’s origin, which it names for Safari', async () => {
  const path = '/assets/portal/third-party.html';
  expect(await scriptsOf(path, 'portal.example')).toBe("'self' http://portal.example");
  expect(await scriptsOf(path, 'evil.example; script-src *')).toBe("'self'");
});

test.each(documents)('Without a reports address, the policy of %s names none', async (path) => {
  const headers = await headersOf(portal.origin, path);
  expect(headers).not.toHaveProperty('reporting-endpoints');
  expect(headers['content-security-policy']).not.toContain('report');
});

test.each(documents)('With a reports address, the policy of %s names it', async (path) => {
  const headers = await headersOf(reporting.origin, path);
  expect(headers['reporting-endpoints']).toBe(`policy="${reportsUrl}"`);
  expect(headers['content-security-policy']).toMatch(
    /; report-uri https:\/\/reports\.example:8443\/policy\?key=a&b=c; report-to policy$/,
  );
});

test.each([
  '',
  'reports.example/policy',
  'http://reports.example/policy',
  '/policy',
  'https://reports.example',
  'https://reports.example/a; script-src *',
  'https://reports.example/a, https://b.example/',
  'https://reports.example/"',
  'https://reports.example/$host',
  'https://user:secret@reports.example/',
  'https://reports.example/a\nx: y',
])('The server does not start with "%s" as its reports address', async (address) => {
  await expect(startPortal('http://127.0.0.1:1', { reportsUrl: address })).rejects.toThrow(
    'Browsers cannot send reports to',
  );
});

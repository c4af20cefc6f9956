import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeServices } from '../../tools/harness/deploy/compose.ts';
import type { RunningNginx } from './support/nginxSite.ts';
import { root } from '../../tools/harness/settings.ts';
import { exchange } from './support/exchange.ts';
import { config, expect, test } from './support/twoServers.ts';
import { userOf, workersOf } from './support/workers.ts';

test('Nginx runs no process as root and writes only into its own folder', async ({
  servers: { nginx, site },
}) => {
  const pids = [nginx.pid, ...workersOf(nginx.pid)];
  expect(pids.length).toBeGreaterThan(1);
  for (const pid of pids) expect(userOf(pid)).not.toBe('0');
  const written = String(site.environment['RUN_FOLDER']);
  const text = readFileSync(join(written, 'conf/nginx.conf'), 'utf8');
  const paths = [...text.matchAll(/^\s*(?:pid|\w+_temp_path|access_log) (\/[^ ;]+)/gm)].map(
    ([, path]) => path,
  );
  expect(paths).toHaveLength(7);
  for (const path of paths) expect(path?.startsWith(`${written}/`)).toBe(true);
});

test('Nginx runs where every file system but /tmp is read-only', async ({ startNginx, backend }) => {
  const canMount = spawnSync('unshare', ['-m', 'true']).status === 0 && process.getuid?.() === 0;
  test.skip(!canMount, 'needs root and a mount namespace of its own');
  const nginx = await startNginx(
    {},
    { startedBy: ['unshare', '-m', join(root, 'e2e/nginx/support/readOnly.sh')] },
  );
  expect(userOf(nginx.pid)).toBe('65534');
  const { status, body } = await exchange(nginx.origin, '/services');
  expect([status, body.includes('id="root"')]).toEqual([200, true]);
  const large = Buffer.alloc(1_900_000, 'x');
  backend.respond = (request, response) => request.pipe(response);
  const echoed = await exchange(nginx.origin, '/api/a', { method: 'POST', body: large });
  expect(echoed.body.equals(large)).toBe(true);
});

test('Nginx starts with the environment of the compose file', ({ servers: { site } }) => {
  const file = String(site.environment['CONFIG_FILE']);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, readFileSync(join(root, 'deploy/config.json'), 'utf8'));
  const given = Object.entries(composeServices().portal.environment).map(([name, value]) => [
    name,
    String(value),
  ]);
  const environment = Object.fromEntries(given) as NodeJS.ProcessEnv;
  const { status, output } = site.run('entry-point.sh', ['check'], {
    THIRD_PARTY_ORIGINS: '',
    ...environment,
  });
  writeFileSync(file, before);
  expect([status, output]).toEqual([0, '']);
});

test('Without listed third parties, their page may load from the portal’s origin only', async ({
  startNginx,
}) => {
  const nginx = await startNginx({}, { config: { ...config, THIRD_PARTY_ORIGINS: [] } });
  const { headers } = await exchange(nginx.origin, '/assets/portal/third-party.html');
  expect(headers['content-security-policy']).toContain(`; script-src 'self' ${nginx.origin}; `);
  expect(headers['content-security-policy']).toContain(`; connect-src 'self' ${nginx.origin}; `);
});

test('The policy of every document names the address in POLICY_REPORTS_URL', async ({
  startNginx,
  servers,
}) => {
  const reportsUrl = 'https://reports.example:8443/policy?key=a&b=c';
  const nginx = await startNginx({ POLICY_REPORTS_URL: reportsUrl });
  for (const path of ['/', '/assets/portal/silent-check-sso.html', '/assets/portal/third-party.html']) {
    const { headers } = await exchange(nginx.origin, path);
    expect.soft(headers['reporting-endpoints']).toBe(`policy="${reportsUrl}"`);
    const policy = String(headers['content-security-policy']);
    expect.soft(policy.endsWith(`; report-uri ${reportsUrl}; report-to policy`), policy).toBe(true);
    const without = await exchange(servers.nginx.origin, path);
    expect.soft(without.headers).not.toHaveProperty('reporting-endpoints');
    expect.soft(without.headers['content-security-policy']).not.toContain('report');
  }
});

/** Requests a page by that host and returns its policy. */
async function policyFor(origin: string, host: string): Promise<string> {
  const { headers } = await exchange(origin, '/', { headers: { host } });
  return String(headers['content-security-policy']);
}

test('The policy allows scripts from /assets/ of the portal’s host, for any requested host', async ({
  startNginx,
  servers: { nginx },
}) => {
  const { host } = new URL(nginx.origin);
  expect(await policyFor(nginx.origin, 'evil.example')).toContain(`; script-src ${host}/assets/ 'sha256-`);
  // No policy can name such an address.
  const byAddress = await startNginx({ PORTAL_ORIGIN: 'http://192.0.2.1:8080' });
  expect(await policyFor(byAddress.origin, 'evil.example')).toContain("; script-src 'self' 'sha256-");
});

test('The entry point accepts valid settings and prints nothing', ({ servers: { site } }) => {
  for (const environment of [
    {},
    { BACKEND_ORIGIN: 'https://127.0.0.1' },
    { LISTEN: '[::1]:5649' },
    { THIRD_PARTY_ORIGINS: ' https://usage.vendor.example:8443 ,,https://chat.vendor.example ' },
    { TRUSTED_PROXIES: '10.0.0.0/8,fd00::/8' },
  ]) {
    const { status, output } = site.run('entry-point.sh', ['check'], environment);
    expect.soft(output, JSON.stringify(environment)).toBe('');
    expect.soft(status).toBe(0);
  }
});

test.describe('Refusals of the entry point', () => {
  const line = /^portal: .+\.\n$/;
  const refusals: [environment: Record<string, string>, reason: RegExp][] = [
    [{ PORTAL_ORIGIN: '' }, /PORTAL_ORIGIN is missing/],
    [{ IDENTITY_ORIGIN: '' }, /IDENTITY_ORIGIN is missing/],
    [{ BACKEND_ORIGIN: '' }, /BACKEND_ORIGIN is missing/],
    [{ PORTAL_ORIGIN: 'portal.example' }, /PORTAL_ORIGIN is "portal.example"/],
    [{ PORTAL_ORIGIN: 'https://portal.example/' }, /without a path/],
    [{ IDENTITY_ORIGIN: 'HTTPS://ID.example' }, /in small letters/],
    [{ IDENTITY_ORIGIN: 'https://id.example; script-src *' }, /IDENTITY_ORIGIN is/],
    [{ IDENTITY_ORIGIN: "https://id.example 'unsafe-inline'" }, /IDENTITY_ORIGIN is/],
    [{ IDENTITY_ORIGIN: 'https://id.example\nhttps://other.example' }, /IDENTITY_ORIGIN is/],
    [{ IDENTITY_ORIGIN: 'https://id.example' }, /says KEYCLOAK_URL is .* is not at IDENTITY_ORIGIN/],
    [{ IDENTITY_ORIGIN: 'http://localhost:517' }, /says KEYCLOAK_URL is .* is not at IDENTITY_ORIGIN/],
    [{ IDENTITY_ORIGIN: 'http://localhost:65536' }, /IDENTITY_ORIGIN is/],
    [{ BACKEND_ORIGIN: 'http://backend:80/api' }, /BACKEND_ORIGIN is/],
    [{ BACKEND_ORIGIN: 'http://user:secret@backend' }, /BACKEND_ORIGIN is/],
    [{ BACKEND_ORIGIN: 'http://$host' }, /BACKEND_ORIGIN is/],
    [
      { THIRD_PARTY_ORIGINS: 'https://a.example,http://b.example' },
      /THIRD_PARTY_ORIGINS names "http:\/\/b.example"/,
    ],
    [{ THIRD_PARTY_ORIGINS: '*' }, /THIRD_PARTY_ORIGINS names "\*"/],
    [{ THIRD_PARTY_ORIGINS: 'https://*.example' }, /THIRD_PARTY_ORIGINS names/],
    [{ THIRD_PARTY_ORIGINS: "https://a.example;script-src'unsafe-inline'" }, /THIRD_PARTY_ORIGINS names/],
    [{ THIRD_PARTY_ORIGINS: 'https://chat.vendor.example' }, /has not the THIRD_PARTY_ORIGINS of the env/],
    [{ EVENTS_ORIGIN: 'http://collector/v1/logs' }, /EVENTS_ORIGIN is/],
    [{ POLICY_REPORTS_URL: 'reports.example/policy' }, /POLICY_REPORTS_URL is "reports.example\/policy"/],
    [{ POLICY_REPORTS_URL: 'http://reports.example/policy' }, /POLICY_REPORTS_URL is/],
    [{ POLICY_REPORTS_URL: '/policy' }, /POLICY_REPORTS_URL is/],
    [{ POLICY_REPORTS_URL: 'https://reports.example/a; script-src *' }, /POLICY_REPORTS_URL is/],
    [{ POLICY_REPORTS_URL: 'https://reports.example/"' }, /POLICY_REPORTS_URL is/],
    [{ POLICY_REPORTS_URL: 'https://reports.example/$host' }, /POLICY_REPORTS_URL is/],
    [{ POLICY_REPORTS_URL: 'https://reports.example/a\nx' }, /POLICY_REPORTS_URL is/],
    [{ HSTS_SUBDOMAINS: 'off' }, /HSTS_SUBDOMAINS is "off", which is not yes or no/],
    [{ TRUSTED_PROXIES: 'all' }, /TRUSTED_PROXIES names "all"/],
    [{ LISTEN: '80;' }, /LISTEN is/],
    [{ LISTEN: '65536' }, /LISTEN is/],
    [{ RATE_PER_SECOND: '0' }, /RATE_PER_SECOND is "0"/],
    [{ BACKEND_TIMEOUT_SECONDS: '1m' }, /BACKEND_TIMEOUT_SECONDS is "1m"/],
    [{ CONFIG_FILE: '/none/config.json' }, /CONFIG_FILE is \/none\/config.json, which is not there/],
    [{ CONFIG_FILE: 'config.json' }, /CONFIG_FILE is "config.json", which is not an absolute path/],
    [{ RUN_FOLDER: '/none/run' }, /RUN_FOLDER is \/none\/run, which is not there and can not be made/],
    [{ PATH: '/usr/bin:/bin' }, /There is no nginx here/],
    [{ SITE_FOLDER: '/tmp' }, /There is no release at \/tmp\/current/],
  ];
  for (const [environment, reason] of refusals)
    test(`The entry point refuses to start and says why in one line: ${JSON.stringify(environment)}`, ({
      servers: { site },
    }) => {
      const { status, output } = site.run('entry-point.sh', ['check'], environment);
      expect(status).toBe(64);
      expect(output).toMatch(line);
      expect(output).toMatch(reason);
    });

  test('The entry point refuses an unknown action', ({ servers: { site } }) => {
    const { status, output } = site.run('entry-point.sh', ['restart']);
    expect(status).toBe(64);
    expect(output).toContain('There is no "restart" here');
  });
});

test('A reload with invalid settings is refused, and the running nginx is unchanged', async ({
  servers: { nginx, site },
}) => {
  const before = workersOf(nginx.pid);
  const { status } = site.run('entry-point.sh', ['reload'], { IDENTITY_ORIGIN: 'nonsense' });
  expect(status).toBe(64);
  const file = String(site.environment['CONFIG_FILE']);
  const text = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, text.replace('http://localhost:5174', 'https://elsewhere.example'));
    expect(site.run('entry-point.sh', ['reload']).output).toContain('is not at IDENTITY_ORIGIN');
    expect(workersOf(nginx.pid)).toEqual(before);
    expect(await configAt(nginx)).toEqual([200, JSON.stringify(config)]);
  } finally {
    writeFileSync(file, text);
  }
});

test('A changed config file is served after the reload, not before', async ({ servers: { nginx, site } }) => {
  const file = String(site.environment['CONFIG_FILE']);
  const text = readFileSync(file, 'utf8');
  try {
    for (const unchecked of ['{"KEYCLOAK_URL": oops', text.replace('"demo"', '"other"')]) {
      writeFileSync(file, unchecked);
      expect(await configAt(nginx)).toEqual([200, JSON.stringify(config)]);
    }
    expect(site.run('entry-point.sh', ['check']).status).toBe(0);
    expect(await configAt(nginx)).toEqual([200, JSON.stringify(config)]);
    nginx.reload();
    const changed = [200, JSON.stringify({ ...config, ENVIRONMENT: 'other' })];
    await expect.poll(() => configAt(nginx), { intervals: [10] }).toEqual(changed);
  } finally {
    writeFileSync(file, text);
    nginx.reload();
  }
  await expect.poll(() => configAt(nginx), { intervals: [10] }).toEqual([200, JSON.stringify(config)]);
});

async function configAt({ origin }: RunningNginx): Promise<[status: number, text: string]> {
  const { status, body } = await exchange(origin, '/assets/portal/config.json');
  return [status, body.toString()];
}

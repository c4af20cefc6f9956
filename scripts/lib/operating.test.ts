import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { missingLinks } from './links.ts';
import { root } from './settings.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const document = read('docs/operating.md');

it('docs/operating.md has every field of the config file, and no other', () => {
  const schema = /const configSchema = v\.object\(\{(.*?)\n\}\);/s.exec(
    read('packages/portal-core/src/config/loadRuntimeConfig.ts'),
  )?.[1];
  const fields = [...(schema ?? '').matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
  const rows = [...document.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
  expect(fields.length).toBeGreaterThan(4);
  expect(new Set(rows)).toEqual(new Set(fields));
});

it('docs/operating.md has every event with its attributes, and no other', () => {
  const source = read('packages/portal-core/src/events/portalEvent.ts');
  const events = [...source.matchAll(/PortalEventOf<\s*'([\w.]+)'/g)].map(([, name]) => name);
  const rows = [...document.matchAll(/^\| `([a-z][\w.]+)`/gm)].map(([, name]) => name);
  expect(events.length).toBeGreaterThan(8);
  expect(new Set(rows)).toEqual(new Set(events));
  const attributes = [...source.matchAll(/'((?:\w+\.)+\w+)'\??:/g)].map(([, name]) => name);
  expect(attributes.filter((name) => !document.includes(`\`${name}\``))).toEqual([]);
});

it.each(['docs/operating.md', 'docs/security.md', 'SECURITY.md'])(
  'every document that %s links is there',
  (file) => {
    expect(missingLinks(file)).toEqual([]);
  },
);

const core = 'packages/portal-core/src';
const portal = 'apps/portal/src';
const realm = 'deploy/keycloak/quayside-realm.json';
const session = `${core}/auth/createAuthSession.ts`;

/** What the document says with a number, where that number is decided, and how many of the latter's unit are one of the former's. */
const numbers: readonly [sentence: RegExp, file: string, decided: RegExp, unit: number][] = [
  [/\| the config file +\| (\d+) s/, `${core}/config/loadRuntimeConfig.ts`, /timeoutMs \?\? ([\d_]+)/, 1_000],
  [/\| the provider's metadata; [^|]+\| (\d+) s each/, session, /silentCheckTimeoutMs: ([\d_]+)/, 1_000],
  [/\| a code exchange; [^|]+\| (\d+) s;/, session, /tokenTimeoutMs: ([\d_]+)/, 1_000],
  // One try has half of the time.
  [/one try of a renewal (\d+) s/, session, /tokenTimeoutMs: ([\d_]+)/, 2_000],
  [
    /\| a call, [^|]+\| (\d+) s/,
    `${core}/http/createHttpClient.ts`,
    /options\.timeoutMs \?\? ([\d_]+)/,
    1_000,
  ],
  [
    /\| a third party's [^|]+\| (\d+) s/,
    `${core}/third-party/createScripts.ts`,
    /timeoutMs = ([\d_]+)/,
    1_000,
  ],
  [
    /\| a third party's [^|]+\| (\d+) s/,
    `${portal}/third-parties/createThirdPartyFrame.ts`,
    /answerTimeoutMs = ([\d_]+)/,
    1_000,
  ],
  [/\| the announcement, [^|]+\| (\d+) s/, `${portal}/shell/Layout.tsx`, /WAIT_MS = ([\d_]+)/, 1_000],
  [
    /\| the backend's next word +\| (\d+) s/,
    'deploy/nginx/entry-point.sh',
    /BACKEND_TIMEOUT_SECONDS:-(\d+)/,
    1,
  ],
  [/files of earlier releases for (\d+) days/, 'deploy/nginx/put-release.sh', /KEEP_DAYS:-(\d+)/, 1],
  [/\| access token +\| (\d+) minutes/, realm, /"accessTokenLifespan": (\d+)/, 60],
  [/\| session unused [^|]+\| (\d+) minutes/, realm, /"ssoSessionIdleTimeout": (\d+)/, 60],
  [/\| session at most +\| (\d+) hours/, realm, /"ssoSessionMaxLifespan": (\d+)/, 3_600],
  [
    /The browser keeps answers for (\d+) minutes/,
    `${core}/http/answerCache.ts`,
    /lifetimeMs = ([\d_]+)/,
    60_000,
  ],
  [/is honoured up to (\d+) s/, `${core}/http/retryDelay.ts`, /maxDelayMs = ([\d_]+)/, 1_000],
  [/has less than (\d+) s left/, `${core}/auth/tokenKeeper.ts`, /minValiditySeconds = (\d+)/, 1],
  [/two automatic navigations in (\d+) s/, session, /limit: 2, windowMs: ([\d_]+)/, 1_000],
  [/, ± (\d+) s,/, `${core}/auth/idTokenClaims.ts`, /toleranceSeconds = (\d+)/, 1],
  [/when (\d+) wait and/, `${core}/events/createEventBatches.ts`, /size = (\d+)/, 1],
  [/itself, (\d+) s, 30 s, 60 s/, `${core}/maintenance/createMaintenance.ts`, /firstWaitSeconds = (\d+)/, 1],
  [/15 s, 30 s, (\d+) s apart/, `${core}/maintenance/createMaintenance.ts`, /longestWaitSeconds = (\d+)/, 1],
];

it.each(numbers)('docs/operating.md says the number of %s as %s has it', (sentence, file, decided, unit) => {
  const [, said] = sentence.exec(document) ?? [];
  const [, does] = decided.exec(read(file)) ?? [];
  expect(Number(said) * unit).toBe(Number(does?.replaceAll('_', '')));
});

it('the realm for Keycloak gives codes for a minute, and refresh tokens that work once', () => {
  expect(JSON.parse(read(realm))).toMatchObject({
    accessCodeLifespan: 60,
    revokeRefreshToken: true,
    refreshTokenMaxReuse: 0,
  });
});

import { writeFileSync } from 'node:fs';
import {
  loadRuntimeConfig,
  type RuntimeConfigResult,
} from '../../packages/portal-core/src/config/loadRuntimeConfig.ts';
import type { NginxSite, ScriptResult } from './support/nginxSite.ts';
import { config, expect, test } from './support/twoServers.ts';

/** A config file: the served one with some fields changed (undefined removes a field), or another text. */
type Changed = Record<string, unknown> | string;

const { KEYCLOAK_URL, THIRD_PARTY_ORIGINS } = config;

/** Files with which the portal cannot start, and the message of nginx. */
const unusable: [file: Changed, reason: RegExp][] = [
  ['', /is not one JSON object/],
  ['<!doctype html>', /is not JSON/],
  [JSON.stringify(config).slice(0, -1), /is not JSON/],
  [`${JSON.stringify(config)},`, /is not JSON/],
  [JSON.stringify([config]), /is not one JSON object/],
  [JSON.stringify(config) + JSON.stringify(config), /is not one JSON object/],
  ['null', /is not one JSON object/],
  [JSON.stringify({ KEYCLOAK_URL }), /lacks KEYCLOAK_REALM, KEYCLOAK_CLIENT_ID, ENVIRONMENT/],
  [{ ENVIRONMENT: ' ' }, /lacks ENVIRONMENT/],
  [{ ENVIRONMENT: '\u00A0\uFEFF\u000B' }, /lacks ENVIRONMENT/],
  [{ KEYCLOAK_REALM: 1 }, /lacks KEYCLOAK_REALM/],
  [{ KEYCLOAK_CLIENT_ID: null }, /lacks KEYCLOAK_CLIENT_ID/],
  [{ KEYCLOAK_URL: '/auth' }, /is not at IDENTITY_ORIGIN/],
  [{ KEYCLOAK_URL: 'http://a:b@localhost:5174' }, /is not at IDENTITY_ORIGIN/],
  [{ KEYCLOAK_URL: `${KEYCLOAK_URL}/#x` }, /KEYCLOAK_URL is .* more than an address/],
  [{ KEYCLOAK_URL: `${KEYCLOAK_URL}/auth?x` }, /KEYCLOAK_URL is .* more than an address/],
  [{ RESOURCES_URL: 5 }, /RESOURCES_URL is 5, which is not text/],
  [{ RESOURCES_URL: false }, /RESOURCES_URL is false, which is not text/],
  [{ SURVEY_SCRIPT_URL: 'survey.js' }, /SURVEY_SCRIPT_URL is "survey.js", which is neither/],
  [{ SURVEY_SCRIPT_URL: 'data:,x' }, /SURVEY_SCRIPT_URL is .* neither/],
  [{ SURVEY_SCRIPT_URL: false }, /SURVEY_SCRIPT_URL is false, which is neither/],
  [{ USAGE_SCRIPT_URL: '//cdn.example/u.js' }, /USAGE_SCRIPT_URL is .* neither/],
  [{ USAGE_SCRIPT_URL: '/\\cdn.example/u.js' }, /USAGE_SCRIPT_URL is .* neither/],
  [{ USAGE_SCRIPT_URL: '/\t/cdn.example/u.js' }, /USAGE_SCRIPT_URL is .* neither/],
  [{ USAGE_SCRIPT_URL: `${THIRD_PARTY_ORIGINS[0]}/u.js?v=1` }, /USAGE_SCRIPT_URL is .* neither/],
  [{ USAGE_SCRIPT_URL: 'https://a:b@chat.vendor.example/u.js' }, /USAGE_SCRIPT_URL is .* neither/],
  [{ USAGE_SCRIPT_URL: ['/u.js'] }, /USAGE_SCRIPT_URL is .* neither/],
  [{ EVENTS_URL: 'https://collector.example/' }, /EVENTS_URL is .* not a path/],
  [{ EVENTS_URL: '/a;b' }, /EVENTS_URL is .* not a path/],
  [{ EVENTS_URL: '/api/' }, /EVENTS_URL is .* not a path/],
  [{ EVENTS_URL: false }, /EVENTS_URL is false, which is not a path/],
];

/** Files with which the portal starts but lacks something that the file names, because the browser refuses it or nothing serves it. */
const contradicting: [file: Changed, reason: RegExp][] = [
  [{ KEYCLOAK_URL: 'https://id' }, /is not at IDENTITY_ORIGIN/],
  [{ THIRD_PARTY_ORIGINS: undefined }, /has not the THIRD_PARTY_ORIGINS/],
  [{ THIRD_PARTY_ORIGINS: 'https://chat.vendor.example' }, /has not the THIRD/],
  [{ THIRD_PARTY_ORIGINS: [...THIRD_PARTY_ORIGINS, 'https://more'] }, /has not the THIRD_PARTY_ORIGINS/],
  [{ USAGE_SCRIPT_URL: 'https://cdn.example/u.js' }, /USAGE_SCRIPT_URL is .* neither/],
  [{ USAGE_SCRIPT_URL: 'https://usage.vendor.example/u.js' }, /USAGE_SCRIPT_URL is .* neither/],
  [{ SURVEY_SCRIPT_URL: 'http://chat.vendor.example/s.js' }, /SURVEY_SCRIPT_URL is .* neither/],
  [{ EVENTS_URL: '/apis' }, /EVENTS_URL is "\/apis", which goes nowhere/],
  [{ EVENTS_URL: '/api/../x' }, /EVENTS_URL is .* not a path/],
];

const usable: Changed[] = [
  {},
  { KEYCLOAK_URL: `${KEYCLOAK_URL}/auth/` },
  { RESOURCES_URL: '', USAGE_SCRIPT_URL: '', SURVEY_SCRIPT_URL: null, EVENTS_URL: null },
  { RESOURCES_URL: undefined, USAGE_SCRIPT_URL: undefined, SURVEY_SCRIPT_URL: undefined },
  { USAGE_SCRIPT_URL: 'HTTPS://Usage.vendor.example:8443/u.js' },
  { USAGE_SCRIPT_URL: 'https://chat.vendor.example:443/u.js', SURVEY_SCRIPT_URL: '/s.js?v=1' },
  { THIRD_PARTY_ORIGINS: ['https://usage.vendor.example:8443/', 'HTTPS://chat.vendor.example:443'] },
  { EVENTS_URL: '/api/events' },
  `\uFEFF${JSON.stringify(config, null, 2)}\n`,
];

function textOf(file: Changed): string {
  return typeof file === 'string' ? file : JSON.stringify({ ...config, ...file });
}

function judgedByNginx(site: NginxSite, file: Changed): ScriptResult {
  const path = `${site.site}-config.json`;
  writeFileSync(path, textOf(file));
  return site.run('entry-point.sh', ['check'], { CONFIG_FILE: path });
}

function judgedByPortal(file: Changed): Promise<RuntimeConfigResult> {
  return loadRuntimeConfig(
    { url: '/config.json' },
    { fetch: () => Promise.resolve(new Response(textOf(file))) },
  );
}

for (const [isUnusable, refused] of [
  [true, unusable],
  [false, contradicting],
] as const)
  for (const [file, reason] of refused)
    test(`${isUnusable ? 'Neither nginx nor the portal starts' : 'Nginx does not start'} with the config file ${JSON.stringify(file)}`, async ({
      servers: { site },
    }) => {
      expect((await judgedByPortal(file)).status).toBe(isUnusable ? 'failed' : 'ready');
      const { status, output } = judgedByNginx(site, file);
      expect(output).toMatch(/^portal: .+\.\n$/);
      expect(output).toMatch(reason);
      expect(status).toBe(64);
    });

test('Nginx and the portal start with a valid config file', async ({ servers: { site } }) => {
  for (const file of usable) {
    expect.soft((await judgedByPortal(file)).status, JSON.stringify(file)).toBe('ready');
    expect.soft(judgedByNginx(site, file), JSON.stringify(file)).toEqual({ status: 0, output: '' });
  }
});

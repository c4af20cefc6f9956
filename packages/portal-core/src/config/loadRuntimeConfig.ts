import * as v from 'valibot';
import type { RuntimeConfig as ConfigFile } from '../contract/generated/openapi.ts';
import type { MatchesContract } from '../contract/MatchesContract.ts';
import { ConfigError, TimeoutError } from '../base/errors/errors.ts';
import type { PortalErrorOptions } from '../base/errors/PortalError.ts';
import { createSystemClock } from '../base/platform/clock.ts';
import { withDeadline } from '../base/platform/deadline.ts';
import type { Clock, Fetch, Logger } from '../base/platform/ports.ts';
import { hasMisreadCharacters } from '../base/parsing/hasMisreadCharacters.ts';
import { isHttpUrl } from '../base/parsing/isHttpUrl.ts';
import { parseJson } from '../base/parsing/parseJson.ts';
import { looksLikeWebPage } from '../base/parsing/webPage.ts';
import type { RuntimeConfig } from './runtimeConfig.ts';

/** The address of the runtime configuration. `timeoutMs` defaults to 10000. */
export interface LoadRuntimeConfigOptions {
  url: string;
  timeoutMs?: number;
}

/** Ports of `loadRuntimeConfig`. `clock` defaults to the system clock; `logger` reports settings that were ignored. */
export interface LoadRuntimeConfigPorts {
  fetch: Fetch;
  clock?: Clock;
  logger?: Pick<Logger, 'warn'>;
}

/** The configuration, or why it could not be loaded. `serverTimeOffsetMs` is how far the server's clock is ahead of this machine's; 0 when unknown. */
export type RuntimeConfigResult =
  | { readonly status: 'ready'; readonly config: RuntimeConfig; readonly serverTimeOffsetMs: number }
  | { readonly status: 'failed'; readonly error: ConfigError };

const trimmed = v.pipe(v.string(), v.trim());
const required = v.pipe(trimmed, v.nonEmpty());
const httpUrl = v.pipe(trimmed, v.check(isPlainHttpUrl), v.transform(withoutTrailingSlash));
const scriptUrl = v.nullish(
  v.pipe(
    trimmed,
    v.check((url) => url === '' || isOwnPath(url) || isPlainHttpUrl(url)),
    v.transform(withoutTrailingSlash),
  ),
  '',
);

const configSchema = v.object({
  KEYCLOAK_URL: httpUrl,
  KEYCLOAK_REALM: required,
  KEYCLOAK_CLIENT_ID: required,
  ENVIRONMENT: required,
  RESOURCES_URL: v.nullish(trimmed, ''),
  USAGE_SCRIPT_URL: scriptUrl,
  SURVEY_SCRIPT_URL: scriptUrl,
  EVENTS_URL: v.nullish(
    v.pipe(
      trimmed,
      v.check((path) => /^(\/[\w.-]+)*$/.test(path)),
    ),
    '',
  ),
  THIRD_PARTY_ORIGINS: v.optional(v.unknown()),
});

/** Fetches and validates the runtime configuration. Never rejects: a failure has a message for the operator. */
export async function loadRuntimeConfig(
  options: LoadRuntimeConfigOptions,
  ports: LoadRuntimeConfigPorts,
): Promise<RuntimeConfigResult> {
  const clock = ports.clock ?? createSystemClock();
  const timeoutMs = options.timeoutMs ?? 10_000;
  try {
    return await withDeadline({ clock, timeoutMs, what: 'The configuration' }, (signal) =>
      fetchConfig(options.url, { ...ports, clock }, signal),
    );
  } catch (error) {
    return { status: 'failed', error: toConfigError(error) };
  }
}

async function fetchConfig(
  url: string,
  { fetch, clock, logger }: LoadRuntimeConfigPorts & { clock: Clock },
  signal: AbortSignal,
): Promise<RuntimeConfigResult> {
  const response = await fetch(url, { cache: 'no-store', headers: { accept: 'application/json' }, signal });
  const serverTimeOffsetMs = readServerTimeOffset(response, clock);
  if (!response.ok) {
    throw cannotStart(`has status ${response.status}`, 'Check that the file is deployed.');
  }
  const parsed = v.safeParse(
    configSchema satisfies MatchesContract<typeof configSchema, ConfigFile>,
    readJson(await response.text()),
  );
  if (!parsed.success) throw describeIssues(parsed.issues);
  const file = parsed.output;
  const config: RuntimeConfig = {
    keycloakUrl: file.KEYCLOAK_URL,
    keycloakRealm: file.KEYCLOAK_REALM,
    keycloakClientId: file.KEYCLOAK_CLIENT_ID,
    environment: file.ENVIRONMENT,
    authority: `${file.KEYCLOAK_URL}/realms/${encodeURIComponent(file.KEYCLOAK_REALM)}`,
    resourcesUrl: file.RESOURCES_URL || null,
    usageScriptUrl: file.USAGE_SCRIPT_URL || null,
    surveyScriptUrl: file.SURVEY_SCRIPT_URL || null,
    eventsUrl: file.EVENTS_URL || null,
    thirdPartyOrigins: readThirdPartyOrigins(file.THIRD_PARTY_ORIGINS, logger),
  };
  return { status: 'ready', config, serverTimeOffsetMs };
}

function readJson(text: string): unknown {
  const json = parseJson(text);
  if (json !== undefined) return json;
  throw looksLikeWebPage(text)
    ? cannotStart('is not there: a web page arrived instead', 'Check that the file is deployed at its path.')
    : cannotStart('is not valid JSON', 'Correct the file.');
}

function describeIssues(issues: readonly v.BaseIssue<unknown>[]): ConfigError {
  const names = new Set(issues.flatMap(({ path = [] }) => path.map(({ key }) => String(key))));
  const what =
    names.size === 0
      ? 'is not an object of settings'
      : `has missing or unusable settings (${[...names].join(', ')})`;
  return cannotStart(what, 'Correct the file.');
}

function cannotStart(what: string, remedy: string, options?: PortalErrorOptions): ConfigError {
  return new ConfigError(`The configuration file ${what}, so the portal cannot start. ${remedy}`, options);
}

// The Date header of our own origin is the one time source that the identity provider does not control.
function readServerTimeOffset(response: Response, clock: Clock): number {
  const date = response.headers.get('date');
  const serverTime = date === null || response.headers.has('age') ? Number.NaN : Date.parse(date);
  return Number.isNaN(serverTime) ? 0 : serverTime - clock.now();
}

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

/** True for a path of our own origin in every browser. */
function isOwnPath(value: string): boolean {
  return /^\/(?!\/)/.test(value) && !hasMisreadCharacters(value);
}

function isPlainHttpUrl(value: string): boolean {
  if (!isHttpUrl(value)) return false;
  const { username, password, search, hash } = new URL(value);
  return username + password + search + hash === '';
}

function toConfigError(cause: unknown): ConfigError {
  if (cause instanceof ConfigError) return cause;
  const what = cause instanceof TimeoutError ? 'did not arrive in time' : 'could not be fetched';
  return cannotStart(what, 'Check the connection and try again.', { cause, retryable: true });
}

const httpsOrigin = /^https:\/\/[\w.-]+(:\d+)?\/?$/i;

/** Returns the https origins among the entries. Others are left out, which allows less, and a warning counts them. */
function readThirdPartyOrigins(entries: unknown, logger?: Pick<Logger, 'warn'>): readonly string[] {
  const given: readonly unknown[] = Array.isArray(entries) ? entries : [];
  const origins = given.filter(isHttpsOrigin).map((entry) => new URL(entry).origin);
  const unusable = given === entries ? given.length - origins.length : Number((entries ?? null) !== null);
  if (unusable > 0)
    logger?.warn(
      `THIRD_PARTY_ORIGINS has ${unusable} unusable entries, whose scripts are not loaded. Give a list of https://host.`,
    );
  return origins;
}

function isHttpsOrigin(entry: unknown): entry is string {
  return typeof entry === 'string' && httpsOrigin.test(entry) && URL.canParse(entry);
}

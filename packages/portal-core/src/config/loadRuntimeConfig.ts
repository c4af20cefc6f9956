import * as v from 'valibot';
import { ConfigError, TimeoutError } from '../errors/errors.ts';
import { createSystemClock } from '../platform/clock.ts';
import { withDeadline } from '../platform/deadline.ts';
import type { Clock, Fetch } from '../platform/ports.ts';
import type { RuntimeConfig } from './runtimeConfig.ts';

/** Where the runtime configuration is; `timeoutMs` defaults to 10000. */
export interface LoadRuntimeConfigOptions {
  url: string;
  timeoutMs?: number;
}

/** How it is fetched; the clock defaults to the system's. */
export interface LoadRuntimeConfigPorts {
  fetch: Fetch;
  clock?: Clock;
}

/** The configuration, or why there is none. `serverTimeOffsetMs` is how far the server's clock is ahead of this machine's, 0 when unknown. */
export type RuntimeConfigResult =
  | { readonly status: 'ready'; readonly config: RuntimeConfig; readonly serverTimeOffsetMs: number }
  | { readonly status: 'failed'; readonly error: ConfigError };

const required = v.pipe(v.string(), v.trim(), v.nonEmpty());
const httpUrl = v.pipe(
  v.string(),
  v.trim(),
  v.check(isHttpUrl, 'must be an absolute http or https address'),
  v.transform((url) => url.replace(/\/+$/, '')),
);
const optionalUrl = v.optional(
  v.nullable(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      httpUrl,
    ]),
  ),
  null,
);

const configSchema = v.object({
  KEYCLOAK_URL: httpUrl,
  KEYCLOAK_REALM: required,
  KEYCLOAK_CLIENT_ID: required,
  ENVIRONMENT: required,
  RESOURCES_URL: v.optional(v.nullable(v.pipe(v.string(), v.trim())), null),
  USAGE_SCRIPT_URL: optionalUrl,
  SURVEY_SCRIPT_URL: optionalUrl,
});

/** Fetches and checks the runtime configuration. Never rejects: a failure carries a message for the operator. */
export async function loadRuntimeConfig(
  options: LoadRuntimeConfigOptions,
  ports: LoadRuntimeConfigPorts,
): Promise<RuntimeConfigResult> {
  const clock = ports.clock ?? createSystemClock();
  const timeoutMs = options.timeoutMs ?? 10_000;
  try {
    return await withDeadline({ clock, timeoutMs, what: 'The configuration' }, (signal) =>
      fetchConfig(options.url, ports.fetch, clock, signal),
    );
  } catch (error) {
    return { status: 'failed', error: toConfigError(error) };
  }
}

async function fetchConfig(
  url: string,
  fetch: Fetch,
  clock: Clock,
  signal: AbortSignal,
): Promise<RuntimeConfigResult> {
  const response = await fetch(url, { cache: 'no-store', headers: { accept: 'application/json' }, signal });
  const serverTimeOffsetMs = readServerTimeOffset(response, clock);
  if (!response.ok) {
    throw new ConfigError(
      `The configuration file was answered with status ${response.status}, so the portal cannot start. Check that the file is deployed.`,
    );
  }
  const parsed = v.safeParse(configSchema, parseJson(await response.text()));
  if (!parsed.success) throw new ConfigError(describeIssues(parsed.issues));
  const file = parsed.output;
  const config: RuntimeConfig = {
    keycloakUrl: file.KEYCLOAK_URL,
    keycloakRealm: file.KEYCLOAK_REALM,
    keycloakClientId: file.KEYCLOAK_CLIENT_ID,
    environment: file.ENVIRONMENT,
    authority: `${file.KEYCLOAK_URL}/realms/${encodeURIComponent(file.KEYCLOAK_REALM)}`,
    resourcesUrl: file.RESOURCES_URL === '' ? null : file.RESOURCES_URL,
    usageScriptUrl: file.USAGE_SCRIPT_URL,
    surveyScriptUrl: file.SURVEY_SCRIPT_URL,
  };
  return { status: 'ready', config, serverTimeOffsetMs };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    const message = /^\s*</.test(text)
      ? 'A web page arrived instead of the configuration file, so the portal cannot start. Check that the file is deployed at its path and that no page is served in its place.'
      : 'The configuration file is not valid JSON, so the portal cannot start. Correct the file.';
    throw new ConfigError(message, { cause });
  }
}

function describeIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  const fields = [...new Set(issues.map((issue) => v.getDotPath(issue)).filter((path) => path !== null))];
  const what =
    fields.length === 0
      ? 'is not an object of settings'
      : `has missing or unusable settings (${fields.join(', ')})`;
  return `The configuration file ${what}, so the portal cannot start. Correct the file.`;
}

// Our own origin's Date header is the one time source the identity provider does not control.
function readServerTimeOffset(response: Response, clock: Clock): number {
  const date = response.headers.get('date');
  const serverTime = date === null || response.headers.has('age') ? Number.NaN : Date.parse(date);
  return Number.isNaN(serverTime) ? 0 : serverTime - clock.now();
}

function isHttpUrl(value: string): boolean {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { username, password, search, hash } = new URL(value);
  return username === '' && password === '' && search === '' && hash === '';
}

function toConfigError(error: unknown): ConfigError {
  if (error instanceof ConfigError) return error;
  const message =
    error instanceof TimeoutError
      ? 'The configuration file did not arrive in time, so the portal cannot start. Check the connection and try again.'
      : 'The configuration file could not be fetched, so the portal cannot start. Check the connection and try again.';
  return new ConfigError(message, { cause: error, retryable: true });
}

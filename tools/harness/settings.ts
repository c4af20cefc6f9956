import { join } from 'node:path';
import type { PortalConfigFile } from '../../apps/portal/server/portalServer.ts';
import { isReportsUrl } from '../../apps/portal/server/securityHeaders.ts';

/** The project's root folder, absolute. */
export const root: string = join(import.meta.dirname, '../..');

/** Returns a port from the environment, or its default. Ends the command with one line when it is not a port number. */
export function portSetting(
  name: 'PORTAL_PORT' | 'SANDBOX_PORT' | 'STORYBOOK_PORT',
  fallback: number,
): number {
  const value = process.env[name];
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  return fail(
    `${name} is "${value}", which is not a port number. Set it to a number from 1 to 65535, or leave it out.`,
  );
}

/** Returns the ports of the portal and the sandbox. Ends the command with one line when they are equal. */
export function portalAndSandboxPorts(): { portalPort: number; sandboxPort: number } {
  const portalPort = portSetting('PORTAL_PORT', 5173);
  const sandboxPort = portSetting('SANDBOX_PORT', 5174);
  if (portalPort === sandboxPort)
    fail(`PORTAL_PORT and SANDBOX_PORT are both ${portalPort}. Set one of them to another port.`);
  return { portalPort, sandboxPort };
}

/**
 * Returns `KEYCLOAK_URL` without a trailing slash: a Keycloak in place of the sandbox's provider. Ends the command with one line
 * when it is not an address.
 */
export function keycloakSetting(): string | undefined {
  const value = process.env['KEYCLOAK_URL'];
  if (value === undefined || value === '') return undefined;
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value.replace(/\/+$/, '');
  return fail(
    `KEYCLOAK_URL is "${value}", which is not an address. Set it to one such as http://localhost:8081, or leave it out.`,
  );
}

/** Returns `POLICY_REPORTS_URL`, which receives policy violations. Ends the command with one line when it is not an address. */
export function policyReportsSetting(): string | undefined {
  const value = process.env['POLICY_REPORTS_URL'];
  if (value === undefined || value === '') return undefined;
  if (isReportsUrl(value)) return value;
  return fail(
    `POLICY_REPORTS_URL is "${value}", to which no reports can be sent. Set it to an address such as https://reports.example/policy, or leave it out.`,
  );
}

/**
 * Returns the arguments of the command. Ends it with one line when an argument is unknown. `words` describes the arguments that
 * are not options; without it there are none.
 */
export function commandArguments(known: readonly string[], words?: string): string[] {
  const given = process.argv.slice(2);
  const unknown = given.find(
    (argument) => !known.includes(argument) && (words === undefined || argument.startsWith('-')),
  );
  const taken = words === undefined ? known : [...known, words];
  if (unknown !== undefined)
    fail(`There is no option ${unknown}. This command knows: ${taken.join(', ') || 'none'}.`);
  return given;
}

/** Prints one line to the error stream and ends the command with status 1. */
export function fail(line: string): never {
  console.error(line);
  process.exit(1);
}

/** Returns the runtime config of the demo and the tests, for a sandbox on this port. */
export function demoConfig(sandboxPort: number): PortalConfigFile {
  return {
    KEYCLOAK_URL: `http://localhost:${sandboxPort}`,
    KEYCLOAK_REALM: 'quayside',
    KEYCLOAK_CLIENT_ID: 'portal',
    ENVIRONMENT: 'demo',
    USAGE_SCRIPT_URL: '/resources/usage.js',
    SURVEY_SCRIPT_URL: '/resources/survey.js',
  };
}

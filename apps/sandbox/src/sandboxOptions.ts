import { fileURLToPath } from 'node:url';
import type { ServiceAccount } from './identity/keycloakPeople.ts';
import type { SandboxOptions } from './startSandbox.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** All options; another issuer is optional. */
type ReadOptions = Required<Omit<SandboxOptions, 'otherIssuer'>> & Pick<SandboxOptions, 'otherIssuer'>;

const defaultData = fileURLToPath(new URL('../data', import.meta.url));

/**
 * Reads the options from the environment: SANDBOX_PORT (5174), PORTAL_PORT (5173), PORTAL_ORIGINS (more origins, comma-separated),
 * SANDBOX_CONTROL (on), SANDBOX_DATA (a folder), SANDBOX_ISSUER (none; with SANDBOX_JWKS_URL,
 * SANDBOX_ISSUER_CLIENT and SANDBOX_ISSUER_SECRET: the API accepts this issuer's tokens), and the argument `--fresh`.
 * Throws an error with a message for the terminal.
 */
export function sandboxOptions(environment: Environment, args: readonly string[]): ReadOptions {
  const portalPort = portOf(environment, 'PORTAL_PORT', 5173);
  return {
    port: portOf(environment, 'SANDBOX_PORT', 5174),
    portalOrigins: [
      ...new Set([
        `http://localhost:${portalPort}`,
        `http://127.0.0.1:${portalPort}`,
        ...originsOf(environment.PORTAL_ORIGINS ?? ''),
      ]),
    ],
    data: nonEmpty(environment.SANDBOX_DATA) ?? defaultData,
    fresh: args.includes('--fresh'),
    ...otherIssuerOf(environment),
    control: controlOf(environment.SANDBOX_CONTROL),
  };
}

function controlOf(setting = 'on'): boolean {
  const text = setting.trim().toLowerCase();
  if (['on', '1', 'true'].includes(text)) return true;
  if (['off', '0', 'false', 'no', 'disabled', 'none', ''].includes(text)) return false;
  throw new Error(
    'SANDBOX_CONTROL must be on, 1 or true, or off, 0, false, no, disabled, none or empty. Correct it or unset it.',
  );
}

function otherIssuerOf(environment: Environment): Pick<SandboxOptions, 'otherIssuer'> {
  const issuer = addressOf(environment, 'SANDBOX_ISSUER');
  const jwksUrl = addressOf(environment, 'SANDBOX_JWKS_URL');
  const account = accountOf(environment);
  const rest = { ...(jwksUrl && { jwksUrl }), ...(account && { account }) };
  if (issuer !== undefined) return { otherIssuer: { issuer, ...rest } };
  if (Object.keys(rest).length === 0) return {};
  throw new Error('SANDBOX_ISSUER is missing: the other settings of an issuer are nothing without it.');
}

function accountOf(environment: Environment): ServiceAccount | undefined {
  const clientId = nonEmpty(environment.SANDBOX_ISSUER_CLIENT);
  const clientSecret = nonEmpty(environment.SANDBOX_ISSUER_SECRET);
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret };
  if (clientId === clientSecret) return undefined;
  throw new Error('SANDBOX_ISSUER_CLIENT and SANDBOX_ISSUER_SECRET belong together. Set both or neither.');
}

function addressOf(environment: Environment, name: string): string | undefined {
  const text = nonEmpty(environment[name]);
  if (text === undefined) return undefined;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new Error(`${name} must be an http(s) address. Correct it or unset it.`);
}

function portOf(environment: Environment, name: string, fallback: number): number {
  const text = nonEmpty(environment[name]);
  const port = text === undefined ? fallback : Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`${name} must be a port number from 0 to 65535. Set another value or unset it.`);
}

function originsOf(list: string): string[] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => {
      if (URL.canParse(item) && /^https?:$/.test(new URL(item).protocol)) return new URL(item).origin;
      throw new Error('PORTAL_ORIGINS must be a comma list of http(s) origins. Correct it or unset it.');
    });
}

function nonEmpty(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : text.trim();
}

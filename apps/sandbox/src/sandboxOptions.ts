import { fileURLToPath } from 'node:url';
import type { SandboxOptions } from './startSandbox.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const defaultData = fileURLToPath(new URL('../data', import.meta.url));

/**
 * Options from the environment: SANDBOX_PORT (5174), PORTAL_PORT (5173), PORTAL_ORIGINS (more origins, by comma),
 * SANDBOX_CONTROL (on unless off, 0 or false), SANDBOX_DATA (a folder), and the argument `--fresh`.
 * Throws an error whose message is for the person at the terminal.
 */
export function sandboxOptions(environment: Environment, args: readonly string[]): Required<SandboxOptions> {
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
    control: !/^(?:off|0|false)$/i.test(environment.SANDBOX_CONTROL ?? ''),
  };
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

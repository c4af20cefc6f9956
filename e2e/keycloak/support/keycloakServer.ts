import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../../tools/harness/settings.ts';
import { untilServing } from '../../../tools/harness/untilServing.ts';
import { adminName } from './keycloakRun.ts';

/** Options of a Keycloak on the loopback, with its data in memory. */
export interface KeycloakOptions {
  /** The folder of the distribution. */
  home: string;
  port: number;
  /** The port of the health check. */
  managementPort: number;
  /** The origin that the realm's client redirects to. */
  portalOrigin: string;
  adminPassword: string;
  /** Whether the demo accounts are imported too. */
  hasAccounts: boolean;
}

const realmFile = 'quayside-realm.json';
/** Keycloak finds the users of a realm by this file name. */
const accountsFile = 'quayside-users-0.json';
const START_LIMIT_MS = 180_000;
const logFile = join(root, 'node_modules/.cache/quayside/keycloak/server.log');

/** A running Keycloak. It ends with this process at the latest. */
export interface RunningKeycloak {
  /** Resolves when its ports are free again. */
  stop: () => Promise<void>;
}

/** Starts Keycloak, imports the realm and waits until it is ready. Rejects when it does not start. */
export async function startKeycloak(options: KeycloakOptions): Promise<RunningKeycloak> {
  const { home, port, managementPort, hasAccounts } = options;
  const imports = join(home, 'data/import');
  rmSync(imports, { recursive: true, force: true });
  mkdirSync(imports, { recursive: true });
  for (const name of hasAccounts ? [realmFile, accountsFile] : [realmFile])
    copyFileSync(join(root, 'deploy/keycloak', name), join(imports, name));
  const child = spawn(
    join(home, 'bin/kc.sh'),
    [
      'start-dev',
      '--import-realm',
      '--db=dev-mem',
      '--health-enabled=true',
      '--http-host=127.0.0.1',
      `--http-port=${port}`,
      `--http-management-port=${managementPort}`,
      `--spi-theme--folder--dir=${join(root, 'deploy/keycloak/themes')}`,
    ],
    {
      env: {
        ...process.env,
        KC_BOOTSTRAP_ADMIN_USERNAME: adminName,
        KC_BOOTSTRAP_ADMIN_PASSWORD: options.adminPassword,
        QUAYSIDE_PORTAL_ORIGIN: options.portalOrigin,
        // It runs for minutes only, so a faster start is worth more than optimized code.
        JAVA_OPTS_APPEND: '-XX:TieredStopAtLevel=1',
      },
      stdio: ['ignore', openSync(logFile, 'w'), 'inherit'],
      // A process group of its own: the script starts Java, and both must end.
      detached: true,
    },
  );
  process.once('exit', () => endGroup(child));
  const isReady = await untilServing(
    child,
    `http://127.0.0.1:${managementPort}/health/ready`,
    START_LIMIT_MS,
  );
  if (!isReady)
    throw new Error(`Keycloak did not start (its log: ${relative(root, logFile)}):\n${lastLines()}`);
  return {
    async stop() {
      const stopped = once(child, 'exit');
      endGroup(child);
      await stopped;
    },
  };
}

function lastLines(): string {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-8).join('\n');
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    // It keeps no data, and SIGTERM takes long while it starts.
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PortalConfigFile } from '../../apps/portal/server/portalServer.ts';
import { root } from './settings.ts';
import { isServing, untilServing } from './untilServing.ts';

/** Debian's packages of the web server, of its brotli module, of what checks and fills in its configuration, and of what asks whether it is well. */
export const nginxPackages: readonly string[] = [
  'nginx-light',
  'libnginx-mod-http-brotli-static',
  'gettext-base',
  'jq',
  'ca-certificates',
  'curl',
];

/** Of those packages, what is called by its name. */
const programs = ['envsubst', 'jq', 'curl'];

const MODULES_FOLDER = '/usr/lib/nginx/modules';
/** With the folders that only root has in its own. */
const searchPath = `${process.env['PATH']}:/usr/sbin:/sbin`;
/** Debian's `nobody`: as whom it runs where the tests themselves run as root. */
const NOBODY = 65_534;
const STARTS_WITHIN_MS = 10_000;

/** nginx's own words for its version, or undefined where it, its brotli module or one of the programs is missing. */
export function nginxVersion(): string | undefined {
  const { status, stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8', env: { PATH: searchPath } });
  const isComplete =
    status === 0 &&
    existsSync(join(MODULES_FOLDER, 'ngx_http_brotli_static_module.so')) &&
    programs.every((name) => spawnSync(name, ['--version']).status === 0);
  return isComplete ? /nginx\/[\d.]+/.exec(stderr)?.[0] : undefined;
}

/** A place for one nginx: its releases, its config file and what it writes, readable by `nobody`. */
export interface NginxSite {
  /** Holds the releases; what put-release.sh is given. */
  site: string;
  accessLog: string;
  /** The environment that entry-point.sh runs with. */
  environment: NodeJS.ProcessEnv;
  /** Runs one of the scripts of deploy/nginx to its end. */
  run: (script: string, args: readonly string[], env?: NodeJS.ProcessEnv) => ScriptResult;
  /** Runs entry-point.sh until nginx answers; rejects with what it said when it does not. Its output is a socket, as under systemd, or the file given. */
  serve: (outputFile?: number) => Promise<RunningNginx>;
  remove: () => void;
}

/** How a script ended and what it said. */
export interface ScriptResult {
  status: number | null;
  output: string;
}

/** An nginx that answers. */
export interface RunningNginx {
  origin: string;
  /** The master's process. */
  pid: number;
  /** Has it take over what the scripts have put in place since; throws when it does not. */
  reload: () => void;
  stop: () => Promise<void>;
}

/** What an nginx is to serve. */
export interface NginxSiteOptions {
  port: number;
  backendOrigin: string;
  config: PortalConfigFile;
  /** More for entry-point.sh's environment. */
  environment?: NodeJS.ProcessEnv;
  /** What starts it instead of us, by the words of a command that runs the rest of its own; it is given this site's folder last. Root's. */
  startedBy?: readonly string[];
}

/** Lays out a folder for an nginx on `port` of the loopback. It has no release yet. */
export function createNginxSite({
  port,
  backendOrigin,
  config,
  environment,
  startedBy,
}: NginxSiteOptions): NginxSite {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-nginx-'));
  const site = join(folder, 'site');
  const runFolder = join(folder, 'run');
  const accessLog = join(runFolder, 'access.log');
  const origin = `http://localhost:${port}`;
  chmodSync(folder, 0o755);
  for (const name of [site, runFolder]) mkdirSync(name, { mode: 0o755 });
  if (process.getuid?.() === 0) chownSync(runFolder, NOBODY, NOBODY);
  // The project itself may stand where only its owner may look.
  cpSync(join(root, 'deploy/nginx'), join(folder, 'nginx'), { recursive: true });
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  const all: NodeJS.ProcessEnv = {
    PATH: searchPath,
    PORTAL_ORIGIN: origin,
    IDENTITY_ORIGIN: new URL(config.KEYCLOAK_URL).origin,
    BACKEND_ORIGIN: backendOrigin,
    LISTEN: `127.0.0.1:${port}`,
    SITE_FOLDER: site,
    RUN_FOLDER: runFolder,
    CONFIG_FILE: join(folder, 'config.json'),
    ACCESS_LOG: accessLog,
    MODULES_FOLDER,
    RATE_PER_SECOND: '10000',
    RATE_BURST: '10000',
    ...environment,
  };
  const entryPoint = join(folder, 'nginx/entry-point.sh');
  const run: NginxSite['run'] = (script, args, env = {}) => {
    const isWebServer = script === 'entry-point.sh';
    const { status, stdout, stderr } = spawnSync(join(folder, 'nginx', script), args, {
      env: { ...all, ...env },
      encoding: 'utf8',
      ...(isWebServer && asNobody()),
    });
    return { status, output: stdout + stderr };
  };
  return {
    site,
    accessLog,
    environment: all,
    run,
    async serve(outputFile) {
      if (await isServing(origin)) throw new Error(`Something answers on port ${port} already.`);
      const [command = entryPoint, ...words] = startedBy ? [...startedBy, folder, entryPoint] : [];
      const child = spawn(command, [...words, 'serve'], {
        env: all,
        stdio: ['ignore', outputFile ?? 'pipe', 'pipe'],
        ...(!startedBy && asNobody()),
      });
      const end = () => void child.kill('SIGTERM');
      // A parent that dies without a word must not leave it behind.
      process.once('exit', end);
      await started(child, `${origin}/healthz`);
      return {
        origin,
        pid: child.pid ?? 0,
        reload() {
          const { status, output } = run('entry-point.sh', ['reload']);
          if (status !== 0) throw new Error(`nginx was not reloaded: ${output}`);
        },
        async stop() {
          process.off('exit', end);
          const gone = new Promise((resolve) => child.once('exit', resolve));
          if (child.exitCode === null && child.kill('SIGTERM')) await gone;
        },
      };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function asNobody(): { uid?: number; gid?: number } {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
}

async function started(child: ChildProcess, url: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  if (await untilServing(child, url, STARTS_WITHIN_MS)) return;
  child.kill('SIGTERM');
  throw new Error(`nginx did not start: ${said}`);
}

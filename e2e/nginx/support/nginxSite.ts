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
import type { PortalConfigFile } from '../../../apps/portal/server/portalServer.ts';
import { root } from '../../../tools/harness/settings.ts';
import { isServing, untilServing } from '../../../tools/harness/untilServing.ts';

/** Debian's packages for nginx, its brotli module, the tools of entry-point.sh and the health check. */
export const nginxPackages: readonly string[] = [
  'nginx-light',
  'libnginx-mod-http-brotli-static',
  'gettext-base',
  'jq',
  'ca-certificates',
  'curl',
];

/** The programs of these packages that the scripts call by name. */
const programs = ['envsubst', 'jq', 'curl'];

const MODULES_FOLDER = '/usr/lib/nginx/modules';
/** Adds the folders that only root has on its path. */
const searchPath = `${process.env['PATH']}:/usr/sbin:/sbin`;
/** Debian's user `nobody`, which nginx runs as when the tests run as root. */
const NOBODY = 65_534;
const STARTS_WITHIN_MS = 10_000;

/** The version of nginx, or undefined when nginx, its brotli module or a program is missing. */
export function nginxVersion(): string | undefined {
  const { status, stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8', env: { PATH: searchPath } });
  const isComplete =
    status === 0 &&
    existsSync(join(MODULES_FOLDER, 'ngx_http_brotli_static_module.so')) &&
    programs.every((name) => spawnSync(name, ['--version']).status === 0);
  return isComplete ? /nginx\/[\d.]+/.exec(stderr)?.[0] : undefined;
}

/** The folders and files of one nginx, readable by `nobody`. */
export interface NginxSite {
  /** The folder of the releases, for put-release.sh. */
  site: string;
  accessLog: string;
  /** The environment that entry-point.sh runs with. */
  environment: NodeJS.ProcessEnv;
  /** Runs a script of deploy/nginx to its end. */
  run: (script: string, args: readonly string[], env?: NodeJS.ProcessEnv) => ScriptResult;
  /** Starts entry-point.sh and waits until nginx responds. Rejects with its output when it does not. The output is a socket, as under systemd, or the given file. */
  serve: (outputFile?: number) => Promise<RunningNginx>;
  remove: () => void;
}

/** The exit status and the output of a script. */
export interface ScriptResult {
  status: number | null;
  output: string;
}

/** An nginx that responds. */
export interface RunningNginx {
  origin: string;
  /** The process id of the master. */
  pid: number;
  /** Reloads the configuration and the release. Throws when that fails. */
  reload: () => void;
  stop: () => Promise<void>;
}

/** Options of `createNginxSite`. */
export interface NginxSiteOptions {
  port: number;
  backendOrigin: string;
  config: PortalConfigFile;
  /** Further variables for entry-point.sh. */
  environment?: NodeJS.ProcessEnv;
  /** A command that starts nginx in place of this process. It gets the site's folder and the entry point as its last arguments, and runs as root. */
  startedBy?: readonly string[];
}

/** Creates the folder of an nginx on a port of the loopback, without a release. */
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
  // The repository may be in a folder that `nobody` cannot read.
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
      if (await isServing(origin)) throw new Error(`Port ${port} is already in use.`);
      const [command = entryPoint, ...words] = startedBy ? [...startedBy, folder, entryPoint] : [];
      const child = spawn(command, [...words, 'serve'], {
        env: all,
        stdio: ['ignore', outputFile ?? 'pipe', 'pipe'],
        ...(!startedBy && asNobody()),
      });
      const end = () => void child.kill('SIGTERM');
      // nginx must not outlive this process.
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
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  if (await untilServing(child, url, STARTS_WITHIN_MS)) return;
  child.kill('SIGTERM');
  throw new Error(`nginx did not start: ${output}`);
}

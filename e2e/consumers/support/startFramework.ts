import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { runPnpm, runTool, type CommandResult } from '../../../tools/harness/runTool.ts';
import { root } from '../../../tools/harness/settings.ts';
import { untilServing } from '../../../tools/harness/untilServing.ts';
import { namedFiles } from '../../../tools/harness/packages/codeBlocks.ts';
import { consumer } from './consumer.ts';
import type { Served } from './serve.ts';

/** The command that serves an application on a port. */
export type ServeCommand = (port: number) => readonly [tool: string, ...args: string[]];

/** A framework, the guide that has its application, and its own commands. */
export interface Framework {
  name: 'next' | 'react-router';
  guide: string;
  builds: readonly (readonly [tool: string, ...args: string[]])[];
  start: ServeCommand;
}

const START_LIMIT_MS = 60_000;

/** Builds the application of a guide with the packed design system, and starts it with its framework's own server. */
export async function startFramework({ name, guide, builds, start }: Framework): Promise<Served> {
  const folder = consumer(name);
  cpSync(join(root, 'packages/ui/consumers', name), folder, { recursive: true });
  const markdown = readFileSync(join(root, 'packages/ui/docs', guide), 'utf8');
  for (const { path, code } of namedFiles(markdown)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  const flags = ['--ignore-workspace', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
  succeed(await runPnpm(['install', ...flags], { cwd: folder, quiet: true }), `Installing ${name}`);
  cpSync(join(consumer(), 'node_modules/@quayside/ui'), join(folder, 'node_modules/@quayside/ui'), {
    recursive: true,
  });
  const env = environment('production');
  for (const [tool, ...args] of builds)
    succeed(
      await runTool(bin(folder, tool), args, { cwd: folder, quiet: true, env }),
      `${tool} ${args.join(' ')}`,
    );
  return startServer(name, 'production', start);
}

/** Starts a server of an application that `startFramework` has installed. */
export async function startServer(
  name: Framework['name'],
  mode: 'production' | 'development',
  start: ServeCommand,
): Promise<Served> {
  const folder = consumer(name);
  const port = await freePort();
  const [tool, ...args] = start(port);
  const child = spawn(bin(folder, tool), args, {
    cwd: folder,
    env: { ...process.env, ...environment(mode), PORT: String(port), HOST: '127.0.0.1' },
    stdio: 'ignore',
    // A process group of its own, because the server may start others.
    detached: true,
  });
  const stop = () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid);
  };
  process.once('exit', stop);
  const origin = `http://127.0.0.1:${port}`;
  if (!(await untilServing(child, origin, START_LIMIT_MS))) throw new Error(`${name} did not start.`);
  return {
    origin,
    pages: () => 0,
    stop() {
      process.off('exit', stop);
      stop();
    },
  };
}

function bin(folder: string, tool: string): string {
  return join(folder, 'node_modules/.bin', tool);
}

function environment(mode: 'production' | 'development'): NodeJS.ProcessEnv {
  return { NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1' };
}

/** A free port of the loopback. The frameworks' servers do not choose one themselves. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function succeed({ code, output }: CommandResult, what: string): void {
  if (code !== 0) throw new Error(`${what} failed:\n${output}`);
}

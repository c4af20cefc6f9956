import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { type DrivenBrowser, startFirefox, startWebKit } from '../../../tools/on-demand/browsers/drivers.ts';
import { untilServing } from '../untilServing.ts';

/** Debian's packages with Firefox, WebKitGTK, its driver, and a display for it. */
export const browserPackages: readonly string[] = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

const firefox = '/usr/bin/firefox-esr';
const webKitDriver = '/usr/bin/WebKitWebDriver';
const display = '/usr/bin/Xvfb';
const webKit = (): string | undefined => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0];

/** How long one story may take, in milliseconds. */
const STORY_TIMEOUT_MS = 60_000;

/** How long its driver may take to start, in milliseconds. */
const START_TIMEOUT_MS = 15_000;

/** Whether the packages are installed. */
export function hasBrowsers(): boolean {
  return [firefox, webKitDriver, display].every((path) => existsSync(path)) && webKit() !== undefined;
}

/** Starts a program that ends with this one. */
function startProgram(path: string, args: readonly string[], environment: NodeJS.ProcessEnv): ChildProcess {
  const program = spawn(path, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => program.kill());
  return program;
}

/** The number of a new display, once it is ready. */
async function startDisplay(): Promise<string> {
  const program = startProgram(display, ['-displayfd', '3', '-screen', '0', '600x40x24'], {});
  const [line] = (await once(createInterface(program.stdio[3] as Readable), 'line')) as [string];
  return `:${line}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function startDebianWebKit(): Promise<DrivenBrowser> {
  const port = await freePort();
  const program = startProgram(webKitDriver, [`--port=${port}`], {
    DISPLAY: await startDisplay(),
    // Its own sandbox needs user namespaces, which a container may not have. Only our pages are opened.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  const server = `http://127.0.0.1:${port}`;
  if (!(await untilServing(program, `${server}/status`, START_TIMEOUT_MS)))
    throw new Error('WebKitWebDriver did not start.');
  return startWebKit(server, webKit() ?? '', STORY_TIMEOUT_MS);
}

/** The browsers by name. */
export const debianBrowsers: Readonly<Record<string, () => Promise<DrivenBrowser>>> = {
  firefox: () => startFirefox(firefox),
  webkit: startDebianWebKit,
};

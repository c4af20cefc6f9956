import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import {
  type DrivenBrowser,
  startFirefox,
  startWebKit,
  type StartOptions,
} from '../../../tools/on-demand/browsers/drivers.ts';
import { untilServing } from '../../../tools/harness/untilServing.ts';

/** Debian's packages with Firefox, WebKitGTK, its driver, a display for it, and a Chromium newer than the one from npm. */
export const browserPackages: readonly string[] = [
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  'chromium-headless-shell',
];

/** The Chromium of Debian, which has this month's version. */
export const newestChromium = '/usr/bin/chromium-headless-shell';

const firefox = '/usr/bin/firefox-esr';
const webKitDriver = '/usr/bin/WebKitWebDriver';
const display = '/usr/bin/Xvfb';
const webKit = (): string | undefined => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0];

/** The timeout of one story, in milliseconds. */
const STORY_TIMEOUT_MS = 60_000;

/** The timeout for the start of its driver, in milliseconds. */
const START_TIMEOUT_MS = 15_000;

/** Whether the packages are installed. */
export function hasBrowsers(): boolean {
  return (
    [firefox, webKitDriver, display, newestChromium].every((path) => existsSync(path)) &&
    webKit() !== undefined
  );
}

/** Starts a program that ends with this one, unless it is stopped before. */
function startProgram(path: string, args: readonly string[], environment: NodeJS.ProcessEnv): ChildProcess {
  const program = spawn(path, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const kill = (): void => void program.kill();
  process.once('exit', kill);
  program.once('exit', () => process.off('exit', kill));
  return program;
}

/**
 * A new display and its number, once it is ready. Without a window manager a window has the focus while the pointer is in it.
 * The pointer starts in the middle: in the toolbar of the window, which may be larger than the display.
 */
async function startDisplay(): Promise<{ program: ChildProcess; number: string }> {
  const program = startProgram(display, ['-displayfd', '3', '-screen', '0', '600x40x24'], {});
  const [line] = (await once(createInterface(program.stdio[3] as Readable), 'line')) as [string];
  return { program, number: `:${line}` };
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function startDebianWebKit({ downloads, colorScheme }: DebianStartOptions): Promise<DrivenBrowser> {
  const port = await freePort();
  const screen = await startDisplay();
  const program = startProgram(webKitDriver, [`--port=${port}`], {
    DISPLAY: screen.number,
    XDG_CONFIG_HOME: downloadSettings(downloads),
    GTK_THEME: colorScheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
    // On a machine without a route to the outside it would count as offline, and the portal says so.
    GIO_USE_NETWORK_MONITOR: 'base',
    // Its own sandbox needs user namespaces, which a container may not have. Only our pages are opened.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  const server = `http://127.0.0.1:${port}`;
  if (!(await untilServing(program, `${server}/status`, START_TIMEOUT_MS)))
    throw new Error('WebKitWebDriver did not start.');
  const browser = await startWebKit(server, webKit() ?? '', STORY_TIMEOUT_MS);
  return {
    ...browser,
    async close() {
      await browser.close();
      program.kill();
      screen.program.kill();
    },
  };
}

/** Writes the file that names the folder of downloads, and returns the folder that it is in. */
function downloadSettings(downloads: string): string {
  writeFileSync(join(downloads, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return downloads;
}

export type DebianStartOptions = Omit<StartOptions, 'binary'>;

/** The browsers by name. */
export const debianBrowsers: Readonly<
  Record<string, (options: DebianStartOptions) => Promise<DrivenBrowser>>
> = {
  firefox: (options) => startFirefox({ ...options, binary: firefox }),
  webkit: startDebianWebKit,
};

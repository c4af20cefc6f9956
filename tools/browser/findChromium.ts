import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { once } from '../files/once.ts';

const require = createRequire(import.meta.url);
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
let packaged: Promise<string> | undefined;

/**
 * Finds the Chromium for every browser test: `CHROMIUM_PATH`, else the one packaged on npm
 * (Linux x64), else the system's, else the one in Playwright's cache. Throws when there is none.
 */
export async function findChromium(): Promise<string> {
  const found = fromEnvironment() ?? (await fromPackage()) ?? fromSystem() ?? fromPlaywrightCache();
  if (found) return found;
  throw new Error('No Chromium found: install Chromium or Chrome, or set CHROMIUM_PATH to its executable.');
}

function fromEnvironment(): string | undefined {
  const path = process.env['CHROMIUM_PATH'];
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH is set to ${path}, which does not exist.`);
  return path || undefined;
}

async function fromPackage(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // Once per process: TMPDIR is changed while it unpacks.
  packaged ??= unpack();
  return packaged;
}

async function unpack(): Promise<string> {
  const manifest = join(dirname(require.resolve('@sparticuz/chromium')), '../package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  // It always unpacks to the temporary folder, so each version gets a folder of its own.
  const folder = join(import.meta.dirname, '../../node_modules/.cache/chromium', version);
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await once(folder, (aside) => {
      process.env['TMPDIR'] = aside;
      return chromium.executablePath();
    });
    return join(folder, 'chromium');
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

function fromSystem(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find(existsSync);
}

function fromPlaywrightCache(): string | undefined {
  const roots = [
    process.env['PLAYWRIGHT_BROWSERS_PATH'],
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ];
  for (const root of roots) {
    if (!root || !existsSync(root)) continue;
    for (const name of readdirSync(root).filter((entry) => entry.startsWith('chromium'))) {
      const path = ['chrome-linux/chrome', 'chrome-linux/headless_shell', 'chrome-linux64/chrome']
        .map((tail) => join(root, name, tail))
        .find(existsSync);
      if (path) return path;
    }
  }
  return undefined;
}

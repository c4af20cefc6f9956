import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runPnpm } from '../lib/runTool.ts';
import { root } from '../lib/settings.ts';

const folder = join(root, 'bench/peers');
const stamp = join(folder, 'node_modules/.cache/installed');

/**
 * Installs the component libraries that the bar is compared with, when their lockfile has changed. They are no part of the
 * workspace, so nothing else installs them. Returns why they can't be had, or undefined.
 */
export async function installPeers(): Promise<string | undefined> {
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return undefined;
  console.log('Installing Carbon, React-Bootstrap and Radix for this command alone…');
  const { code, output } = await runPnpm(
    ['install', '--frozen-lockfile', '--config.confirmModulesPurge=false', '--config.fetchRetries=0'],
    // Without a network npm itself would try for a minute.
    { cwd: folder, quiet: true, env: { npm_config_fetch_retries: '0' } },
  );
  if (code !== 0) return reasonIn(output);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return undefined;
}

/** The first line that names an error; npm goes on with where its log is. */
function reasonIn(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  return lines.find((line) => /ERR_|npm error|failed/i.test(line)) ?? 'pnpm gave no reason';
}

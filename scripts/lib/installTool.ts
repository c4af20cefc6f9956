import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runPnpm } from '../../tools/harness/runTool.ts';
import { fail, root } from '../../tools/harness/settings.ts';

/**
 * Installs the packages of a folder that is a workspace of its own when its lockfile changed, so that only the command that needs
 * them installs them. Returns why they cannot be installed, or undefined.
 */
export async function installTool(folder: string): Promise<string | undefined> {
  const stamp = join(root, folder, 'node_modules/.cache/installed');
  const hash = createHash('sha256')
    .update(readFileSync(join(root, folder, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return undefined;
  console.log(`Installing ${folder} for this command…`);
  const { code, output } = await runPnpm(
    ['install', '--frozen-lockfile', '--config.confirmModulesPurge=false', '--config.fetchRetries=0'],
    // Without a network npm itself would retry for a minute.
    { cwd: join(root, folder), quiet: true, env: { npm_config_fetch_retries: '0' } },
  );
  if (code !== 0) return errorIn(output);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return undefined;
}

/** Installs the packages of one folder, or ends the command with the reason. */
export async function requireTool(folder: string): Promise<void> {
  const reason = await installTool(folder);
  if (reason !== undefined)
    fail(`${folder} could not be installed: ${reason}. Check the network to the npm registry.`);
}

/** The first line that names an error. npm prints where its log is after it. */
function errorIn(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  return lines.find((line) => /ERR_|npm error|failed/i.test(line)) ?? 'pnpm gave no reason';
}

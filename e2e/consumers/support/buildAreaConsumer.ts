import { cpSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runTool } from '../../../tools/harness/runTool.ts';
import { root } from '../../../tools/harness/settings.ts';
import { pack, publishedPackages } from '../../../tools/harness/packages/packed.ts';

const example = join(root, 'examples/area-noticeboard');

/**
 * Copies the example area and a host out of the repository. npm installs the packed packages in both; the area is type-checked, built and
 * packed by its own scripts, and the host by its own from the area's tarball.
 */
export async function buildAreaConsumer(folder: string): Promise<void> {
  const area = join(folder, 'noticeboard');
  cpSync(example, area, {
    recursive: true,
    filter: (path) => !['node_modules', 'dist'].includes(basename(path)),
  });
  cpSync(join(root, 'packages/portal-core/consumers/area'), folder, { recursive: true });
  const tarballs: string[] = [];
  for (const name of publishedPackages)
    tarballs.push((await pack(name, join(folder, 'packed', name))).tarball);
  await install(area, tarballs);
  await npm(area, 'run', 'check');
  await npm(area, 'run', 'build');
  await npm(area, 'pack', '--pack-destination', folder);
  await install(folder, [
    ...tarballs,
    ...globSync('*.tgz', { cwd: folder }).map((file) => join(folder, file)),
  ]);
  await npm(folder, 'run', 'build');
}

function install(folder: string, tarballs: readonly string[]): Promise<void> {
  return npm(
    folder,
    'install',
    '--no-save',
    '--prefer-offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    ...tarballs,
  );
}

async function npm(folder: string, ...args: readonly string[]): Promise<void> {
  // With `production` npm would leave out the tools.
  const env = { NODE_ENV: undefined };
  const { code, output } = await runTool('npm', args, { cwd: folder, quiet: true, env });
  if (code !== 0) throw new Error(`npm ${args.slice(0, 2).join(' ')} in ${folder} failed:\n${output}`);
}

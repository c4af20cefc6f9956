import { cpSync, globSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { runPnpm, runTool, type CommandResult } from '../../../scripts/lib/runTool.ts';
import { root } from '../../../scripts/lib/settings.ts';
import { linkModules } from '../../../scripts/packages/packed.ts';

/**
 * The packages that portal-core and the area need from the registry. The folder above has the design system and its dependencies.
 */
const installed = ['axios', 'jose', 'oidc-client-ts', 'react-oidc-context', 'valibot'];

/** Packs portal-core and the example area, then type-checks and builds a host that installs both from their tarballs. */
export async function buildAreaConsumer(folder: string): Promise<void> {
  cpSync(join(root, 'packages/portal-core/consumers/area'), folder, { recursive: true });
  linkModules(folder, installed);
  await run('tsc', ['-b', 'examples/area-noticeboard'], root);
  await Promise.all([
    installPacked('packages/portal-core', 'portal-core', folder),
    installPacked('examples/area-noticeboard', 'example-area', folder),
  ]);
  await run('tsc', ['-p', '.'], folder);
  await run('vite', ['build', '--logLevel', 'warn'], folder);
}

/** Packs a workspace package and unpacks the tarball in the folder's `node_modules`. */
async function installPacked(source: string, name: string, folder: string): Promise<void> {
  const into = join(folder, 'packed', name);
  mkdirSync(into, { recursive: true });
  const packing = await runPnpm(['pack', '--pack-destination', into], {
    cwd: join(root, source),
    quiet: true,
  });
  succeed(packing, `Packing ${source}`);
  await run('tar', ['-xzf', ...globSync('*.tgz', { cwd: into })], into);
  mkdirSync(join(folder, 'node_modules/@quayside'), { recursive: true });
  renameSync(join(into, 'package'), join(folder, 'node_modules/@quayside', name));
}

async function run(tool: string, args: readonly string[], cwd: string): Promise<void> {
  const env = { NODE_ENV: 'production' };
  succeed(await runTool(tool, args, { cwd, quiet: true, env }), `${tool} ${args.join(' ')} in ${cwd}`);
}

function succeed({ code, output }: CommandResult, what: string): void {
  if (code !== 0) throw new Error(`${what} failed:\n${output}`);
}

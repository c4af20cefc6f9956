import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { CONFIG_PATH } from '../../apps/portal/server/addresses.ts';
import { type BuildInputs, installed, hashIfStale, markBuilt, storyAndTestFiles } from './freshness.ts';
import { publishedPackages } from './packages/packed.ts';
import { missingAddresses } from './missingAddresses.ts';
import { runTool } from './runTool.ts';
import { fail, root } from './settings.ts';

const shared = [installed, 'tsconfig.base.json', 'tools/harness/builds.ts'];
const portal: BuildInputs = {
  name: 'portal',
  inputs: [
    ...shared,
    '{packages,areas}/*/src/**',
    '{packages,areas}/*/package.json',
    'apps/portal/{src,public}/**',
    'apps/portal/*.{ts,html,json}',
  ],
  unread: storyAndTestFiles,
  output: 'apps/portal/dist/index.html',
};
const packages: BuildInputs = {
  name: 'packages',
  inputs: [...shared, 'packages/*/{src,scripts}/**', 'packages/*/*.json'],
  unread: storyAndTestFiles,
  output: 'packages/page-kit/dist/list/index.js',
};

const portalArguments = ['apps/portal', '--config', 'apps/portal/vite.config.ts', '--logLevel', 'warn'];

/** Builds the production portal when its sources have changed. Ends the command with one line when the build fails. */
export async function buildPortal(): Promise<void> {
  await build(portal, 'the portal', async () => {
    // Builds into a temporary folder and moves it: a failed or a parallel build never leaves half a portal.
    const aside = join(root, `node_modules/.cache/quayside/portal-${process.pid}`);
    const result = await runTool('vite', ['build', ...portalArguments, '--outDir', aside, '--emptyOutDir'], {
      quiet: true,
    });
    if (result.code !== 0) return result;
    const [missing] = missingAddresses(aside, [CONFIG_PATH]);
    if (missing)
      return {
        code: 1,
        output: `Error: ${missing.file} names ${missing.address}, which is not in the build\n`,
      };
    compress(aside);
    const dist = join(root, dirname(portal.output));
    rmSync(dist, { recursive: true, force: true });
    renameSync(aside, dist);
    return result;
  });
}

/** Builds the published packages when their sources have changed. Ends the command with one line when the build fails. */
export async function buildPackages(): Promise<void> {
  await build(packages, 'the packages', async () => {
    const types = await runTool('tsc', ['-b', ...publishedPackages.map((name) => `packages/${name}`)], {
      quiet: true,
    });
    removeOrphans();
    return types.code === 0
      ? runTool('node', ['packages/ui/scripts/build-assets.ts'], { quiet: true })
      : types;
  });
}

/** Removes the output of deleted sources, which would be published. */
function removeOrphans(): void {
  for (const file of globSync('packages/*/dist/**/*.js', { cwd: root })) {
    const output = join(root, file.replace(/\.js$/, ''));
    const source = output.replace('/dist/', '/src/');
    if (existsSync(`${source}.ts`) || existsSync(`${source}.tsx`)) continue;
    for (const ending of ['.js', '.js.map', '.d.ts', '.d.ts.map']) rmSync(output + ending, { force: true });
  }
}

async function build(
  inputs: BuildInputs,
  what: string,
  run: () => ReturnType<typeof runTool>,
): Promise<void> {
  const hash = hashIfStale(inputs);
  if (hash === null) return;
  console.log(`Building ${what}…`);
  const startedAt = performance.now();
  const { code, output } = await runAndMark(inputs, hash, run);
  if (code !== 0)
    fail(
      `Building ${what} failed: ${reasonIn(output).replace(/\.$/, '')}. Fix it and run the command again. The whole output is in ${keepLog(inputs.name, output)}.`,
    );
  console.log(`Built ${what} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

async function runAndMark(inputs: BuildInputs, hash: string, run: () => ReturnType<typeof runTool>) {
  try {
    const result = await run();
    if (result.code === 0) markBuilt(inputs, hash);
    return result;
  } catch (error) {
    const problem = foreignFile(error);
    if (problem === null) throw error;
    return fail(problem);
  }
}

/** What to do about a file that this user may not replace; null for any other error. */
export function foreignFile(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  if (!['EACCES', 'EPERM', 'EROFS'].includes(String(error.code))) return null;
  const path = 'path' in error ? relative(root, String(error.path)) : 'the build';
  return `${path} belongs to another user, who built it before, so it cannot be replaced. Give this user the folder (sudo chown -R "$USER" .), or run the command as its owner.`;
}

/** Returns the first line of a failed build that names the error and its place. */
export function reasonIn(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim());
  const place = lines.findIndex((line) => /error TS\d+|\[[\w:@/-]+\] |^\w*Error: /.test(line));
  const where = lines.find((line) => /\.tsx?:\d+/.test(line))?.match(/[\w./-]+\.tsx?:\d+(?::\d+)?/)?.[0];
  const what = lines[place] ?? lines.find((line) => line !== '') ?? 'no reason was given';
  return where && !what.includes(where) ? `${what} ${where}` : what;
}

function keepLog(name: string, output: string): string {
  const path = join(root, 'node_modules/.cache/quayside', `${name}.log`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, output);
  return relative(root, path);
}

/** Compresses every file once, at the highest level, so that the server only picks one. */
function compress(folder: string): void {
  for (const file of globSync('**/*.{html,js,css,svg,json}', { cwd: folder })) {
    const path = join(folder, file);
    const content = readFileSync(path);
    if (content.byteLength < 512) continue;
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildPackages } from '../../../tools/harness/builds.ts';
import { runTool } from '../../../tools/harness/runTool.ts';
import { root } from '../../../tools/harness/settings.ts';
import { codeBlocks } from '../../../tools/harness/packages/codeBlocks.ts';
import { linkModules, pack } from '../../../tools/harness/packages/packed.ts';
import { installJsdomConsumers, writeJsdomConsumers } from './jsdomConsumers.ts';

const sources = join(root, 'packages/ui/consumers');
const installed = [
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'dompurify',
  'react',
  'react-aria-components',
  'react-dom',
  'react-router-dom',
  'styled-components',
  'vite',
  'wouter',
];

/** Builds the applications once. Playwright starts another worker after a failed test: it finds them, or the reason why they do not build. */
export async function ensureConsumers(folder: string): Promise<void> {
  const outcome = join(folder, 'outcome.txt');
  if (!existsSync(outcome)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const reason = await buildConsumers(folder).then(
      () => '',
      (error: Error) => error.message,
    );
    writeFileSync(outcome, reason);
  }
  const reason = readFileSync(outcome, 'utf8');
  if (reason !== '') throw new Error(reason);
}

/** Packs the design system, then type-checks and builds each application that uses it in this folder. */
async function buildConsumers(folder: string): Promise<void> {
  await Promise.all([buildPackages(), installJsdomConsumers()]);
  for (const name of ['vite', 'server']) cpSync(join(sources, name), join(folder, name), { recursive: true });
  linkModules(folder, installed);
  const packed = await pack('ui', join(folder, 'packed'));
  mkdirSync(join(folder, 'node_modules/@quayside'));
  renameSync(packed.folder, join(folder, 'node_modules/@quayside/ui'));
  await writeJsdomConsumers(join(folder, 'jsdom'), join(folder, 'node_modules/@quayside/ui'));
  writeQuickStart(join(folder, 'vite'));
  await build(join(folder, 'vite'), 'production', [[]]);
  // A development build of React logs hydration mismatches. A production build is silent.
  await build(join(folder, 'server'), 'development', [
    ['--outDir', 'dist/client'],
    ['--ssr', 'src/server.tsx', '--outDir', 'dist/server'],
  ]);
}

/** The README's quick start names each of its files: `**src/App.tsx**`, and then its code. */
function writeQuickStart(folder: string): void {
  const readme = readFileSync(join(root, 'packages/ui/README.md'), 'utf8');
  for (const { path, code } of codeBlocks(readme).filter((block) => block.path.startsWith('src/'))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
}

async function build(
  folder: string,
  mode: 'production' | 'development',
  builds: readonly (readonly string[])[],
): Promise<void> {
  await run('tsc', ['-p', '.'], folder);
  for (const args of builds) {
    const output = await run('vite', ['build', '--logLevel', 'warn', '--mode', mode, ...args], folder, mode);
    if (output.trim() !== '') throw new Error(`Building ${folder} is not silent:\n${output}`);
  }
}

async function run(tool: string, args: readonly string[], cwd: string, mode = 'production'): Promise<string> {
  const { code, output } = await runTool(tool, args, { cwd, quiet: true, env: { NODE_ENV: mode } });
  if (code !== 0) throw new Error(`${tool} ${args.join(' ')} in ${cwd} failed:\n${output}`);
  return output;
}

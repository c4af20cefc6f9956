import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { copiedCode } from '../../../tools/stories/code/copiedCode.ts';
import { readStoryIndex } from '../../../tools/stories/storyIndex.ts';
import { runPnpm, runTool, type CommandResult } from '../../../tools/harness/runTool.ts';
import { root } from '../../../tools/harness/settings.ts';
import { fileIn } from '../../../tools/harness/packages/codeBlocks.ts';
import { linkTo } from '../../../tools/harness/packages/packed.ts';

/** A test runner that the guide describes, and the files it gives for it. */
const runners = {
  vitest: { files: ['vitest.config.ts'], args: ['run'] },
  jest: { files: ['jest.config.js', 'jest.setup.cjs', 'babel.config.json'], args: ['--ci'] },
} as const;

/** The name of a test runner, and of its consumer's folder. */
export type Runner = keyof typeof runners;

const source = join(root, 'packages/ui/consumers/jsdom');

/** Installs the packages of the two consumers, from their own lockfile. Needs no network where they are installed. */
export async function installJsdomConsumers(): Promise<void> {
  const flags = ['--ignore-workspace', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
  const { code, output } = await runPnpm(['install', ...flags], { cwd: source, quiet: true });
  if (code !== 0)
    throw new Error(
      `Installing Vitest, Jest and jsdom for the consumers failed. Check the network to the npm registry.\n${output}`,
    );
}

/** The code of the first story of each component, by component. */
async function readExamples(): Promise<Map<string, string>> {
  const examples = new Map<string, string>();
  for (const { file, exportName } of readStoryIndex(root)) {
    const name = basename(file, '.stories.tsx');
    if (file !== `packages/ui/src/components/${name}/${name}.stories.tsx` || examples.has(name)) continue;
    const code = await copiedCode(join(root, file), exportName);
    if (code !== undefined) examples.set(name, code);
  }
  return examples;
}

/**
 * Creates one folder for each runner: the tests, an example of each component, the guide's set-up, the packed package and
 * the installed packages.
 */
export async function writeJsdomConsumers(folder: string, packedPackage: string): Promise<void> {
  const modules = join(source, 'node_modules');
  const names = readdirSync(modules).filter((name) => !name.startsWith('.') && !name.startsWith('@'));
  const scoped = ['@babel', '@testing-library'].flatMap((scope) =>
    readdirSync(join(modules, scope)).map((name) => `${scope}/${name}`),
  );
  for (const name of [...names, ...scoped]) linkTo(join(modules, name), join(folder, 'node_modules', name));
  cpSync(packedPackage, join(folder, 'node_modules/@quayside/ui'), { recursive: true });
  const guide = readFileSync(join(packedPackage, 'docs/embedding.md'), 'utf8');
  const examples = await readExamples();
  for (const [runner, { files }] of Object.entries(runners)) {
    const consumer = join(folder, runner);
    cpSync(join(source, 'src'), join(consumer, 'src'), { recursive: true });
    mkdirSync(join(consumer, 'src/examples'));
    for (const [name, code] of examples) writeFileSync(join(consumer, `src/examples/${name}.tsx`), code);
    cpSync(join(source, 'package.json'), join(consumer, 'package.json'));
    for (const file of files) writeFileSync(join(consumer, file), fileIn(guide, file));
  }
}

/** Runs the tests of one consumer in its folder. */
export function runConsumer(runner: Runner, folder: string): Promise<CommandResult> {
  const bin = join(source, 'node_modules/.bin', runner);
  const env = { FORCE_COLOR: undefined, NODE_ENV: 'test' };
  return runTool(bin, runners[runner].args, { cwd: join(folder, runner), quiet: true, env });
}

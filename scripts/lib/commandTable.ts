/** How a root command is tried once, in its shortest form. `<folder>` stands for an empty folder that is removed afterwards. */
export interface CommandTrial {
  script: string;
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** For a command that serves until it is stopped: the address that answers once it is up. */
  serves?: string;
}

/** Commands that other commands read the output of: they run first, one after another. */
export const firstTrials: readonly CommandTrial[] = [{ script: 'build' }];

/** The commands that nothing else runs, each in its shortest form. */
export const commandTrials: readonly CommandTrial[] = [
  { script: 'release' },
  { script: 'mutation', args: ['http/retryDelay.ts'] },
  { script: 'bench', args: ['bar', '1'] },
  { script: 'bench', args: ['http', '1'] },
  { script: 'measure', args: ['1'] },
  { script: 'faults', args: ['unsavedWork'] },
  { script: 'screens', args: ['not-found'], env: { SCREENS_FOLDER: '<folder>' } },
  {
    script: 'storybook',
    env: { STORYBOOK_PORT: '5496' },
    serves: 'http://localhost:5496/index.json',
  },
  {
    script: 'dev',
    env: { PORTAL_PORT: '5497', SANDBOX_PORT: '5498', SANDBOX_DATA: '<folder>' },
    serves: 'http://localhost:5497/landing',
  },
  { script: 'new:area', args: ['--check'] },
  { script: 'properties', args: ['safeHref', '--seed=7'] },
  { script: 'bundle', args: ['<folder>/release'] },
  { script: 'sbom' },
  { script: 'generate', args: ['--check'] },
  { script: 'format', args: ['--check', 'package.json'] },
  { script: 'check', args: ['imports'] },
  { script: 'chromatic', env: { CHROMATIC_PROJECT_TOKEN: '' } },
];

/** The commands that something else runs, and what. */
export const triedElsewhere: Readonly<Record<string, string>> = {
  start: 'e2e/commands.spec.ts',
  packages: 'npm test, suite packages',
  visual: 'npm test, suite visual',
};

/** The scripts of package.json that `.ci/run` runs. */
function scriptsOfCi(runFile: string): string[] {
  return Array.from(runFile.matchAll(/^ {2}'npm (?:run )?([\w:]+)'$/gm), ([, script = '']) => script);
}

/** The scripts that are run nowhere. */
export function untriedScripts(scripts: readonly string[], runFile: string): string[] {
  const tried = new Set([
    ...[...firstTrials, ...commandTrials].map(({ script }) => script),
    ...Object.keys(triedElsewhere),
    ...scriptsOfCi(runFile),
  ]);
  return scripts.filter((script) => !tried.has(script));
}

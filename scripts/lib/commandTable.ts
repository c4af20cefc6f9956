/** The shortest form of a root command. `<folder>` is replaced by an empty folder that is removed afterwards. */
export interface CommandTrial {
  script: string;
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** For a command that serves until it is stopped: an address that responds once the command is ready. */
  serves?: string;
}

/** Commands whose output others read. They run first, one after another. */
export const firstTrials: readonly CommandTrial[] = [{ script: 'build' }];

/** The commands that nothing else runs, each in its shortest form. */
export const commandTrials: readonly CommandTrial[] = [
  { script: 'release' },
  { script: 'mutation', args: ['http/retryDelay.ts'] },
  { script: 'bench', args: ['table', '1'] },
  { script: 'measure', args: ['1'] },
  { script: 'faults', args: ['unsavedWork'] },
  { script: 'screens', args: ['not-found'] },
  { script: 'visual', args: ['controls-switch'] },
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
  { script: 'rights' },
  { script: 'properties', args: ['safeHref', '--seed=7'] },
  { script: 'bundle', args: ['<folder>/release'] },
  { script: 'chromatic', env: { CHROMATIC_PROJECT_TOKEN: '' } },
];

/** The commands that another file runs, with its path. */
export const triedElsewhere: Readonly<Record<string, string>> = {
  start: 'e2e/commands.spec.ts',
  packages: 'scripts/lib/suites.ts',
  check: 'scripts/test.ts',
  format: 'scripts/lib/suites.ts',
  generate: 'tools/openapi/generatedFiles.test.ts',
  sbom: 'scripts/release.ts',
};

/** Returns the scripts of package.json that `.ci/run` runs. */
function scriptsOfCi(runFile: string): string[] {
  return Array.from(
    runFile.matchAll(/^ {2}'npm (?:run )?([\w:]+)(?: -- .*)?'$/gm),
    ([, script = '']) => script,
  );
}

/** Returns the scripts that nothing runs. */
export function untriedScripts(scripts: readonly string[], runFile: string): string[] {
  const tried = new Set([
    ...[...firstTrials, ...commandTrials].map(({ script }) => script),
    ...Object.keys(triedElsewhere),
    ...scriptsOfCi(runFile),
  ]);
  return scripts.filter((script) => !tried.has(script));
}

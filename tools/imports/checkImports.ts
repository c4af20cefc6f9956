import { cruise } from 'dependency-cruiser';
import type { ImportGraph } from './importGraph.ts';
import { importRules } from './importRules.ts';

/** The files that were read with what they import, and one line for each import that a rule forbids. */
export interface ImportReport {
  readonly files: number;
  readonly graph: ImportGraph;
  readonly violations: readonly string[];
}

/** Checks the imports of every file under `root`, types included. */
export async function checkImports(
  root: string,
  folders: readonly string[] = [
    'packages',
    'areas',
    'apps',
    'examples',
    'bench',
    'e2e',
    'scripts',
    'tools',
    '.storybook',
    'vitest.config.ts',
  ],
): Promise<ImportReport> {
  const { output } = await cruise([...folders], {
    baseDir: root,
    validate: true,
    ruleSet: importRules,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|coverage)/|^bench/peers/|^packages/[^/]+/consumers/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@quayside/source', 'import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  });
  if (typeof output === 'string') throw new Error(`dependency-cruiser returned text: ${output}`);
  const { summary, modules } = output;
  return {
    files: summary.totalCruised,
    graph: new Map(
      modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
    ),
    violations: summary.violations.map(
      ({ rule, from, to }) => `${from} may not import ${to} (${rule.name}).`,
    ),
  };
}

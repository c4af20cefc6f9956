import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkImports } from '../../tools/imports/checkImports.ts';
import { affectedBy, type ImportGraph } from '../../tools/imports/importGraph.ts';
import { fail, root } from '../../tools/harness/settings.ts';

/** The tests that a change can affect, as paths from the project's root. */
export interface AffectedTests {
  unit: string[];
  browser: string[];
  stories: string[];
  specs: string[];
  /** The areas whose pages meet every wrong response. */
  areas: string[];
  /** One sentence for what is not run although the change might affect it. */
  leftOut: string;
}

/**
 * Returns the tests that a change since a commit can affect: those that import a changed file, directly or not, and the end-to-end
 * specs that prove rules of a changed area. Without a commit the change is what is not committed, or else the last commit.
 */
export async function affectedTests(since: string | undefined): Promise<AffectedTests> {
  const changed = changedFiles(since);
  const { graph } = await checkImports(root);
  const unknown = changed.find(
    // Whatever imported a deleted module has changed, too.
    (file) => existsSync(join(root, file)) && affectsEverything(file, graph),
  );
  const affected = (unknown === undefined ? [...affectedBy(changed, graph)] : [...graph.keys()]).toSorted();
  const specs = git('ls-files', 'e2e/*.spec.ts', 'e2e/thirdParties/*.spec.ts', 'e2e/faults/*.spec.ts');
  const proven = specsOfAreas(areasOf(changed), specs);
  const chosen = specs.filter((spec) => affected.includes(spec) || proven.has(spec));
  const all = unknown === undefined ? '' : `${unknown} can affect everything. `;
  return {
    unit: affected.filter((file) => /^(?:packages|areas|apps|scripts|tools)\/.*\.test\.ts$/.test(file)),
    browser: affected.filter((file) => /^(?:packages|areas|apps|examples)\/.*\.test\.tsx$/.test(file)),
    stories: affected.filter((file) => file.endsWith('.stories.tsx')),
    specs: chosen,
    areas: unknown === undefined ? [...areasOf(changed)] : ['all'],
    leftOut: `${all}Left out: ${specs.length - chosen.length} of ${specs.length} end-to-end specs, the packed packages, their consumers, and the examples of the docs. npm test runs them.`,
  };
}

/** Files that no test reads but those that `--changed` always runs or names as left out. */
const apart =
  /\.(?:md|mdx|webp|png|txt)$|^(?:\.github|\.changeset|\.ci|bench|docs\/results)\/|\/size-budget\.json$/;
const testSettings = /^(?:vitest|playwright)\.config\.ts$/;

/** Whether a changed file can affect every test: the settings of the tests, and what the import graph does not know, such as the lockfile. */
export function affectsEverything(file: string, graph: ImportGraph): boolean {
  return testSettings.test(file) || (!graph.has(file) && !apart.test(file));
}

function changedFiles(since: string | undefined): string[] {
  const open = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  if (since !== undefined) return [...new Set([...git('diff', '--name-only', since), ...open])];
  return open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1');
}

/** The lines of git's output. Ends the command with git's reason when it fails. */
function git(...args: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) fail(`git ${args.join(' ')} failed: ${stderr.trim()}`);
  return stdout.split('\n').filter((line) => line !== '');
}

function areasOf(changed: readonly string[]): Set<string> {
  return new Set(changed.flatMap((file) => /^areas\/([\w-]+)\//.exec(file)?.[1] ?? []));
}

/** Returns the specs with a rule number of one of these areas and of no other area. */
function specsOfAreas(areas: ReadonlySet<string>, specs: readonly string[]): Set<string> {
  if (areas.size === 0) return new Set();
  const own = new Set<string>();
  const others = new Set<string>();
  for (const file of git('ls-files', 'areas/*.test.tsx', 'areas/*.stories.tsx')) {
    const [, area = ''] = /areas\/([\w-]+)\//.exec(file) ?? [];
    for (const name of ruleNamesIn(file)) (areas.has(area) ? own : others).add(name);
  }
  return new Set(
    specs.filter((spec) => [...ruleNamesIn(spec)].some((name) => own.has(name) && !others.has(name))),
  );
}

/** The names of the product rules that a file's tests prove, without their numbers: `CLOUD` of `[CLOUD-3]`. */
function ruleNamesIn(file: string): Set<string> {
  const text = readFileSync(join(root, file), 'utf8');
  return new Set(Array.from(text.matchAll(/\b([A-Z][A-Z\d]+)-\d+\b/g), ([, name = '']) => name));
}

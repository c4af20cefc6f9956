import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './settings.ts';

/** The inputs of a build. Their hash decides whether the output is stale. */
export interface BuildInputs {
  name: string;
  /** Globs from the project's root. */
  inputs: readonly string[];
  /** The files among them that the build does not read. */
  unread: RegExp;
  /** A file that the build writes. Without it the build is stale. */
  output: string;
}

/** What pnpm notes of the packages that are installed: a build from fewer packages, or from others, is stale. */
export const installed = 'node_modules/.pnpm/lock.yaml';

const stampOf = (name: string) => join(root, 'node_modules/.cache/quayside', `${name}.built`);

export const testFiles = /\.test\.tsx?$/;
/** Tests, stories, and the files that only they read. */
export const storyAndTestFiles = /\.(?:test|stories|docs|fixtures?)\.\w+$/;

/** Returns the paths of the inputs from the project's root. */
export function inputFiles({ inputs, unread }: Pick<BuildInputs, 'inputs' | 'unread'>): string[] {
  const files = inputs.flatMap((pattern) => globSync(pattern, { cwd: root }));
  return files.filter((file) => !unread.test(file)).toSorted();
}

/** Returns the hash of the paths and contents of all inputs. */
function hashInputs(build: BuildInputs): string {
  const hash = createHash('sha256');
  for (const file of inputFiles(build)) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** The hash of the present inputs if the output is missing or was built from something else; null if it is up to date. */
export function hashIfStale(build: BuildInputs): string | null {
  const stamp = stampOf(build.name);
  const hash = hashInputs(build);
  const isBuilt = existsSync(join(root, build.output)) && existsSync(stamp);
  return isBuilt && readFileSync(stamp, 'utf8') === hash ? null : hash;
}

/**
 * Records what the output was built from: the hash from before the build. A source that changed meanwhile is then built by the next
 * command.
 */
export function markBuilt({ name }: Pick<BuildInputs, 'name'>, hash: string): void {
  const stamp = stampOf(name);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

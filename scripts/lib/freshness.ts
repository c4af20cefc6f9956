import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './settings.ts';

/** What a build reads: the hash of these decides whether its output is stale. */
export interface BuildInputs {
  name: string;
  /** Globs from the project's root. */
  inputs: readonly string[];
  /** A file the build makes; when it is missing the build is stale whatever the hash says. */
  output: string;
}

const stampOf = (name: string) => join(root, 'node_modules/.cache/quayside', `${name}.built`);

/** The hash of everything the build reads, by path and content. */
function hashInputs({ inputs }: BuildInputs): string {
  const hash = createHash('sha256');
  const files = inputs.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted();
  for (const file of files) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** Whether the output is missing or was built from something else. */
export function isStale(build: BuildInputs): boolean {
  const stamp = stampOf(build.name);
  if (!existsSync(join(root, build.output)) || !existsSync(stamp)) return true;
  return readFileSync(stamp, 'utf8') !== hashInputs(build);
}

/** Remembers that the output was built from the inputs as they are now. */
export function markBuilt(build: BuildInputs): void {
  const stamp = stampOf(build.name);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hashInputs(build));
}

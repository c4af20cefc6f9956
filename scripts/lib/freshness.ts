import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './settings.ts';

/** The inputs of a build. Their hash decides whether the output is stale. */
export interface BuildInputs {
  name: string;
  /** Globs from the project's root. */
  inputs: readonly string[];
  /** A file that the build writes. Without it the build is stale. */
  output: string;
}

const stampOf = (name: string) => join(root, 'node_modules/.cache/quayside', `${name}.built`);

/** Returns the hash of the paths and contents of all inputs. */
export function hashInputs({ inputs }: BuildInputs): string {
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

/** Records that the output was built from the present inputs. */
export function markBuilt(build: BuildInputs): void {
  const stamp = stampOf(build.name);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hashInputs(build));
}

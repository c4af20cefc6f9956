import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Results of a slow function that depend on texts only, kept in a folder for later processes. */
export interface StoryCache<Result> {
  /** Returns the result for these texts. Calls `make` only if none is stored. An error is not stored. */
  get(texts: readonly string[], make: () => Result): Result;
}

/**
 * Creates a cache in a folder. `versions` are texts that change when the function does. Each result is a file of its own, so that
 * several processes can share the folder.
 */
export function createStoryCache<Result>(folder: string, versions: readonly string[]): StoryCache<Result> {
  return {
    get(texts, make) {
      const file = join(folder, `${hashOf([...versions, ...texts])}.json`);
      const stored = read(file);
      if (stored !== undefined) return JSON.parse(stored) as Result;
      const made = make();
      write(file, JSON.stringify(made));
      return made;
    },
  };
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length} `).update(text);
  return hash.digest('hex');
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function write(file: string, text: string): void {
  mkdirSync(join(file, '..'), { recursive: true });
  // Another process may be reading it.
  const aside = `${file}-${process.pid}`;
  writeFileSync(aside, text);
  renameSync(aside, file);
}

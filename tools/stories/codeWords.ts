import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSource } from './coverage.ts';
import { parseTree } from '../files/syntax.ts';
import { unionWords } from './unions.ts';

/** The words by which the components name their states and variants. `root` is the project's folder. */
export function readCodeWords(root: string): Set<string> {
  const files = globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root }).filter(isSource);
  return unionWords(files.map((file) => parseTree(file, readFileSync(join(root, file), 'utf8'))));
}

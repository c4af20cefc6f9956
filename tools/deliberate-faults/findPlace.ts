import type { DeliberateFault } from './DeliberateFault.ts';

/** The tracked files of the project. */
export interface Sources {
  /** Returns the text of a file, or undefined if there is no such file. */
  read: (file: string) => string | undefined;
  /** Returns the paths of the files that a fault may have moved to. */
  list: () => readonly string[];
}

/** The file that a fault changes, or the reason why it no longer applies. */
export type Place =
  | { readonly kind: 'found'; readonly file: string; readonly hasMoved: boolean }
  | { readonly kind: 'lost'; readonly reason: string };

/** Finds the text of a fault in its file, or else in exactly one other file. */
export function findPlace(
  { file, find }: Pick<DeliberateFault, 'file' | 'find'>,
  { read, list }: Sources,
): Place {
  const count = occurrences(read(file), find);
  if (count === 1) return { kind: 'found', file, hasMoved: false };
  if (count > 1) return { kind: 'lost', reason: `its text occurs ${count} times in ${file}` };
  const others = list().filter((other) => occurrences(read(other), find) > 0);
  const [only] = others;
  if (only === undefined) return { kind: 'lost', reason: `its text is neither in ${file} nor elsewhere` };
  if (others.length > 1)
    return { kind: 'lost', reason: `its text is in several files: ${others.join(', ')}` };
  const inOther = occurrences(read(only), find);
  if (inOther > 1) return { kind: 'lost', reason: `its text occurs ${inOther} times in ${only}` };
  return { kind: 'found', file: only, hasMoved: true };
}

function occurrences(text: string | undefined, find: string): number {
  return text === undefined ? 0 : text.split(find).length - 1;
}

import { format } from 'oxfmt';
import { storyCode } from './storyCode.ts';

/** Whether a story is on the docs page of its component. */
export function isInDocs(tags: readonly string[]): boolean {
  return !tags.includes('!autodocs');
}

/**
 * The code that a docs page shows and copies for a story: a whole file that compiles. Undefined for a story without
 * code. `path` is that of the stories file.
 */
export async function copiedCode(path: string, exportName: string): Promise<string | undefined> {
  const code = storyCode(path.replaceAll('\\', '/'), exportName);
  if (code === undefined) return undefined;
  const formatted = await format('Example.tsx', code, { singleQuote: true, printWidth: 90 });
  const [error] = formatted.errors;
  if (error) throw new Error(`its code is not valid: ${error.message}`);
  return formatted.code;
}

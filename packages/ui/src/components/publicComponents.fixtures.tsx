const entries = import.meta.glob<Record<string, unknown>>(['./*/*.tsx', '../theme/index.ts', '../index.ts']);

// `@quayside/ui/<Name>` is `components/<Name>/<Name>.tsx`; the other files of the folder are private.
const isEntry = (path: string): boolean => /\/(\w+)\/\1\.tsx$/.test(path) || path.endsWith('/index.ts');

const isComponent = ([name, value]: [string, unknown]): boolean =>
  /^[A-Z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));

/** Rendered by the headless library, in the browser only; tested in `dialogRoots.test.tsx`. */
export const isDialog = (name: string): boolean => /(?:Dialog|Palette|Popup)$/.test(name);

/** The names of all exported components, from any entry. */
export async function publicComponents(): Promise<string[]> {
  const loading = Object.entries(entries).flatMap(([path, load]) => (isEntry(path) ? [load()] : []));
  const modules = await Promise.all(loading);
  const names = modules.flatMap((module) => Object.entries(module).filter(isComponent));
  return [...new Set(names.map(([name]) => name))].toSorted();
}

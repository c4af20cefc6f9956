import { parse } from 'node:path';
import sizeLimit from 'size-limit';

/** The packages that an embedding team has anyway. */
export const peers: readonly string[] = ['react', 'react-dom', 'styled-components'];

/** The path of a module with all its exports, or the imports by module: `{ '/dist/Button.js': '{ Button }' }`. */
export type Imports = string | Readonly<Record<string, string>>;

const everyPackage = /^[^./\0]/;
// They come without types.
const plugins: Parameters<typeof sizeLimit>[0] = await Promise.all(
  ['@size-limit/rolldown', '@size-limit/file'].map(async (name) => (await import(name)).default),
);

/**
 * The size of a production bundle with these imports, in kB of brotli. `external` packages are left out; by default every package
 * is. Code that `import()` loads later is left out too.
 */
export async function measureSize(imports: Imports, external?: readonly string[]): Promise<number> {
  const config = external ? {} : { external: everyPackage };
  return measure(imports, external ?? [], config);
}

/** The size of a production bundle without any package, in kB of brotli, and whether it imports packages besides `given`. */
export async function measureOwnSize(
  imports: Imports,
  given: readonly string[] = peers,
): Promise<{ kB: number; hasLibraries: boolean }> {
  let hasLibraries = false;
  const isExternal = (id: string): boolean => {
    const isPackage = everyPackage.test(id);
    if (isPackage && !given.some((peer) => id === peer || id.startsWith(`${peer}/`))) hasLibraries = true;
    return isPackage;
  };
  const kB = await measure(imports, [], { external: isExternal });
  return { kB, hasLibraries };
}

async function measure(imports: Imports, ignore: readonly string[], config: object): Promise<number> {
  const check = {
    ...(typeof imports === 'string'
      ? { files: [imports], entry: [parse(imports).name] }
      : { files: [], import: imports, entry: ['index'] }),
    ignore,
    modifyRolldownConfig: (given: object) => ({ ...given, ...config }),
  };
  const [result] = (await sizeLimit(plugins, { checks: [check] })) as [{ size?: number }];
  if (result.size === undefined)
    throw new Error(`The size of ${JSON.stringify(imports)} could not be measured.`);
  return result.size / 1000;
}

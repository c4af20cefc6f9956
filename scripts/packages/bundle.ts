import { build, type Rolldown } from 'vite';
import { brotliCompressSync, constants } from 'node:zlib';

/** A production bundle of a few lines of code. */
export interface Bundle {
  /** Compressed with brotli, in kB of 1000 bytes. */
  kB: number;
  /** What it leaves to be imported. */
  imports: readonly string[];
  exports: readonly string[];
  /** The files whose code is in it. */
  files: readonly string[];
}

/** React and what it draws to, and styled-components: an embedding team has them anyway. */
export const peers: readonly RegExp[] = [
  /^react(?:$|\/)/,
  /^react-dom(?:$|\/)/,
  /^styled-components(?:$|\/)/,
];

/** Everything that is no file of ours. */
const packages: readonly RegExp[] = [/^[^./\0]/];

/** Bundles `code` as production does, without what is loaded later by `import()`: that is no part of what it costs. */
export async function bundleOf(code: string, external: readonly RegExp[] = packages): Promise<Bundle> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'code',
        resolveId: (id) => (id === 'code' ? '\0code' : undefined),
        load: (id) => (id === '\0code' ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: 'code', external: [...external], preserveEntrySignatures: 'strict' },
    },
  });
  const chunks = neededAtOnce(
    (output as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk'),
  );
  const isChunk = (name: string): boolean => chunks.some(({ fileName }) => fileName === name);
  const text = chunks.map((chunk) => chunk.code).join('\n');
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return {
    kB: brotliCompressSync(text, { params }).byteLength / 1000,
    imports: chunks.flatMap(({ imports }) => imports.filter((name) => !isChunk(name))),
    exports: chunks.filter(({ isEntry }) => isEntry).flatMap(({ exports }) => exports),
    files: chunks.flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([file, { renderedLength }]) =>
        renderedLength > 0 && !file.startsWith('\0') ? [file] : [],
      ),
    ),
  };
}

/** The entry, and what it reaches by its imports. */
function neededAtOnce(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const needed = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of needed)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  return [...needed];
}

import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, preview } from 'vite';
import { cssTarget, sourceOptions } from '../apps/portal/vite.config.ts';

const ownFolder = import.meta.dirname;
const peersFolder = join(ownFolder, 'peers');

/** The measured bars and their pages, by name. */
export const contenders = {
  ours: { folder: ownFolder, page: 'ours.html' },
  'hand-written': { folder: ownFolder, page: 'handWritten.html' },
  Carbon: { folder: peersFolder, page: 'carbon.html' },
  'React-Bootstrap': { folder: peersFolder, page: 'reactBootstrap.html' },
  Radix: { folder: peersFolder, page: 'radix.html' },
} as const;

/** The name of a bar. */
export type Name = keyof typeof contenders;

/** The bars that use a component library. */
export const libraries: readonly Name[] = ['Carbon', 'React-Bootstrap', 'Radix'];

const outDir = join(ownFolder, '../node_modules/.cache/quayside/bench');
const port = 6129;

/** Builds the page of a bar alone, so that its size is the size that a user of that bar loads. */
export async function buildPage(name: Name): Promise<void> {
  const { folder, page } = contenders[name];
  await buildAsPortal(folder, page, join(outDir, name));
}

/** Builds one page as the portal is built. */
export async function buildAsPortal(folder: string, page: string, outFolder: string): Promise<void> {
  await build({
    root: folder,
    base: './',
    configFile: false,
    logLevel: 'warn',
    ...sourceOptions(),
    resolve: {
      conditions: ['@quayside/source', 'module', 'browser', 'production'],
      // All bars share one React and one styled-components.
      dedupe: ['react', 'react-dom', 'styled-components'],
    },
    // Bootstrap 5 uses Sass features that are deprecated.
    css: {
      preprocessorOptions: { scss: { quietDeps: true, silenceDeprecations: ['import', 'if-function'] } },
    },
    build: {
      outDir: outFolder,
      emptyOutDir: true,
      target: 'es2023',
      cssTarget,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: { pluginTimings: false },
        onwarn: (warning, warn) => {
          // Silences the warning that 'use client' has no effect in a bundle.
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
        input: join(folder, page),
      },
    },
  });
}

/** Serves the built pages. `addressOf` returns the address of a page. */
export async function servePages(): Promise<{
  addressOf: (name: Name) => string;
  stop: () => Promise<void>;
}> {
  const server = await preview({
    root: ownFolder,
    configFile: false,
    build: { outDir },
    preview: { port, strictPort: true },
  });
  return {
    addressOf: (name) => `http://localhost:${port}/${name}/${contenders[name].page}`,
    stop: () => server.close(),
  };
}

/** The size of a page's scripts and styles in kB of brotli, including React and the harness (1 kB). */
export function kilobytesOf(name: Name): number {
  return globSync('**/*.{js,css}', { cwd: join(outDir, name) })
    .map((file) => brotliCompressSync(readFileSync(join(outDir, name, file))).byteLength / 1000)
    .reduce((sum, size) => sum + size, 0);
}

/** Removes the output of an earlier run. */
export function removePages(): void {
  rmSync(outDir, { recursive: true, force: true });
}

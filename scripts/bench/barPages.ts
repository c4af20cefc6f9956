import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, preview } from 'vite';
import { sourceOptions } from '../../apps/portal/vite.config.ts';
import { root } from '../lib/settings.ts';

const ownFolder = join(root, 'bench');
const peersFolder = join(root, 'bench/peers');

/** The bars that are measured: the name of each, and where its page is. */
export const contenders = {
  ours: { folder: ownFolder, page: 'ours.html' },
  'hand-written': { folder: ownFolder, page: 'handWritten.html' },
  Carbon: { folder: peersFolder, page: 'carbon.html' },
  'React-Bootstrap': { folder: peersFolder, page: 'reactBootstrap.html' },
  Radix: { folder: peersFolder, page: 'radix.html' },
} as const;

/** The name of a bar. */
export type Name = keyof typeof contenders;

/** Those that are built with a component library. */
export const libraries: readonly Name[] = ['Carbon', 'React-Bootstrap', 'Radix'];

const outDir = join(root, 'node_modules/.cache/quayside/bench');
const port = 6129;

/** Builds a page as the portal is built, each by itself, so that its size is what a user of it alone would load. */
export async function buildPage(name: Name): Promise<void> {
  const { folder, page } = contenders[name];
  await build({
    root: folder,
    base: './',
    configFile: false,
    logLevel: 'warn',
    ...sourceOptions(),
    resolve: {
      conditions: ['@quayside/source', 'module', 'browser', 'production'],
      // All of them run on one React and, where they use it, one styled-components.
      dedupe: ['react', 'react-dom', 'styled-components'],
    },
    // Bootstrap 5 is written in what Sass warns of.
    css: {
      preprocessorOptions: { scss: { quietDeps: true, silenceDeprecations: ['import', 'if-function'] } },
    },
    build: {
      outDir: join(outDir, name),
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: { pluginTimings: false },
        onwarn: (warning, warn) => {
          // It says of every file that 'use client' means nothing in one bundle.
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
        input: join(folder, page),
      },
    },
  });
}

/** Serves the built pages; `addressOf` tells where each one is. */
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

/** The scripts and styles of a page as brotli sends them, in kB: React, the harness (1 kB) and all. */
export function kilobytesOf(name: Name): number {
  return globSync('**/*.{js,css}', { cwd: join(outDir, name) })
    .map((file) => brotliCompressSync(readFileSync(join(outDir, name, file))).byteLength / 1000)
    .reduce((sum, size) => sum + size, 0);
}

/** Removes what an earlier run has built. */
export function removePages(): void {
  rmSync(outDir, { recursive: true, force: true });
}

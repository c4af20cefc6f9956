import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { createPortalServer } from '../../../apps/portal/server/portalServer.ts';
import { type BuildInputs, isStale, markBuilt } from '../freshness.ts';
import { listen } from '../lifetime.ts';
import { demoConfig, root } from '../settings.ts';
import { markAuthoredTexts, storyOrFixture } from './authoredTexts.ts';
import { isSource } from './coverage.ts';
import { readStoryIndex, type StoryEntry } from './storyIndex.ts';
import { parseTree } from './syntax.ts';
import { unionWords } from './unions.ts';

/** A stage that is being served, by its origin. */
export interface RunningStage {
  origin: string;
  stop: () => void;
}

const source = join(root, '.storybook/stage');
const dist = join(root, 'node_modules/.cache/quayside/stage');
const inputs: BuildInputs = {
  name: 'stage',
  inputs: [
    'pnpm-lock.yaml',
    '.storybook/**',
    'scripts/lib/stories/*.ts',
    'packages/ui/src/**',
    'apps/portal/src/**/*.stories.tsx',
  ],
  output: 'node_modules/.cache/quayside/stage/index.html',
};

/** Builds the page that stories are run on, when anything it is made of has changed. */
export async function buildStage(): Promise<void> {
  if (!isStale(inputs)) return;
  const aside = `${dist}-${process.pid}`;
  mkdirSync(aside, { recursive: true });
  const index = readStoryIndex();
  await build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    plugins: [authoredTexts(), react()],
    define: { storyIndex: JSON.stringify(byId(index)), 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@quayside/source', 'module', 'browser', 'development|production'] },
    build: {
      target: 'es2023',
      outDir: aside,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        output: {
          // What Storybook's own tools do is told from what we do by the file it is done in.
          codeSplitting: {
            groups: [
              {
                name: 'libraries',
                priority: 2,
                test: inPackage('react|react-dom|scheduler|styled-components|stylis'),
              },
              {
                name: 'storybook',
                priority: 1,
                test: inPackage('storybook|@storybook|axe-core|@testing-library'),
              },
            ],
          },
        },
      },
    },
  });
  writeFileSync(join(aside, 'stories.json'), JSON.stringify(index));
  rmSync(dist, { recursive: true, force: true });
  renameSync(aside, dist);
  markBuilt(inputs);
}

/** The stories that the built stage knows. */
export function stagedStories(): StoryEntry[] {
  return JSON.parse(readFileSync(join(dist, 'stories.json'), 'utf8')) as StoryEntry[];
}

function byId(index: readonly StoryEntry[]): Record<string, Pick<StoryEntry, 'file' | 'exportName'>> {
  return Object.fromEntries(index.map(({ id, file, exportName }) => [id, { file, exportName }]));
}

function inPackage(names: string): RegExp {
  return new RegExp(`node_modules/(?:${names})/`);
}

function authoredTexts(): Plugin {
  const words = wordsOfStates();
  return {
    name: 'quayside:authored-texts',
    enforce: 'pre',
    transform: {
      filter: { id: storyOrFixture },
      handler: (code, id) => markAuthoredTexts(fromRoot(id), code, join(source, 'authored.ts'), words),
    },
  };
}

/** The words by which components call their states and variants. */
function wordsOfStates(): Set<string> {
  const files = globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root });
  return unionWords(
    files.filter(isSource).map((file) => parseTree(file, readFileSync(join(root, file), 'utf8'))),
  );
}

function fromRoot(path: string): string {
  return relative(root, path).replaceAll('\\', '/');
}

/**
 * Serves the built stage by the portal's own production server, so with the headers of a deployment, on any port that is
 * free: several runs may go on beside each other.
 */
export async function startStage(): Promise<RunningStage> {
  const server = createPortalServer({
    distFolder: dist,
    backendOrigin: 'http://127.0.0.1:9',
    config: demoConfig(9),
    // For Storybook's own tools: .storybook/stage/trustedTypes.ts.
    trustedTypes: ['default'],
  });
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

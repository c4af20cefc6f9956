import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { createPortalServer } from '../../apps/portal/server/portalServer.ts';
import { readStoryIndex, storiesIn, type StoryEntry } from '../stories/storyIndex.ts';
import { type BuildInputs, hashIfStale, installed, markBuilt, testFiles } from './freshness.ts';
import { listen } from './lifetime.ts';
import { missingAddresses } from './missingAddresses.ts';
import { demoConfig, root } from './settings.ts';

/** The address of a stage that is being served. */
export interface RunningStage {
  origin: string;
  stop: () => void;
}

const source = join(root, '.storybook/stage');
const dist = join(root, 'node_modules/.cache/quayside/stage');
/** Stories with one fault each. Only the test of the checks shows them. */
const faultyStories = '.storybook/stage/faulty.stories.tsx';
const inputs: BuildInputs = {
  name: 'stage',
  inputs: [
    installed,
    '.storybook/**',
    'tools/harness/stage.ts',
    'tools/stories/storyIndex.ts',
    'packages/{ui,page-kit}/src/**',
    'areas/*/src/**',
  ],
  unread: testFiles,
  output: 'node_modules/.cache/quayside/stage/index.html',
};

/** Builds the page that shows stories, unless the last build is up to date. */
export async function buildStage(): Promise<void> {
  const hash = hashIfStale(inputs);
  if (hash === null) return;
  const aside = `${dist}-${process.pid}`;
  mkdirSync(aside, { recursive: true });
  const index = readStoryIndex(root);
  const faulty = storiesIn(faultyStories, readFileSync(join(root, faultyStories), 'utf8'));
  await build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    define: {
      storyIndex: JSON.stringify(byId([...index, ...faulty])),
      'process.env.NODE_ENV': '"production"',
    },
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
          // The file of a script tells Storybook's own tools from our code: see `.storybook/stage/trustedTypes.ts`.
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
  const [missing] = missingAddresses(aside);
  if (missing) throw new Error(`${missing.file} names ${missing.address}, which is not in the build.`);
  writeFileSync(join(aside, 'stories.json'), JSON.stringify(index));
  rmSync(dist, { recursive: true, force: true });
  renameSync(aside, dist);
  markBuilt(inputs, hash);
}

/** The stories of the last build. */
export function stagedStories(): StoryEntry[] {
  return JSON.parse(readFileSync(join(dist, 'stories.json'), 'utf8')) as StoryEntry[];
}

/** The stories by id, each with its file as seen from the stage. */
function byId(index: readonly StoryEntry[]): Record<string, { path: string; exportName: string }> {
  return Object.fromEntries(
    index.map(({ id, file, exportName }) => {
      const path = file === faultyStories ? './faulty.stories.tsx' : `../../${file}`;
      return [id, { path, exportName }];
    }),
  );
}

function inPackage(names: string): RegExp {
  return new RegExp(`node_modules/(?:${names})/`);
}

/** Serves the stage with the portal's production server, so with the headers of a deployment, on a free port. */
export async function startStage(): Promise<RunningStage> {
  const server = createPortalServer({
    distFolder: dist,
    backendOrigin: 'http://127.0.0.1:9',
    config: demoConfig(9),
    // For Storybook's own tools: see `.storybook/stage/trustedTypes.ts`.
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

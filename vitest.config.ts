import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { findChromium } from './tools/browser/findChromium.ts';
import { uploadEndpoint } from './tools/browser/uploadEndpoint.ts';
import { operationRights } from './tools/openapi/operationRights.ts';
import { longForm } from './tools/properties/settings.ts';

const conditions = ['@quayside/source', 'module', 'browser', 'development|production'];

/** Plain TypeScript, in Node. */
async function unit(): Promise<TestProjectConfiguration> {
  return {
    resolve: { conditions: ['@quayside/source', 'node', 'import', 'default'] },
    ssr: { resolve: { conditions: ['@quayside/source', 'node', 'import', 'default'] } },
    test: {
      name: 'unit',
      environment: 'node',
      // One process for many files takes half the CPU time. Stubs are restored after each test.
      isolate: false,
      unstubGlobals: true,
      unstubEnvs: true,
      // Another suite runs at the same time. Set-up that tests share, such as filling the sandbox's world, has as long as a test.
      testTimeout: 20_000,
      hookTimeout: 20_000,
      include: ['{packages,areas,apps}/*/{src,server,scripts}/**/*.test.ts', '{scripts,tools}/**/*.test.ts'],
      ...longForm,
    },
  };
}

async function inChromium() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    instances: [{ browser: 'chromium' as const }],
    provider: playwright({
      // Less than a test may take, so that the failure says what kept a press from arriving.
      actionTimeout: 20_000,
      launchOptions: { executablePath: await findChromium() },
      // Drawing motion takes a seventh of the time of a page test. Stories and other browsers have it.
      contextOptions: { viewport: { width: 1600, height: 1200 }, reducedMotion: 'reduce' },
    }),
  };
}

/** What tests import. A dependency that Vite discovers during a run would load a second React. */
const optimizeDeps = {
  include: [
    'react',
    'react/jsx-dev-runtime',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
    'react-hook-form',
    'react-router-dom',
    'styled-components',
    'valibot',
    'storybook/test',
  ],
};

/** Tests that need a page but no story: hooks, the sanitiser, uploads. */
async function browser(): Promise<TestProjectConfiguration> {
  return {
    plugins: [react(), uploadEndpoint()],
    optimizeDeps,
    // Styles as text elements, the default of a development build, make the page parse all of them again for each new one.
    define: { SC_DISABLE_SPEEDY: 'false' },
    resolve: { conditions },
    test: {
      name: 'browser',
      // One page for many files, and two pages at once: a page waits half of its time. Stubs are restored after each test.
      isolate: false,
      maxWorkers: 2,
      unstubGlobals: true,
      include: ['{packages,areas,apps,examples}/*/src/**/*.test.tsx', 'tools/browser/*.test.tsx'],
      // A page loads its code and answers within a second only where nothing else runs.
      testTimeout: 40_000,
      hookTimeout: 40_000,
      // Looking again costs less than waiting: half of a test's time is waiting for the page.
      expect: { poll: { interval: 10, timeout: 15_000 } },
      browser: await inChromium(),
      ...longForm,
      provide: {
        ...longForm.provide,
        checkedAreas: process.env['CHECKED_AREAS'] ?? '',
        operationRights: operationRights(),
      },
      setupFiles: [
        'tools/browser/fixedMoment.ts',
        'tools/browser/quietConsole.ts',
        'tools/browser/reactWithoutTraces.ts',
        'packages/ui/src/styles.css',
        'tools/browser/onePage.ts',
        'tools/browser/loadedPage.ts',
        ...longForm.setupFiles,
      ],
    },
  };
}

/** Every story is a test: its play function and the accessibility gate. */
async function stories(): Promise<TestProjectConfiguration> {
  return {
    plugins: [storybookTest({ configDir: '.storybook' })],
    resolve: { conditions },
    // One page for many files, as in Storybook itself.
    test: { name: 'stories', isolate: false, browser: await inChromium() },
  };
}

const projects = { unit, browser, stories };

export default defineConfig(async () => {
  // Storybook and the browser take seconds to load, so only the requested projects are set up.
  const named = Object.entries(projects).filter(([name]) => process.argv.includes(name));
  const wanted = named.length > 0 ? named : Object.entries(projects);
  return { test: { projects: await Promise.all(wanted.map(([, create]) => create())) } };
});

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  defineConfig,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project as AnyProject,
} from '@playwright/test';
import { type ModeOptions, modes } from './e2e/stories/support/modes.ts';
import type { ProviderOptions } from './e2e/support/identityProvider.ts';
import { readKeycloakRun } from './e2e/keycloak/support/keycloakRun.ts';
import { findChromium } from './tools/browser/findChromium.ts';

type Options = ProviderOptions & ModeOptions;
type Project = AnyProject<PlaywrightTestOptions, PlaywrightWorkerOptions & Options>;

const wide = { viewport: { width: 1920, height: 900 } };

const executablePath = await findChromium();

/** For pages that live for a few seconds: optimising their code costs a tenth of the time and never pays. */
const shortLived = { executablePath, args: ['--js-flags=--no-opt --no-maglev --single-threaded'] };

/**
 * Drawing motion without a graphics card takes a fifth of the time of a test. It stays where it matters: in the stories and tests that
 * ask for it, in every other browser, and at Keycloak.
 */
const still = { reducedMotion: 'reduce' } as const;

// Workers inherit the environment. The consumers must not find the workspace's node_modules above them.
process.env['QUAYSIDE_CONSUMERS'] ??= join(tmpdir(), `quayside-consumers-${process.pid}`);

/** Tests of one kind, in one folder. Each project cleans only its own output, so that two runs can go on at once. */
function project(name: string, folder: string, options: Project): Project {
  const outputDir = `node_modules/.cache/playwright/${name.replaceAll(/\W+/g, '-')}`;
  return { name, testDir: join('e2e', folder), outputDir, ...options };
}

/** A build that other projects depend on. */
function build(name: string, file: string): Project {
  return project(name, '.', { testMatch: `**/${file}`, timeout: 300_000 });
}

/**
 * For projects that make long builds of their own. Playwright runs all projects without a dependency to their end before it starts
 * the others, which would wait for those builds.
 */
const afterBuilds: Project = { dependencies: ['build portal'] };

/** The sign-in specs against a Keycloak that `npm run test:keycloak` has started. */
function keycloakProjects(): Project[] {
  if (process.env['KEYCLOAK_PORT'] === undefined) return [];
  const { port, portalPort, adminPassword } = readKeycloakRun();
  // All specs share one Keycloak, whose client has one redirect address.
  const shared = { dependencies: ['build portal'], workers: 1, timeout: 60_000 };
  const signInAt = (name: string, host: string, testMatch: RegExp): Project =>
    project(name, '.', {
      ...shared,
      testMatch,
      // These tests need faults inside the provider, which Keycloak cannot play.
      grepInvert: /@sandbox/,
      use: {
        provider: { kind: 'keycloak', origin: `http://${host}:${port}`, adminPassword },
        firstPort: portalPort,
        launchOptions: shortLived,
      },
    });
  return [
    project('realm', 'keycloak', shared),
    signInAt(
      'same site',
      'localhost',
      /\/(?:signIn|session|terms|faults\/tabs|faults\/unsavedWork)\.spec\.ts$/,
    ),
    // Only what depends on the provider's cookies.
    signInAt('cross-site', '127.0.0.1', /\/(?:signIn|session|faults\/tabs)\.spec\.ts$/),
  ];
}

export default defineConfig<object, Options>({
  // One more than the cores that it is meant for: a page waits for frames a quarter of its time.
  workers: 3,
  // The limits of a machine that does much else at the same time. A test that passes never waits for them.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath },
    // Recording costs a fifth of the time. Use `--trace on` to look into one test.
    trace: 'off',
  },
  // A run with several projects begins with the first: the longest single tests.
  projects: [
    build('build portal', 'portal.setup.ts'),
    build('build stage', 'stage.setup.ts'),
    // Its one worker builds the applications, while the other workers go on with other projects.
    project('consumers', 'consumers', { ...afterBuilds, workers: 1, teardown: 'remove consumers' }),
    build('remove consumers', 'consumers.teardown.ts'),
    project('faults', 'faults', {
      dependencies: ['build portal'],
      fullyParallel: true,
      // Many wait for timers, while the other worker goes on with stories.
      workers: 1,
      timeout: 60_000,
      use: { ...wide, launchOptions: shortLived },
    }),
    project('stories: played', 'stories', {
      dependencies: ['build stage'],
      fullyParallel: true,
      testMatch: ['**/played.spec.ts', '**/faultyStories.spec.ts'],
    }),
    ...modes.map((mode) =>
      project(`stories: ${mode.name}`, 'stories', {
        dependencies: ['build stage'],
        fullyParallel: true,
        // The faulty markup needs one mode only: the pseudo-locale finds all of them.
        testMatch: mode.checks.includes('literals')
          ? ['**/stories.spec.ts', '**/faultyMarkup.spec.ts']
          : '**/stories.spec.ts',
        // The design system is translatable; the pages of the portal are in English.
        ...(mode.globals['language'] === 'ar' ? { grep: /packages\/ui/ } : {}),
        use: { mode },
      }),
    ),
    project('storybook pages', 'docs', afterBuilds),
    project('end to end', '.', {
      dependencies: ['build portal'],
      testIgnore: ['consumers', 'docs', 'faults', 'keycloak', 'newcomer', 'nginx', 'stories'].map(
        (folder) => `**/e2e/${folder}/**`,
      ),
      use: {
        // An action that cannot succeed fails by its own name, before the test times out.
        actionTimeout: 20_000,
        navigationTimeout: 20_000,
        launchOptions: shortLived,
        contextOptions: still,
      },
    }),
    // Starts nothing: `npm start` runs.
    project('newcomer', 'newcomer', {
      use: { baseURL: `http://localhost:${process.env['PORTAL_PORT'] ?? 5173}` },
    }),
    project('nginx', 'nginx', {
      dependencies: ['build portal'],
      workers: 2,
      timeout: 30_000,
      use: { ...wide, launchOptions: shortLived },
    }),
    ...keycloakProjects(),
  ],
});

import { defineConfig } from '@playwright/test';
import { modes, type ModeOptions } from './support/modes.ts';
import { findChromium } from '../../tools/browser/findChromium.ts';

export default defineConfig<object, ModeOptions>({
  testDir: '.',
  globalSetup: './support/buildStage.ts',
  outputDir: '../../node_modules/.cache/playwright-stories',
  workers: 3,
  fullyParallel: true,
  timeout: 20_000,
  forbidOnly: true,
  retries: 0,
  reporter: 'dot',
  // A test is a story in a mode, and leaves nothing to look into but what it says.
  use: { launchOptions: { executablePath: await findChromium() }, trace: 'off' },
  projects: modes.map((mode) => ({
    name: mode.name,
    use: { mode },
    // What is planted to be found stands in one mode; only the pseudo-locale can tell all of it.
    testIgnore: mode.deeds.includes('words') ? [] : 'planted.spec.ts',
  })),
});

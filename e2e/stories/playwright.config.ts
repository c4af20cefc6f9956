import { defineConfig } from '@playwright/test';
import { modes, type ModeOptions } from './support/modes.ts';
import { findChromium } from '../../scripts/lib/chromium.ts';

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
  use: { launchOptions: { executablePath: await findChromium() }, trace: 'off' },
  projects: modes.map((mode) => ({
    name: mode.name,
    use: { mode },
    // Planted faults are found in one mode, the only one that checks all of them.
    testIgnore: mode.checks.includes('literals') ? [] : 'planted.spec.ts',
  })),
});

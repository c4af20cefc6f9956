import { defineConfig } from '@playwright/test';
import { findChromium } from '../../tools/browser/findChromium.ts';

export default defineConfig({
  testDir: '.',
  globalSetup: './support/build.ts',
  outputDir: '../../node_modules/.cache/playwright-faults',
  workers: 3,
  fullyParallel: true,
  timeout: 60_000,
  forbidOnly: true,
  retries: 0,
  reporter: 'dot',
  use: {
    viewport: { width: 1920, height: 900 },
    launchOptions: { executablePath: await findChromium() },
    trace: 'off',
  },
});

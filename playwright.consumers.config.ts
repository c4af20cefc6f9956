import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/browser/findChromium.ts';

export default defineConfig({
  testDir: 'e2e/consumers',
  globalSetup: './e2e/consumers/support/buildConsumers.ts',
  outputDir: 'node_modules/.cache/playwright-consumers',
  workers: 2,
  timeout: 20_000,
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: await findChromium() },
    trace: 'retain-on-failure',
  },
});

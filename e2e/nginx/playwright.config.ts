import { defineConfig } from '@playwright/test';
import { findChromium } from '../../tools/browser/findChromium.ts';

export default defineConfig({
  testDir: '.',
  globalSetup: '../support/buildPortal.ts',
  outputDir: '../../node_modules/.cache/playwright-nginx',
  workers: 2,
  timeout: 30_000,
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  use: {
    viewport: { width: 1920, height: 900 },
    launchOptions: { executablePath: await findChromium() },
    trace: 'off',
  },
});

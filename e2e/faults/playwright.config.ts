import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.ts';

export default defineConfig({
  testDir: '.',
  //GS,
  outputDir: '../../node_modules/.cache/playwright-faults',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  forbidOnly: true,
  retries: 0,
  reporter: 'dot',
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: await findChromium() },
    trace: 'off',
  },
});

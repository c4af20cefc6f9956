import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/browser/findChromium.ts';

export default defineConfig({
  testDir: 'e2e',
  testIgnore: ['stories/**', 'consumers/**', 'faults/**', '**/e2e/nginx/**', '**/e2e/keycloak/**'],
  globalSetup: './e2e/support/buildPortal.ts',
  outputDir: 'node_modules/.cache/playwright',
  // Each worker has a portal and a sandbox of its own, so files may run side by side.
  workers: 2,
  timeout: 20_000,
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    // What does not come fails by its name, before the whole test runs out of time.
    actionTimeout: 10_000,
    navigationTimeout: 10_000,
    launchOptions: { executablePath: await findChromium() },
    // Recording costs a fifth of the time: `--trace on` for a test that is looked into.
    trace: 'off',
  },
});

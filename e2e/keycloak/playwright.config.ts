import { defineConfig } from '@playwright/test';
import { findChromium } from '../../tools/browser/findChromium.ts';
import { readKeycloakRun } from '../../scripts/lib/keycloak/run.ts';
import type { ProviderOptions } from '../support/identityProvider.ts';

const { port, portalPort, adminPassword } = readKeycloakRun();

const beside = (host: string): ProviderOptions => ({
  provider: { kind: 'keycloak', origin: `http://${host}:${port}`, adminPassword },
  firstPort: portalPort,
});
const signInSpecs = [
  'signIn.spec.ts',
  'session.spec.ts',
  'terms.spec.ts',
  'faults/tabs.spec.ts',
  'faults/unsavedWork.spec.ts',
];

/**
 * Against a Keycloak that `npm run test:keycloak` has started: what the realm gives and refuses, asked for without a portal,
 * and the specs of the sign-in, with the portal at `localhost`.
 */
export default defineConfig<object, ProviderOptions>({
  testDir: '..',
  // These play faults inside the provider, which a real one does not have.
  grepInvert: /@sandbox/,
  globalSetup: '../support/buildPortal.ts',
  outputDir: '../../node_modules/.cache/playwright-keycloak',
  // All share one Keycloak, and its client one address to return to.
  workers: 1,
  timeout: 60_000,
  forbidOnly: true,
  retries: 0,
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: await findChromium() },
    trace: 'off',
  },
  projects: [
    { name: 'realm', testMatch: 'keycloak/*.spec.ts' },
    { name: 'same site', testMatch: signInSpecs, use: beside('localhost') },
    { name: 'cross-site', testMatch: signInSpecs, use: beside('127.0.0.1') },
  ],
});

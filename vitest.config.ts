import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/chromium.ts';

const conditions = ['@quayside/source', 'module', 'browser', 'development|production'];

function chromium() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    instances: [{ browser: 'chromium' as const }],
  };
}

export default defineConfig(async () => {
  const provider = playwright({
    launchOptions: { executablePath: await findChromium() },
    contextOptions: { viewport: { width: 1600, height: 1200 } },
  });
  return {
    test: {
      projects: [
        {
          resolve: { conditions: ['@quayside/source', 'node', 'import', 'default'] },
          ssr: { resolve: { conditions: ['@quayside/source', 'node', 'import', 'default'] } },
          test: {
            name: 'unit',
            environment: 'node',
            include: ['{packages,apps}/*/{src,server}/**/*.test.ts', 'scripts/**/*.test.ts'],
          },
        },
        {
          plugins: [react()],
          resolve: { conditions },
          test: {
            name: 'browser',
            include: ['{packages,apps}/*/src/**/*.test.tsx'],
            browser: { ...chromium(), provider },
          },
        },
        {
          plugins: [storybookTest({ configDir: '.storybook' })],
          resolve: { conditions },
          test: { name: 'stories', browser: { ...chromium(), provider } },
        },
      ],
    },
  };
});

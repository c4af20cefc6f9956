import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const conditions = ['@quayside/source', 'node', 'import', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    include: ['packages/portal-core/src/{http,auth,notifications}/**/*.test.ts'],
    setupFiles: [fileURLToPath(new URL('boundProperties.ts', import.meta.url))],
    testTimeout: 10_000,
  },
});

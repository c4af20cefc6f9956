import { defineConfig } from 'vitest/config';

const conditions = ['@quayside/source', 'node', 'import', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    include: ['packages/portal-core/src/{http,auth,notifications}/*.test.ts'],
    setupFiles: ['scripts/mutation/boundProperties.ts'],
    testTimeout: 10_000,
  },
});

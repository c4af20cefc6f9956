import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const sandboxPort = process.env['SANDBOX_PORT'] ?? '5174';
const sandbox = `http://localhost:${sandboxPort}`;

/** Development only: the runtime config that the production server would serve. */
function devConfigFile(): Plugin {
  const config = {
    KEYCLOAK_URL: sandbox,
    KEYCLOAK_REALM: 'quayside',
    KEYCLOAK_CLIENT_ID: 'portal',
    ENVIRONMENT: 'demo',
  };
  return {
    name: 'quayside:dev-config-file',
    configureServer(server) {
      server.middlewares.use('/assets/portal/config.json', (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.setHeader('cache-control', 'no-store');
        response.end(JSON.stringify(config));
      });
    },
  };
}

export default defineConfig({
  plugins: [react(), devConfigFile()],
  resolve: { conditions: ['@quayside/source', 'module', 'browser', 'development|production'] },
  server: {
    port: Number(process.env['PORTAL_PORT'] ?? 5173),
    strictPort: true,
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/api', '/core', '/resources'].map((path) => [path, { target: sandbox, changeOrigin: true }]),
    ),
  },
  build: {
    target: 'es2023',
    // Nothing may be inlined: the content security policy has no `data:`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      output: {
        // One file for what every screen needs: it compresses best whole, and nothing waits for a second file.
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /node_modules\/(?:react|react-dom|scheduler|styled-components|stylis|react-router|react-router-dom|axios|oidc-client-ts|react-oidc-context|valibot)\//,
            },
          ],
        },
      },
    },
  },
});

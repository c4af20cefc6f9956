import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { chunkGroups, missingChunks } from './chunkGroups.ts';

const sandboxPort = process.env['SANDBOX_PORT'] ?? '5174';
const sandbox = `http://localhost:${sandboxPort}`;

/** Development only: serves the runtime config that the production server would serve. */
function devConfigFile(): Plugin {
  const config = {
    KEYCLOAK_URL: sandbox,
    KEYCLOAK_REALM: 'quayside',
    KEYCLOAK_CLIENT_ID: 'portal',
    ENVIRONMENT: 'demo',
    USAGE_SCRIPT_URL: '/resources/usage.js',
    SURVEY_SCRIPT_URL: '/resources/survey.js',
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

/** Production only: replaces Vite's preload helper, after which a chunk that failed to load can't be retried. */
function fetchBeforeImport(): Plugin {
  const helper = fileURLToPath(new URL('src/shell/loading/fetchBeforeImport.ts', import.meta.url));
  return {
    name: 'quayside:fetch-before-import',
    apply: 'build',
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { fetchBeforeImport as __vitePreload } from ${JSON.stringify(helper)};`,
    },
  };
}

/** Production only: runs the first requests and the sign-in as soon as their chunks are loaded, while React is still loading. */
function startEarly(): Plugin {
  return {
    name: 'quayside:start-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        return ['early', 'session'].map((name) => {
          const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
          if (chunk === undefined) this.error(`The build has no chunk named ${name}.`);
          const attrs = { type: 'module', async: true, crossorigin: true, src: `/${chunk.fileName}` };
          return { tag: 'script', attrs, injectTo: 'head-prepend' };
        });
      },
    },
  };
}

/** Modules of axios that the HTTP client doesn't use: it has the fetch adapter and cancels by `AbortSignal`. */
const unusedAxiosModules = ['./xhr.js', './cancel/CancelToken.js', './helpers/HttpStatusCode.js'];

/**
 * The oldest browsers that know every feature of the style sheets. For older ones the build would store each colour three times,
 * as `oklch`, as `lab` and as hexadecimal.
 */
export const cssTarget: string[] = ['chrome111', 'edge111', 'firefox113', 'safari16.4', 'ios16.4'];

/** Production only: leaves out what styled-components contains for `enableVendorPrefixes`, which no browser here needs. */
function withoutVendorPrefixes(): Plugin {
  return {
    name: 'quayside:without-vendor-prefixes',
    apply: 'build',
    transform: {
      filter: { id: /\/stylis\/index\.js$/ },
      // An export of its own takes precedence over those of `export *`.
      handler: (code) => `${code}\nexport const prefixer = () => undefined;`,
    },
  };
}

/** Production only: react-router offers bundlers only its development build, which differs in this constant. */
function withoutRouterWarnings(): Plugin {
  const isOn = 'var ENABLE_DEV_WARNINGS = true;';
  return {
    name: 'quayside:without-router-warnings',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/development\/.*\.mjs$/, code: isOn },
      handler: (code) => code.replace(isOn, 'var ENABLE_DEV_WARNINGS = false;'),
    },
  };
}

/** The settings that compile our sources, in any build. */
export function sourceOptions(): Required<Pick<UserConfig, 'plugins' | 'oxc'>> {
  const styledComponents = { displayName: false, fileName: false, minify: true, pure: true, ssr: false };
  return { plugins: [react(), withoutVendorPrefixes()], oxc: { plugins: { styledComponents } } };
}

const { plugins, oxc } = sourceOptions();

export default defineConfig({
  plugins: [...plugins, devConfigFile(), fetchBeforeImport(), startEarly(), withoutRouterWarnings()],
  oxc,
  resolve: {
    conditions: ['@quayside/source', 'module', 'browser', 'development|production'],
    alias: {
      ...Object.fromEntries(unusedAxiosModules.map((path) => [path, 'axios/unsafe/helpers/null.js'])),
      // Vite resolves a style sheet's imports without the conditions above.
      '@quayside/ui/styles.css': fileURLToPath(new URL('../../packages/ui/src/styles.css', import.meta.url)),
    },
  },
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
    cssTarget,
    // The content security policy has no `data:`, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: missingChunks },
    sourcemap: false,
    rolldownOptions: {
      output: {
        // One character fewer than by default: the signed-in app names more than 200 files, and a hash does not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type PluginOption } from 'vite';

const sandboxPort = process.env['SANDBOX_PORT'] ?? '5174';
const sandbox = `http://localhost:${sandboxPort}`;

/** Development only: the runtime config that the production server would serve. */
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

function collapse(css: string): string {
  return css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\s*\n\s*/g, ' ');
}

/** Production only: the design system's styles are template literals, whose line breaks and comments no minifier takes out. */
function collapseStyles(): Plugin {
  return {
    name: 'quayside:collapse-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.styles\.ts$/ },
      // Every second piece between backticks stands inside a template.
      handler: (code) =>
        code
          .split('`')
          .map((piece, index) => (index % 2 === 1 ? collapse(piece) : piece))
          .join('`'),
    },
  };
}

/** Production only: what axios carries and the HTTP client never asks for (another adapter than fetch, a table of statuses, its own way to cancel, progress, forms of its own, data addresses). */
function trimAxios(): Plugin {
  const unused = [
    'adapters/xhr',
    'cancel/CancelToken',
    'helpers/HttpStatusCode',
    'helpers/createMultipartBody',
    'helpers/estimateDataURLDecodedBytes',
    'helpers/progressEventReducer',
  ];
  return {
    name: 'quayside:trim-axios',
    apply: 'build',
    transform: {
      filter: { id: new RegExp(`axios/lib/(?:${unused.join('|')})\\.js$`) },
      handler: (code) =>
        ['export default false;']
          .concat(
            Array.from(code.matchAll(/^export const (\w+)/gm), ([, name]) => `export const ${name} = false;`),
          )
          .join('\n'),
    },
  };
}

/** Production only: a part is imported once its files are there, so that one that failed can be tried again. */
function fetchBeforeImport(): Plugin {
  const loader = fileURLToPath(new URL('src/shell/loading/loadFiles.ts', import.meta.url));
  return {
    name: 'quayside:fetch-before-import',
    apply: 'build',
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadFiles as __vitePreload } from ${JSON.stringify(loader)};`,
    },
  };
}

/** Production only: what asks for the config, and what signs in, stand first and run when they are there; the rest of what index.html names is loaded beside them, and runs when it is whole. */
function beginEarly(): Plugin {
  return {
    name: 'quayside:begin-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const begin = ['early', 'session'].map((name) => {
          const [hint, file] =
            new RegExp(
              ` *<link rel="modulepreload" crossorigin href="(/assets/${name}-[\\w-]{8}\\.js)">\n`,
            ).exec(html) ?? this.error(`index.html does not name the part ${name} any more.`);
          return { hint, script: `    <script type="module" async crossorigin src="${file}"></script>\n` };
        });
        const rest = begin.reduce((page, { hint }) => page.replace(hint, ''), html);
        const scripts = begin.map(({ script }) => script).join('');
        return rest.replace(/ *<script type="module"/, (first) => scripts + first);
      },
    },
  };
}

/** Production only: the stylesheet stands behind what index.html says by itself. In the head it would keep that from being painted until it has come. */
function paintFirst(): Plugin {
  return {
    name: 'quayside:paint-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const links = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
        if (links.length === 0) this.error('index.html names no stylesheet any more.');
        const rest = links.reduce((page, link) => page.replace(link, ''), html);
        return rest.replace(/ *<\/body>/, (end) => links.join('') + end);
      },
    },
  };
}

/** Files of the design system. */
function part(paths: string): RegExp {
  return new RegExp(`packages/ui/src/(?:${paths})`);
}

/** The files that index.html names. */
const loadedFirst = /\/(?:early|session|session-libraries|libraries|parts|rolldown-runtime)-/;

/** How our sources are compiled, wherever they are built: without what shapes the portal's own pages and parts. */
export const sourcePlugins: () => PluginOption[] = () => [react(), collapseStyles()];

export default defineConfig({
  plugins: [
    ...sourcePlugins(),
    devConfigFile(),
    trimAxios(),
    fetchBeforeImport(),
    beginEarly(),
    paintFirst(),
  ],
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
    modulePreload: {
      polyfill: false,
      // A lazy part need not name what index.html has already loaded.
      resolveDependencies: (_file, names, { hostType }) =>
        hostType === 'html' ? names : names.filter((name) => !loadedFirst.test(name)),
    },
    sourcemap: false,
    rolldownOptions: {
      output: {
        // What changes with our releases apart from what changes with theirs, so that a deployment keeps most of the cache.
        codeSplitting: {
          groups: [
            { name: 'early', test: /apps\/portal\/src\/boot\/earlyRequests\.ts/ },
            {
              name: 'session-libraries',
              test: /node_modules\/(?:axios|oidc-client-ts|jwt-decode|valibot)\//,
            },
            { name: 'session', test: /apps\/portal\/src\/boot\/composition\.ts/ },
            {
              name: 'libraries',
              test: /node_modules\/(?:react|react-dom|scheduler|styled-components|stylis|react-router|react-router-dom|react-oidc-context)\//,
            },
            // One file for what is used together: the first screen names each file that a lazy part needs.
            {
              name: 'parts',
              // Without what only pages that are loaded later use.
              test: part('components/(?:Icon|Button)/|icons/IconShape|theme/(?!scrollEdges)'),
            },
            { name: 'page', test: part('components/(?:PageContent|PageHeader|ButtonLink)/') },
            {
              name: 'legal',
              // Its manifest loads with the route table.
              test: /apps\/portal\/src\/areas\/legal\/(?!area\.ts)/,
              includeDependenciesRecursively: false,
            },
            { name: 'reading', test: part('components/(?:LegalDocument|Prose)/') },
            {
              name: 'notice',
              test: part('components/InlineAlert/|icons/(?:info|caution|critical|positive)Icon'),
            },
          ],
        },
      },
    },
  },
});

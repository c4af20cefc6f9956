/** Who may import what: the first zone whose `files` matches a path decides. `$1` stands for the match's first group. */
export interface ImportZone {
  name: string;
  files: RegExp;
  /** Packages by name; a name ending in `/*` takes in every entry of the package; `node:*` is Node's own modules. */
  packages: readonly string[];
  /** Path prefixes of the files of this project that may be imported. */
  folders: readonly string[];
  /** Path prefixes taken out of `folders` again. */
  except?: readonly string[];
}

const ui = 'packages/ui/src/';
const core = 'packages/portal-core/src/';
const host = 'apps/portal/src/';
const testFiles = String.raw`\.(?:test|stories|fixtures)\.tsx?$`;
const react = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-dom/server'];
const testTools = ['vitest', 'vitest/*', '@vitest/*', 'storybook/*', '@storybook/*', 'fast-check', 'node:*'];
const shell = [
  ...react,
  'react-router-dom',
  '@quayside/ui',
  '@quayside/ui/*',
  '@quayside/portal-core',
  '@quayside/portal-core/*',
];

/** The import table of ARCHITECTURE.md, as data. */
export const importTable: readonly ImportZone[] = [
  {
    name: 'ui tests and stories',
    files: new RegExp(`^${ui}.*${testFiles}`),
    packages: [...react, 'styled-components', 'react-aria-components', ...testTools],
    folders: [ui, '.storybook/', 'packages/ui/scripts/'],
  },
  { name: 'ui build scripts', files: /^packages\/ui\/scripts\//, packages: ['*'], folders: ['packages/ui/'] },
  {
    name: 'ui behaviours',
    files: new RegExp(`^${ui}behaviours/`),
    packages: ['react', 'react-dom', 'react-aria-components'],
    folders: [ui],
  },
  { name: 'ui testing', files: new RegExp(`^${ui}testing/`), packages: [], folders: [`${ui}testing/`] },
  { name: 'ui sanitize', files: new RegExp(`^${ui}sanitize/`), packages: ['dompurify'], folders: [ui] },
  {
    name: 'ui',
    files: new RegExp(`^${ui}`),
    packages: ['react', 'react-dom', 'styled-components'],
    folders: [ui],
  },
  {
    name: 'portal-core tests',
    files: new RegExp(`^${core}.*${testFiles}`),
    packages: [
      ...react,
      'react-router-dom',
      'jose',
      'jose/*',
      'valibot',
      'axios',
      'oidc-client-ts',
      ...testTools,
    ],
    folders: [core],
  },
  {
    name: 'portal-core page testing',
    files: new RegExp(`^${core}page-testing/`),
    packages: ['react', 'react-dom/client', 'react-router-dom'],
    folders: [core],
  },
  {
    name: 'portal-core testing',
    files: new RegExp(`^${core}testing/`),
    packages: ['jose'],
    folders: [core],
    except: [`${core}react/`],
  },
  {
    name: 'portal-core OIDC adapter',
    files: new RegExp(`^${core}react/OidcAdapter\\.tsx$`),
    packages: ['react', 'react-oidc-context'],
    folders: [core],
  },
  {
    name: 'portal-core react',
    files: new RegExp(`^${core}react/`),
    packages: ['react'],
    folders: [core],
    except: [`${core}testing/`],
  },
  {
    name: 'portal-core OIDC gateway',
    files: new RegExp(`^${core}oidc/oidcGateway\\.ts$`),
    packages: ['oidc-client-ts'],
    folders: [core],
    except: [`${core}react/`, `${core}testing/`],
  },
  {
    name: 'portal-core auth',
    files: new RegExp(`^${core}auth/`),
    packages: ['jose', 'jose/*', 'valibot'],
    folders: [core],
    except: [`${core}react/`, `${core}testing/`],
  },
  {
    name: 'portal-core http',
    files: new RegExp(`^${core}http/`),
    packages: ['axios', 'valibot'],
    folders: [core],
    except: [`${core}react/`, `${core}testing/`],
  },
  {
    name: 'portal-core',
    files: new RegExp(`^${core}`),
    packages: ['valibot'],
    folders: [core],
    except: [`${core}react/`, `${core}testing/`],
  },
  {
    name: 'portal tests',
    files: new RegExp(`^${host}.*${testFiles}`),
    packages: [...shell, 'axe-core', ...testTools],
    folders: [host, '.storybook/'],
  },
  {
    name: 'portal page',
    files: new RegExp(`^(${host}areas/[^/]+/)`),
    packages: [
      'react',
      'react-router-dom',
      'valibot',
      '@quayside/ui',
      '@quayside/ui/*',
      '@quayside/portal-core/react',
      '@quayside/portal-core/calls',
      '@quayside/portal-core/access',
    ],
    folders: ['$1', `${host}domain/`],
  },
  {
    name: 'example area, tests',
    files: new RegExp(`^(examples/[^/]+/)src/.*${testFiles}`),
    packages: [...shell, ...testTools],
    folders: ['$1'],
  },
  {
    name: 'example area',
    files: /^(examples\/[^/]+\/)src\//,
    packages: [
      'react',
      'react-router-dom',
      'valibot',
      '@quayside/ui',
      '@quayside/ui/*',
      '@quayside/portal-core/areas',
      '@quayside/portal-core/calls',
      '@quayside/portal-core/react',
    ],
    folders: ['$1'],
  },
  {
    name: 'portal shell',
    files: new RegExp(`^${host}shell/`),
    packages: shell,
    folders: [`${host}shell/`, `${host}domain/`],
  },
  {
    name: 'portal third parties, tests',
    files: new RegExp(`^${host}third-parties/.*${testFiles}`),
    packages: ['@quayside/portal-core', '@quayside/portal-core/*', ...testTools],
    folders: [`${host}third-parties/`],
  },
  {
    name: 'portal third parties',
    files: new RegExp(`^${host}third-parties/`),
    packages: ['@quayside/portal-core', '@quayside/portal-core/*'],
    folders: [`${host}third-parties/`],
  },
  { name: 'portal', files: new RegExp(`^${host}`), packages: shell, folders: [host] },
  {
    name: 'portal server',
    files: /^apps\/portal\/(?:server\/|vite\.config)/,
    packages: ['node:*', 'vite', 'vitest', '@vitejs/plugin-react', 'undici', 'send', 'negotiator'],
    folders: ['apps/portal/server/'],
  },
  {
    name: 'sandbox',
    files: /^apps\/sandbox\//,
    packages: ['node:*', 'oidc-provider', 'jose', 'ajv', 'ajv/*', 'ajv-formats', 'yaml', 'vitest'],
    folders: ['apps/sandbox/'],
  },
  {
    name: 'e2e of the packed package',
    files: /^e2e\/consumers\//,
    packages: ['node:*', '@playwright/test'],
    folders: ['e2e/consumers/', 'scripts/lib/', 'scripts/packages/', 'apps/portal/server/'],
  },
  {
    name: 'fault suite',
    files: /^e2e\/faults\//,
    packages: ['node:*', '@playwright/test', 'vite'],
    folders: ['e2e/', 'scripts/lib/', 'apps/portal/server/', core],
  },
  {
    name: 'nginx suite',
    files: /^e2e\/nginx\//,
    packages: ['node:*', '@playwright/test'],
    folders: ['e2e/', 'scripts/lib/', 'apps/portal/server/', `${core}config/`],
  },
  {
    name: 'third parties in a browser',
    files: /^e2e\/thirdParties\//,
    packages: ['node:*', '@playwright/test', 'vite'],
    folders: ['e2e/', 'scripts/lib/', 'apps/portal/server/', `${host}third-parties/`, core],
  },
  {
    name: 'e2e',
    files: /^e2e\//,
    packages: ['node:*', '@playwright/test', 'axe-core'],
    folders: ['e2e/', 'scripts/lib/', '.storybook/stage/Stage.ts'],
  },
  {
    name: 'storybook configuration',
    files: /^\.storybook\//,
    packages: [...react, 'styled-components', 'vite', ...testTools],
    folders: ['.storybook/', 'scripts/lib/stories/', ui],
  },
  {
    name: 'benchmark of HTTP',
    files: /^bench\/http\//,
    packages: ['*'],
    folders: ['bench/http/', `${core}http/`, `${core}base/platform/`],
  },
  {
    name: 'benchmark of component libraries',
    files: /^bench\/peers\//,
    packages: ['*'],
    folders: ['bench/', ui],
  },
  {
    name: 'benchmark',
    files: /^bench\//,
    packages: ['react', 'react-dom', 'react-dom/client', 'styled-components'],
    folders: ['bench/', ui],
  },
  {
    name: 'scripts',
    files: /^(?:scripts\/|[^/]+\.config\.ts$)/,
    packages: ['*'],
    folders: [
      'scripts/',
      'tools/',
      'apps/portal/server/',
      'apps/portal/vite.config.ts',
      'bench/',
      'e2e/',
      '.storybook/stage/Stage.ts',
    ],
  },
];

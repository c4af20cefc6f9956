import {
  ui,
  core,
  tests,
  npm,
  anyPackage,
  node,
  react,
  testTools,
  plainCore,
  uiEntry,
  coreEntry,
  contract,
  pageKit,
  type Zone,
} from './patterns.ts';

/** The packages. */
export const packageZones: readonly Zone[] = [
  {
    name: 'ui tests',
    files: ui + tests,
    may: [
      ui,
      '^packages/ui/scripts/',
      '^\\.storybook/',
      '^tools/stories/ComponentGuide\\.ts$',
      react,
      npm('styled-components', 'react-aria-components'),
      ...testTools,
    ],
  },
  { name: 'ui build', files: '^packages/ui/scripts/', may: ['^packages/ui/', node, anyPackage] },
  {
    name: 'ui behaviours',
    files: `${ui}behaviours/`,
    may: [ui, npm('react', 'react-dom', 'react-aria-components')],
  },
  { name: 'ui testing', files: `${ui}testing/`, may: [`${ui}testing/`] },
  { name: 'ui sanitize', files: `${ui}sanitize/`, may: [ui, npm('dompurify')] },
  { name: 'ui', files: ui, may: [ui, npm('react', 'react-dom', 'styled-components')] },
  {
    name: 'portal-core tests',
    files: core + tests,
    may: [core, react, npm('react-router-dom', 'jose', 'valibot', 'axios', 'oidc-client-ts'), ...testTools],
  },
  {
    name: 'portal-core page testing',
    files: `${core}page-testing/`,
    may: [core, react, npm('react-router-dom')],
  },
  { name: 'portal-core testing', files: `${core}testing/`, may: [`${core}(?!react/)`, npm('jose')] },
  {
    name: 'portal-core OIDC adapter',
    files: `${core}react/OidcAdapter\\.tsx$`,
    may: [core, npm('react', 'react-oidc-context')],
  },
  { name: 'portal-core react', files: `${core}react/`, may: [`${core}(?!testing/)`, npm('react')] },
  {
    name: 'portal-core OIDC gateway',
    files: `${core}oidc/oidcGateway\\.ts$`,
    may: [plainCore, npm('oidc-client-ts')],
  },
  { name: 'portal-core auth', files: `${core}auth/`, may: [plainCore, npm('jose', 'valibot')] },
  { name: 'portal-core http', files: `${core}http/`, may: [plainCore, npm('axios', 'valibot')] },
  { name: 'portal-core', files: core, may: [plainCore, npm('valibot')] },
  { name: 'contract tests', files: contract + tests, may: [contract, coreEntry, ...testTools] },
  {
    name: 'page-kit tests',
    files: pageKit + tests,
    may: [pageKit, react, npm('react-router-dom'), uiEntry, coreEntry, ...testTools],
  },
  {
    name: 'page-kit testing',
    files: `${pageKit}testing/`,
    may: [pageKit, coreEntry, npm('fast-check')],
  },
  {
    name: 'page-kit',
    files: pageKit,
    may: [pageKit, react, npm('react-router-dom', 'valibot'), uiEntry, coreEntry],
  },
  { name: 'contract', files: contract, may: [contract, npm('react'), coreEntry] },
];

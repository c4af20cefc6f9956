import {
  ui,
  core,
  portal,
  server,
  tests,
  npm,
  anyPackage,
  node,
  react,
  testTools,
  playwright,
  uiEntry,
  coreEntry,
  kitEntry,
  pageKit,
  entries,
  pageEntries,
  shared,
  pageTesting,
  type Zone,
} from './patterns.ts';
import { packageZones } from './packageZones.ts';

/** The only page part that the start of the portal shows. */
const termsText = '^areas/legal/src/TermsOfUseText\\.tsx$';

const appZones: readonly Zone[] = [
  {
    name: 'shared tests',
    files: `${shared}(?:testing/|${tests})`,
    may: [
      shared,
      '^\\.storybook/(?:preview\\.tsx|labelsOf\\.ts)$',
      ...pageEntries,
      pageKit,
      pageTesting,
      npm('valibot'),
      ...testTools,
    ],
  },
  {
    name: 'shared',
    files: shared,
    may: [shared, npm('react', 'react-router-dom', 'valibot'), ...entries],
  },
  {
    name: 'area tests',
    files: `^areas/([^/]+)/src/${tests}`,
    may: [
      '^areas/(?:$1|shared)/src/',
      '^\\.storybook/(?:preview\\.tsx|labelsOf\\.ts)$',
      ...pageEntries,
      pageKit,
      pageTesting,
      npm('valibot', 'react-hook-form'),
      ...testTools,
    ],
  },
  {
    name: 'area',
    files: '^areas/([^/]+)/src/',
    may: [
      '^areas/$1/src/',
      `${shared}(?!testing/)`,
      npm('react', 'react-router-dom', 'valibot', 'react-hook-form', 'papaparse'),
      ...entries,
    ],
  },
  {
    name: 'example test runner',
    files: '^examples/[^/]+/vitest\\.config\\.ts$',
    may: [npm('vitest', '@vitest/[^/]+', '@vitejs/plugin-react')],
  },
  {
    name: 'example area tests',
    files: `^examples/([^/]+)/${tests}`,
    may: ['^examples/$1/src/', ...pageEntries, npm('valibot'), ...testTools],
  },
  {
    name: 'example area',
    files: '^examples/([^/]+)/src/',
    may: ['^examples/$1/src/', npm('react', 'react-router-dom', 'valibot'), uiEntry, coreEntry, kitEntry],
  },
  {
    name: 'portal tests',
    files: portal + tests,
    may: [portal, '^areas/', ...pageEntries, pageTesting, npm('axe-core'), ...testTools],
  },
  { name: 'third parties', files: `${portal}third-parties/`, may: [`${portal}third-parties/`, coreEntry] },
  { name: 'portal areas', files: `${portal}areas\\.ts$`, may: ['^areas/[^/]+/src/area\\.ts$', coreEntry] },
  {
    name: 'portal shell',
    files: `${portal}shell/`,
    may: [`${portal}(?!areas\\.|boot/|main)`, shared, ...pageEntries],
  },
  { name: 'portal', files: portal, may: [portal, shared, termsText, ...pageEntries] },
  {
    name: 'portal server',
    files: server,
    may: [server, node, npm('vite', 'vitest', '@vitejs/plugin-react', 'undici', 'send', 'negotiator')],
  },
  {
    name: 'sandbox',
    files: '^apps/sandbox/',
    may: [
      '^apps/sandbox/',
      node,
      npm('oidc-provider', 'jose', 'ajv', 'ajv-formats', 'yaml', 'fflate', 'pdfkit', 'vitest'),
    ],
  },
];

/** The arithmetic of portal and sandbox, which a property compares. */
const quoteTotals = String.raw`^(?:areas/quoting/src|apps/sandbox/src/areas/quotes)/quoteTotals\.ts$`;

const toolZones: readonly Zone[] = [
  {
    name: 'e2e faults and third parties',
    files: '^e2e/(?:faults|thirdParties)/',
    may: ['^(?:e2e|tools)/', server, core, `${portal}third-parties/`, node, playwright, npm('vite')],
  },
  {
    name: 'e2e nginx',
    files: '^e2e/nginx/',
    may: ['^(?:e2e|tools)/', server, `${core}config/`, node, playwright],
  },
  {
    name: 'e2e',
    files: '^e2e/',
    may: [
      '^(?:e2e|tools|packages/ui/scripts)/',
      '^\\.storybook/stage/',
      server,
      node,
      playwright,
      npm('axe-core'),
    ],
  },
  {
    name: 'storybook configuration',
    files: '^\\.storybook/',
    may: [
      '^(?:\\.storybook|tools(?!/harness)|packages/ui/scripts)/',
      '^virtual:(?:token-list|change-notes)$',
      ui,
      react,
      npm('remark-gfm', 'styled-components', 'vite'),
      ...testTools,
    ],
  },
  {
    name: 'bench',
    files: '^bench/',
    may: [
      '^(?:bench|tools(?!/harness))/',
      '^apps/portal/vite\\.config',
      ui,
      `${core}(?:http|base/platform)/`,
      anyPackage,
      node,
    ],
  },
  {
    name: 'addresses of menus',
    files: '^tools/addresses/menuAddresses\\.test\\.ts$',
    may: ['^apps/sandbox/src/seed/', anyPackage],
  },
  {
    // What pages send, against the sandbox.
    name: 'versions over the sandbox',
    files: '^tools/versions/',
    may: [
      '^tools/(?:versions|properties)/',
      '^(?:areas/[^/]+|apps/sandbox)/src/',
      core,
      pageKit,
      anyPackage,
      node,
    ],
  },
  {
    // What scripts and e2e share.
    name: 'harness',
    files: '^tools/harness/',
    may: [
      '^tools/',
      '^\\.storybook/stage/',
      server,
      '^apps/portal/vite\\.config',
      '^package\\.json$',
      anyPackage,
      node,
    ],
  },
  {
    name: 'tools',
    files: '^tools/([^/]+)/',
    may: ['^tools/(?:$1|files)/', quoteTotals, anyPackage, node],
  },
  {
    name: 'scripts',
    files: '^(?:scripts/|[^/]+\\.config\\.ts$)',
    may: [
      '^(?:scripts|tools|e2e)/',
      '^\\.storybook/stage/',
      server,
      '^apps/portal/vite\\.config',
      '^package\\.json$',
      anyPackage,
      node,
    ],
  },
];

const zones: readonly Zone[] = [...packageZones, ...appZones, ...toolZones];

/** The rules of dependency-cruiser: a list of allowed imports for each zone, every file in a zone, no cycle, every import resolved. */
export const importRules = {
  forbidden: [
    ...zones.map(({ name, files, may }, index) => ({
      name,
      severity: 'error' as const,
      from: { path: files, pathNot: zones.slice(0, index).map((zone) => zone.files) },
      to: { pathNot: [...may], couldNotResolve: false },
    })),
    {
      name: 'area, types only',
      comment:
        'An area calls portal-core through its hooks, calls, manifests and addresses. From other entries it may import types.',
      severity: 'error' as const,
      from: { path: '^areas/(?!shared/)', pathNot: [`^areas/[^/]+/src/${tests}`] },
      to: {
        path: core,
        pathNot: [`${core}(?:(?:react|calls|areas|addresses)/index|contract/generated/calls/[\\w-]+)\\.ts$`],
        dependencyTypesNot: ['type-only' as const],
      },
    },
    {
      name: 'no zone',
      comment: 'Add the file to a zone in tools/imports/importRules.ts.',
      severity: 'error' as const,
      from: { pathNot: [anyPackage, ...zones.map(({ files }) => files)] },
      to: {},
    },
    { name: 'no cycle', severity: 'error' as const, from: {}, to: { circular: true } },
    {
      name: 'resolved',
      severity: 'error' as const,
      from: {},
      // A plugin of Vite provides virtual modules.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
};

import { expect, test } from 'vitest';
import { importsOf, importViolations } from './imports.ts';

test('finds static, type-only, re-exported and lazy imports', () => {
  const source = `import a from 'a'; import type { B } from 'b'; export { c } from 'c'; export * from 'd'; const e = () => import('e');`;
  expect(importsOf('scripts/x.ts', source)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test.each([
  ['ui → portal-core', 'packages/ui/src/components/TopNav/TopNav.tsx', '@quayside/portal-core'],
  [
    'ui → headless library outside behaviours',
    'packages/ui/src/components/Dialog/Dialog.tsx',
    'react-aria-components',
  ],
  ['plain core → react', 'packages/portal-core/src/view/createViewStore.ts', 'react'],
  ['plain core → its react folder', 'packages/portal-core/src/index.ts', './react/useView.ts'],
  ['core → axios outside http', 'packages/portal-core/src/terms/createTerms.ts', 'axios'],
  [
    'core → the OIDC library outside its gateway',
    'packages/portal-core/src/auth/session/createAuthSession.ts',
    'oidc-client-ts',
  ],
  [
    'core hooks → react-oidc-context outside its adapter',
    'packages/portal-core/src/react/useSession.ts',
    'react-oidc-context',
  ],
  ['page → page', 'apps/portal/src/areas/landing/LandingPage.tsx', '../legal/LegalPage.tsx'],
  ['page → shell', 'apps/portal/src/areas/landing/LandingPage.tsx', '../../shell/Shell.tsx'],
  ['page → plain core', 'apps/portal/src/areas/landing/LandingPage.tsx', '@quayside/portal-core'],
  ['portal → sandbox', 'apps/portal/src/main.tsx', '../../sandbox/src/main.ts'],
  ['sandbox → portal', 'apps/sandbox/src/main.ts', '../../portal/src/main.tsx'],
])('refuses %s', (_name, path, specifier) => {
  expect(importViolations(path, `import '${specifier}';`)).toEqual([
    expect.stringContaining(`may not import ${specifier}`),
  ]);
});

test.each([
  ['packages/ui/src/behaviours/useModal.ts', 'react-aria-components'],
  ['packages/portal-core/src/oidc/oidcGateway.ts', 'oidc-client-ts'],
  ['packages/portal-core/src/react/OidcAdapter.tsx', 'react-oidc-context'],
  ['apps/portal/src/areas/legal/LegalPage.tsx', './termsText.tsx'],
  ['apps/portal/src/routes.tsx', './areas/legal/LegalPage.tsx'],
])('lets %s import %s', (path, specifier) => {
  expect(importViolations(path, `import '${specifier}';`)).toEqual([]);
});

test('refuses a file that stands in no zone', () => {
  expect(importViolations('packages/other/src/a.ts', '')).toEqual([
    expect.stringContaining('stands in no zone'),
  ]);
});

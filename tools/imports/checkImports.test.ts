import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkImports } from './checkImports.ts';

const core = 'packages/portal-core/src';
const landing = 'areas/landing/src/LandingPage.tsx';
const legal = 'areas/legal/src/pages/LegalPage.tsx';

/** Each row is one import that the rule forbids. */
const forbidden: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['ui', 'packages/ui/src/components/Card/Card.tsx', `${core}/index.ts`],
  ['ui', 'packages/ui/src/components/Dialog/Dialog.tsx', 'react-aria-components'],
  ['ui behaviours', 'packages/ui/src/behaviours/useModal.ts', 'axios'],
  ['ui testing', 'packages/ui/src/testing/index.ts', 'react'],
  ['portal-core', `${core}/view/createViewStore.ts`, 'react'],
  ['portal-core', `${core}/terms/createTerms.ts`, 'axios'],
  ['portal-core', `${core}/terms/index.ts`, `${core}/react/useView.ts`],
  ['portal-core auth', `${core}/auth/createSession.ts`, 'oidc-client-ts'],
  ['portal-core react', `${core}/react/useSession.ts`, 'react-oidc-context'],
  ['area', landing, legal],
  ['area', 'areas/landing/src/area.ts', 'apps/portal/src/shell/Shell.tsx'],
  ['area', 'areas/landing/src/api.ts', `${core}/http/request.ts`],
  ['area', 'areas/landing/src/components/Card.tsx', 'axios'],
  ['area, types only', 'areas/landing/src/rules.ts', `${core}/access/index.ts`],
  ['shared', 'areas/shared/src/tone.ts', legal],
  ['portal shell', 'apps/portal/src/shell/Bar.tsx', legal],
  ['portal', 'apps/portal/src/boot/start.ts', legal],
  ['portal', 'apps/portal/src/main.tsx', 'apps/sandbox/src/main.ts'],
  ['sandbox', 'apps/sandbox/src/main.ts', 'apps/portal/src/product.ts'],
  ['storybook configuration', '.storybook/preview.tsx', 'tools/harness/settings.ts'],
  ['bench', 'bench/bar.tsx', 'apps/sandbox/src/main.ts'],
  ['no zone', 'packages/other/src/index.ts', `${core}/index.ts`],
  ['no cycle', 'apps/portal/src/shell/one.ts', 'apps/portal/src/shell/two.ts'],
  ['resolved', 'apps/portal/src/shell/Gone.tsx', 'apps/portal/src/shell/nowhere.ts'],
];

const allowed: readonly (readonly [from: string, to: string])[] = [
  ['packages/ui/src/behaviours/useFocus.ts', 'react-aria-components'],
  [`${core}/oidc/oidcGateway.ts`, 'oidc-client-ts'],
  [`${core}/react/OidcAdapter.tsx`, 'react-oidc-context'],
  [legal, 'areas/shared/src/format.ts'],
  [legal, `${core}/react/index.ts`],
  [legal, `${core}/access/index.ts`],
  ['apps/portal/src/areas.ts', 'areas/landing/src/area.ts'],
];

const root = mkdtempSync(join(tmpdir(), 'quayside-imports-'));
let violations: readonly string[];

function write(file: string, code: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), code, { flag: 'a' });
}

/** A relative path for a file, the name for a package. */
function specifier(from: string, to: string): string {
  return to.includes('/') ? `${'../'.repeat(from.split('/').length - 1)}${to}` : to;
}

beforeAll(async () => {
  for (const name of ['react', 'axios', 'react-aria-components', 'oidc-client-ts', 'react-oidc-context'])
    write(`node_modules/${name}/index.js`, '');
  const imports = [...forbidden.map(([, from, to]) => [from, to] as const), ...allowed];
  for (const [from, to] of imports) {
    const keyword = from.endsWith('/rules.ts') ? 'export *' : 'import type {}';
    write(from, `${keyword} from '${specifier(from, to)}';\n`);
    if (to.includes('/') && !to.includes('nowhere')) write(to, '');
  }
  write('apps/portal/src/shell/two.ts', "import './one.ts';\n");
  ({ violations } = await checkImports(root, ['packages', 'apps', 'areas', 'bench', '.storybook']));
});

afterAll(() => rmSync(root, { recursive: true }));

test.each(forbidden)('The rule "%s" forbids %s to import %s', (rule, from, to) => {
  expect(violations.filter((line) => line.includes(`${from} may not`))).toEqual([
    expect.stringMatching(`${to}.*\\(${rule}\\)`),
  ]);
});

test.each(allowed)('%s may import %s', (from) => {
  expect(violations.filter((line) => line.startsWith(from))).toEqual([]);
});

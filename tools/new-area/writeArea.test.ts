import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { refusalOf, writeArea } from './writeArea.ts';

const root = join(import.meta.dirname, '../..');

test.each([
  ['SiteSurveys', '"SiteSurveys" is not kebab-case.'],
  ['site_surveys', '"site_surveys" is not kebab-case.'],
  ['../site', '"../site" is not kebab-case.'],
  ['2-surveys', '"2-surveys" is not kebab-case.'],
  ['', '"" is not kebab-case.'],
  ['quoting', 'The name quoting is taken: areas/quoting exists.'],
  ['identity', 'The name identity is taken: docs/openapi/identity.yaml exists.'],
  ['resource', 'The address /resource is taken by areas/resources/src/area.ts.'],
])('The command npm run new:area refuses the name "%s" in one line', (name, reason) => {
  const refusal = refusalOf({ root, name }) ?? '';
  expect(refusal.slice(0, reason.length)).toBe(reason);
  expect(refusal).not.toContain('\n');
});

test('The command npm run new:area takes a free name in kebab-case', () => {
  expect(refusalOf({ root, name: 'site-surveys-2' })).toBeUndefined();
});

/** Writes an area into copies of the lists, and returns how to read a file there. */
function written(name: string): (path: string) => string {
  const copy = mkdtempSync(join(tmpdir(), 'quayside-write-area-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  const lists = [
    'e2e/support/portalPages.ts',
    'apps/portal/package.json',
    'apps/portal/src/areas.ts',
    'apps/sandbox/src/areas/areas.ts',
    'apps/sandbox/src/seed/navigation.ts',
    'apps/sandbox/src/rights/everyRole.test.ts',
    'docs/openapi/openapi.yaml',
    'docs/promises.md',
  ];
  for (const list of lists) cpSync(join(root, list), join(copy, list));
  writeArea({ root: copy, name });
  return (path) => readFileSync(join(copy, path), 'utf8');
}

test.each(['account-teams', 'offices', 'zones'])(
  'The command npm run new:area adds the imports of %s in alphabetical order',
  (name) => {
    const read = written(name);
    for (const [list, line] of [
      ['apps/portal/src/areas.ts', / from '@quayside\/area-(.+)'/g],
      ['apps/portal/package.json', /"@quayside\/area-(.+)":/g],
      ['apps/sandbox/src/areas/areas.ts', / from '\.\/(.+)\/routes\.ts'/g],
      ['apps/sandbox/src/areas/areas.ts', / from '\.\/(.+)\/\w+Part\.ts'/g],
    ] as const) {
      const names = Array.from(read(list).matchAll(line), ([, area = '']) => area);
      expect(names.filter((area) => area === name)).toHaveLength(1);
      expect(names).toEqual(names.toSorted());
    }
  },
);

test.each([
  ['site-visits', 'SiteVisit'],
  ['deliveries', 'Delivery'],
  ['remote-access', 'RemoteAccessEntry'],
])('The command npm run new:area names a row of %s %s', (name, type) => {
  const read = written(name);
  const api = read(`areas/${name}/src/api.ts`);
  expect(api).toContain(`export type ${type} =`);
  expect(api).toContain(`export type ${type}List =`);
  expect(read(`docs/openapi/${name}.yaml`)).toContain(`\n    ${type}:\n`);
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refusalOf } from './writeArea.ts';

const root = join(import.meta.dirname, '../..');

test.each([
  ['SiteSurveys', '"SiteSurveys" is not kebab-case.'],
  ['site_surveys', '"site_surveys" is not kebab-case.'],
  ['../site', '"../site" is not kebab-case.'],
  ['2-surveys', '"2-surveys" is not kebab-case.'],
  ['', '"" is not kebab-case.'],
  ['support', 'The name support is taken: apps/portal/src/areas/support exists.'],
  ['identity', 'The name identity is taken: docs/openapi/identity.yaml exists.'],
  ['resource', 'The address /resource is taken by apps/portal/src/areas/resources/area.ts.'],
])('npm run new:area refuses the name "%s" in one line', (name, reason) => {
  const refusal = refusalOf({ root, name }) ?? '';
  expect(refusal.slice(0, reason.length)).toBe(reason);
  expect(refusal).not.toContain('\n');
});

test('npm run new:area takes a free name in kebab-case', () => {
  expect(refusalOf({ root, name: 'site-surveys-2' })).toBeUndefined();
});

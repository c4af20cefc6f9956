import { expect, test } from 'vitest';
import { affectsEverything } from './changedTests.ts';

const graph = new Map([['areas/cloud/src/api.ts', []]]);

test.each([
  ['docs/openapi/admin.yaml', true],
  ['pnpm-lock.yaml', true],
  ['apps/portal/index.html', true],
  ['vitest.config.ts', true],
  ['areas/cloud/src/api.ts', false],
  ['docs/adr/0048-test-times.md', false],
  ['e2e/visual/light/page.webp', false],
  ['packages/ui/size-budget.json', false],
])('A change of %s runs every test: %s', (file, expected) => {
  expect(affectsEverything(file, graph)).toBe(expected);
});

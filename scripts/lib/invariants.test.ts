import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { missingTest, namedTests } from './invariants.ts';
import { root } from './settings.ts';

const tests = namedTests(readFileSync(join(root, 'docs/invariants.md'), 'utf8'));

it('every line of docs/invariants.md names tests that are there', () => {
  expect(tests.length).toBeGreaterThan(60);
  expect(tests.flatMap((test) => missingTest(test) ?? [])).toEqual([]);
});

it('every file of properties is named in docs/invariants.md', () => {
  const files = globSync('packages/*/src/**/*.test.{ts,tsx}', { cwd: root })
    .filter((file) => readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"))
    .map((file) => file.replace(/^packages\/(?:portal-core\/src\/)?/, '').replace('ui/src/', 'ui: '))
    .map((file) => file.replace(/\.test\.tsx?$/, ''));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !tests.some(({ place }) => place === file))).toEqual([]);
});

it('reads the tests of any table by its column', () => {
  const table = [
    '| id | what | test | runs |',
    '| -- | :--- | ---- | ---: |',
    '| H1 | All. | http/retries › once; e2e/terms.spec | 5 |',
    'Words between.',
  ].join('\n');
  expect(namedTests(table)).toEqual([
    { place: 'http/retries', words: 'once' },
    { place: 'e2e/terms.spec', words: undefined },
  ]);
});

it.each([
  ['a file', { place: 'http/moved' }],
  ['a title', { place: 'http/retries', words: 'is tried a hundred times' }],
  ['the title, of which no words are named', { place: 'http/retries', words: '' }],
  ['a command', { place: 'npm run nothing' }],
  [
    'a title that is only spoken of in a comment',
    { place: 'ui: components/badInput', words: 'own limit, which would' },
  ],
])('misses %s that is not there', (_what, test) => {
  expect(missingTest(test)).toContain(test.place);
});

it.each([
  { place: 'ui: sanitize/policy', words: 'whatever comes' },
  { place: 'e2e/terms.spec' },
  { place: 'apps/portal/server/portalServer' },
  { place: 'npm run bench -- http' },
])('finds $place', (test) => {
  expect(missingTest(test)).toBeNull();
});

import { expect, it } from 'vitest';
import { narrowTry, wideTries } from './tries.ts';

it.each([
  [{ unit: 'a/price.test.ts' }, ['--project', 'unit', 'a/price.test.ts', '--bail=1']],
  [{ browser: 'a/Page.test.tsx' }, ['--project', 'browser', 'a/Page.test.tsx', '--bail=1']],
  [
    { stories: 'a/Table/Table.stories.tsx' },
    ['--project=stories: played', '-g', String.raw`/Table\.stories\.tsx `, '--max-failures=1'],
  ],
  [
    { stories: 'a/Table.stories.tsx', mode: 'pseudo-locale' },
    ['--project=stories: *pseudo-locale*', '-g', String.raw`/Table\.stories\.tsx `, '--max-failures=1'],
  ],
  [
    { spec: 'e2e/cloud.spec.ts', title: 'An estimate [CLOUD-2]' },
    [
      'e2e/cloud.spec.ts',
      '--project=end to end',
      '-g',
      String.raw`An estimate \[CLOUD-2\]`,
      '--max-failures=1',
    ],
  ],
  [{ spec: 'e2e/faults/tabs.spec.ts' }, ['e2e/faults/tabs.spec.ts', '--project=faults', '--max-failures=1']],
])('narrowTry runs only %j', (notice, args) => {
  expect(narrowTry(notice)).toMatchObject({ args });
});

it('narrowTry runs a suite by its name', () => {
  expect(narrowTry({ suite: 'lint' })).toEqual({ name: 'lint', tool: 'suite', suite: 'lint' });
});

it.each([
  [
    'apps/portal/src/areas/quoting/prices/cells.ts',
    ['unit and browser tests of apps/portal/src/areas/quoting', 'stories of apps/portal/src/areas/quoting'],
  ],
  [
    'packages/ui/src/components/Table/Table.tsx',
    [
      'unit and browser tests of packages/ui/src/components/Table',
      'stories of packages/ui/src/components/Table',
    ],
  ],
  [
    'packages/portal-core/src/http/retryDelay.ts',
    ['unit and browser tests of packages/portal-core/src/http'],
  ],
  ['apps/sandbox/src/areas/pins/routes.ts', ['unit and browser tests of apps/sandbox/src/areas/pins']],
  ['apps/portal/server/proxy.ts', ['unit and browser tests of apps/portal/server']],
])('wideTries runs the tests around %s, then all end-to-end tests', (file, names) => {
  expect(wideTries(file).map(({ name }) => name)).toEqual([...names, 'all end-to-end tests']);
});

import { expect, it } from 'vitest';
import type { Notice } from './DeliberateFault.ts';
import { argumentsOf, merged, narrowTry, onlyFailed, type Try, wideTries } from './tries.ts';

const firstOnly = ['--grep-invert=@repeat|@detail', '--max-failures=1'];

function words(command: Try): string[] {
  return command.tool === 'suite' ? [command.suite] : argumentsOf(command);
}

const narrow: readonly [Notice, readonly string[]][] = [
  [{ unit: 'a/price.test.ts' }, ['run', '--project', 'unit', 'a/price.test.ts', '--bail=1']],
  [{ browser: 'a/Page.test.tsx' }, ['run', '--project', 'browser', 'a/Page.test.tsx', '--bail=1']],
  [
    { stories: 'a/Table/Table.stories.tsx' },
    ['test', '--project=stories: played', '-g', String.raw`/Table\.stories\.tsx `, ...firstOnly],
  ],
  [
    { stories: 'a/Table.stories.tsx', mode: 'pseudo-locale' },
    ['test', '--project=stories: *pseudo-locale*', '-g', String.raw`/Table\.stories\.tsx `, ...firstOnly],
  ],
  [
    { spec: 'e2e/cloud.spec.ts', title: 'An estimate [CLOUD-2]' },
    [
      'test',
      'e2e/cloud.spec.ts',
      '--project=end to end',
      '-g',
      String.raw`An estimate \[CLOUD-2\]`,
      ...firstOnly,
    ],
  ],
  [
    { spec: 'e2e/faults/tabs.spec.ts' },
    ['test', 'e2e/faults/tabs.spec.ts', '--project=faults', ...firstOnly],
  ],
  [{ suite: 'lint' }, ['lint']],
];

it.each(narrow)('narrowTry runs only %j', (notice, expected) => {
  expect(words(narrowTry(notice))).toEqual(expected);
});

it.each([
  [
    'areas/quoting/src/prices/cells.ts',
    ['unit and browser tests of areas/quoting', 'stories of areas/quoting'],
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

it('merged() runs the tests of all commands in one command of each kind', () => {
  const tries = [
    { unit: 'a.test.ts' },
    { unit: 'b.test.ts' },
    { unit: 'a.test.ts' },
    { spec: 'e2e/cloud.spec.ts', title: 'one' },
    { spec: 'e2e/voice.spec.ts', title: 'two' },
    { spec: 'e2e/search.spec.ts' },
    { stories: 'a/Table.stories.tsx' },
    { suite: 'lint' },
  ].map((notice) => narrowTry(notice as Notice));
  expect(merged(tries).map(words)).toEqual([
    ['run', '--project', 'unit', 'a.test.ts', 'b.test.ts', '--bail=1'],
    ['test', 'e2e/cloud.spec.ts', 'e2e/voice.spec.ts', '--project=end to end', '-g', 'one|two', ...firstOnly],
    ['test', 'e2e/search.spec.ts', '--project=end to end', ...firstOnly],
    ['test', '--project=stories: played', '-g', String.raw`/Table\.stories\.tsx `, ...firstOnly],
    ['lint'],
  ]);
});

it.each([
  ['vitest', 0, 'packages/ui/src/icons/icons.test.ts › has no gap', 'packages/ui/src/icons/icons.test.ts'],
  ['playwright', -1, 'end to end › e2e/corner.spec.ts › At 360 px › a toast', 'e2e/corner.spec.ts'],
])('onlyFailed runs only the file of a test that failed in %s', (_, place, failure, file) => {
  const command = wideTries('packages/ui/src/icons/index.ts').at(place) as Try;
  expect(words(onlyFailed(command, failure))).toContain(file);
});

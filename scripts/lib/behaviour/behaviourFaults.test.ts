import { expect, it } from 'vitest';
import { behaviourFaults } from './behaviourFaults.ts';

const document = `
# Behaviour
- **AREA-1** One rule.
- **AREA-2** Another, which does not follow from AREA-1.

| no.    | path |
| ------ | ---- |
| WAY-1  | \`/\` |
`;
const whole = `it('holds [AREA-1, AREA-2, WAY-1]', () => {});`;
/** All but WAY-1 are proven. */
const tests = { 'a.test.ts': "it('x [AREA-1, AREA-2]', () => {});" };

const story = (body: string) =>
  `import preview from '../.storybook/preview.tsx';\nconst meta = preview.meta({ title: 'A/B' });\nexport const A = meta.story({ ${body} });`;

function faults(sources: Record<string, string>, text = document): string[] {
  return behaviourFaults({ document: text, sources: new Map(Object.entries(sources)) });
}

it('behaviourFaults accepts rules that each have a test', () => {
  expect(faults({ 'a.test.ts': whole })).toEqual([]);
});

it.each([
  ['a describe', "describe('x [AREA-1]', () => {});"],
  ['a table', "it.each<string>([['a']])('%s [AREA-1]', () => {});"],
  ['a template', 'test(`${name}: x [AREA-1]`, () => {});'],
  ['a group of Playwright', "test.describe('x [AREA-1]', () => {});"],
])('behaviourFaults reads the number in the title of %s', (_name, source) => {
  expect(faults({ 'a.spec.ts': source, 'b.test.tsx': "it('y [AREA-2, WAY-1]', () => {});" })).toEqual([]);
});

it.each([
  ['in no title', "it('x', () => {});"],
  ['in a test that is skipped', "it.skip('x [WAY-1]', () => {});"],
  ['in the middle of a title', "it('[WAY-1] x', () => {});"],
  ['in a call that is no test', "expect('x [WAY-1]').toBe('');"],
])('behaviourFaults reports a rule without a test when its number is %s', (_name, source) => {
  const others = "it('x [AREA-1, AREA-2]', () => {});";
  expect(faults({ 'a.test.ts': source + others })).toEqual([
    'WAY-1 has no test. Put [WAY-1] at the end of the title of one that proves it.',
  ]);
});

it.each([
  ['a title', "it('x [AREA-9]', () => {});"],
  ['a title, of no area', "it('x [ARAE-9]', () => {});"],
  ['a comment', '/** Serves AREA-9. */'],
])('behaviourFaults reports an unknown number in %s', (_name, source) => {
  expect(faults({ 'a.test.ts': whole, 'b.test.ts': source })).toEqual([
    expect.stringMatching(/^b\.test\.ts names A\w+-9: docs\/behaviour\.md has no such rule\.$/),
  ]);
});

it('behaviourFaults ignores text that only looks like a number', () => {
  expect(faults({ 'a.test.ts': whole, 'b.ts': "const digest = 'SHA-256'; // UTF-8" })).toEqual([]);
});

it('behaviourFaults reports a duplicate number', () => {
  expect(faults({ 'a.test.ts': whole }, `${document}\n- **AREA-2** Again.`)).toEqual([
    'docs/behaviour.md has AREA-2 twice.',
  ]);
});

it('behaviourFaults accepts the tag of a story with a play function', () => {
  const source = story("tags: ['!autodocs', 'WAY-1'], play: async () => {}");
  expect(faults({ ...tests, 'a.stories.tsx': source })).toEqual([]);
});

it.each(["tags: ['WAY-1']", "tags: ['WAY-1', '!test'], play: async () => {}"])(
  'behaviourFaults reports the tag of a story with %s',
  (body) => {
    expect(faults({ ...tests, 'a.stories.tsx': story(body) })).toEqual([
      'a.stories.tsx: A has the number of a rule, but no play function that proves it.',
    ]);
  },
);

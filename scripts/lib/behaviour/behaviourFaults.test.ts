import { describe, expect, it } from 'vitest';
import { type Awaited, behaviourFaults } from './behaviourFaults.ts';

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

const awaiting = (...rules: string[]): Awaited[] => [{ reason: 'Not wired yet.', rules }];

function faults(
  sources: Record<string, string>,
  awaited: readonly Awaited[] = [],
  text = document,
): string[] {
  return behaviourFaults({ document: text, sources: new Map(Object.entries(sources)), awaited });
}

describe('the numbers of the rules', () => {
  it('each with a test are without a fault', () => {
    expect(faults({ 'a.test.ts': whole })).toEqual([]);
  });

  it.each([
    ['a describe', "describe('x [AREA-1]', () => {});"],
    ['a table', "it.each<string>([['a']])('%s [AREA-1]', () => {});"],
    ['a template', 'test(`${name}: x [AREA-1]`, () => {});'],
    ['a group of Playwright', "test.describe('x [AREA-1]', () => {});"],
  ])('count in the title of %s', (_name, source) => {
    expect(faults({ 'a.spec.ts': source, 'b.test.tsx': "it('y [AREA-2, WAY-1]', () => {});" })).toEqual([]);
  });

  it.each([
    ['nowhere', "it('x', () => {});"],
    ['in a test that is skipped', "it.skip('x [WAY-1]', () => {});"],
    ['in the middle of a title', "it('[WAY-1] x', () => {});"],
    ['in a call that is no test', "expect('x [WAY-1]').toBe('');"],
  ])('that stand %s leave their rule without a test', (_name, source) => {
    const others = "it('x [AREA-1, AREA-2]', () => {});";
    expect(faults({ 'a.test.ts': source + others })).toEqual([
      'WAY-1 has no test. Put [WAY-1] at the end of the title of one that proves it.',
    ]);
  });

  it.each([
    ['a title', "it('x [AREA-9]', () => {});"],
    ['a title, of no area', "it('x [ARAE-9]', () => {});"],
    ['a comment', '/** Serves AREA-9. */'],
  ])('in %s that no rule has are a fault', (_name, source) => {
    expect(faults({ 'a.test.ts': whole, 'b.test.ts': source })).toEqual([
      expect.stringMatching(/^b\.test\.ts names A\w+-9: docs\/behaviour\.md has no such rule\.$/),
    ]);
  });

  it('are not what only looks like one', () => {
    expect(faults({ 'a.test.ts': whole, 'b.ts': "const digest = 'SHA-256'; // UTF-8" })).toEqual([]);
  });

  it('given twice are a fault', () => {
    expect(faults({ 'a.test.ts': whole }, [], `${document}\n- **AREA-2** Again.`)).toEqual([
      'docs/behaviour.md has AREA-2 twice.',
    ]);
  });
});

describe('the tags of a story', () => {
  it('are numbers that its play proves', () => {
    const source = story("tags: ['!autodocs', 'WAY-1'], play: async () => {}");
    expect(faults({ ...tests, 'a.stories.tsx': source })).toEqual([]);
  });

  it.each(["tags: ['WAY-1']", "tags: ['WAY-1', '!test'], play: async () => {}"])(
    'prove nothing with %s',
    (body) => {
      expect(faults({ ...tests, 'a.stories.tsx': story(body) })).toEqual([
        'a.stories.tsx: A carries the number of a rule, and has no play that would prove it.',
      ]);
    },
  );
});

describe('a rule that is awaited', () => {
  it('needs no test, and may not have one', () => {
    expect(faults(tests, awaiting('WAY-1'))).toEqual([]);
    expect(faults({ 'a.test.ts': whole }, awaiting('WAY-1'))).toEqual([
      'WAY-1 is awaited, and a.test.ts proves it: take it off the list.',
    ]);
  });

  it('is one of the document, and listed once', () => {
    expect(faults({ 'a.test.ts': whole }, awaiting('WAY-7'))).toEqual([
      'WAY-7 is awaited, and docs/behaviour.md has no such rule.',
    ]);
    expect(faults(tests, awaiting('WAY-1', 'WAY-1'))).toEqual(['WAY-1 is awaited twice.']);
  });
});

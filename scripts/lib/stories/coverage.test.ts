import { describe, expect, it } from 'vitest';
import { uncovered } from './coverage.ts';

const folder = 'packages/ui/src/components/Tag/';
const component = `
export type TagTone = 'neutral' | 'critical';
export type TagBody = { status: 'loading' } | { status: 'ready'; text: string };
export type TagProps = ComponentPropsWithRef<'span'> & {
  tone?: TagTone; size: 'small' | 'large'; body?: TagBody; onClose?: (reason: 'key' | 'click') => void;
};
export function Tag({ tone = 'neutral', ...rest }: TagProps) { return <span {...rest} />; }
`;
const head = `import preview from 'p'; const meta = preview.meta({ title: 'Data/Tag', component: Tag });`;
const check = (stories: string, other: Record<string, string> = {}): string[] =>
  uncovered(
    new Map([
      [`${folder}Tag.tsx`, component],
      [`${folder}Tag.stories.tsx`, `${head}\n${stories}`],
      ...Object.entries(other),
    ]),
  );
const sizes = `export const Small = meta.story({ args: { size: 'small' } });
export const Large = meta.story({ args: { size: 'large' } });`;
const bodies = `export const Loading = meta.story({ args: { body: { status: 'loading' } } });
export const Ready = meta.story({ args: { body: { status: 'ready', text: 'A' } } });`;
const critical = `export const Critical = meta.story({ args: { tone: 'critical' } });`;

describe('uncovered', () => {
  it('is content when every word is shown, by args or as the default; what a callback is told is no state', () => {
    expect(check(sizes + bodies + critical)).toEqual([]);
  });

  it('names each word that no story shows', () => {
    expect(check(sizes)).toEqual([
      'No story of Tag shows status "loading" (TagBody).',
      'No story of Tag shows status "ready" (TagBody).',
      'No story of Tag shows tone "critical" (TagProps).',
    ]);
  });

  it.each([
    ['JSX', `export const A = meta.story({ render: () => <Tag tone="critical" /> });`],
    [
      'a choice',
      `export const A = meta.story({ render: () => <Tag tone={bad ? 'critical' : 'neutral'} /> });`,
    ],
    [
      'a list that is mapped',
      `export const A = meta.story({ render: () => ['critical'].map((tone) => <Tag tone={tone} />) });`,
    ],
    ['a typed list', `const tones: TagTone[] = ['neutral', 'critical'];`],
    [
      'a function',
      `function bad(tone) { return { tone }; } export const A = meta.story({ args: bad('critical') });`,
    ],
    [
      'a state',
      `function B() { const [tone, setTone] = useState('neutral'); setTone('critical'); return <Tag tone={tone} />; }`,
    ],
    ['a fixture', `import { bad } from './Tag.fixtures.tsx';`],
  ])('sees a word shown by %s', (_how, story) => {
    const fixture = { [`${folder}Tag.fixtures.tsx`]: `export const bad = { tone: 'critical' };` };
    expect(check(sizes + bodies + story, _how === 'a fixture' ? fixture : {})).toEqual([]);
  });

  it('does not take a play, a control or another property for a showing', () => {
    const elsewhere = `export const A = meta.story({ args: { kind: 'critical' }, argTypes: { tone: { options: ['critical'] } },
      play: () => click({ tone: 'critical' }) });
      export const B = meta.story({ args: { other: { status: 'loading' } } });`;
    expect(check(sizes + elsewhere)).toEqual([
      'No story of Tag shows status "loading" (TagBody).',
      'No story of Tag shows status "ready" (TagBody).',
      'No story of Tag shows tone "critical" (TagProps).',
    ]);
  });

  it.each([
    ['args', 'export const A = meta.story({ args: { columns: 3, shift: -1 } });', '2'],
    ['a list that is mapped', '[2].map((columns) => <Tag columns={columns} shift={-1} />);', '3'],
    ['the keys of a record', 'const all: Record<Columns, string> = { 3: "a" }; <Tag shift={-1} />;', '2'],
  ])(
    'numbers are members like words: one shown by %s, the default, and one that is missing',
    (_how, story, left) => {
      const counted = `type Columns = 1 | 2 | 3;
export type TagProps = { columns?: Columns; shift?: -1 | 1; level?: 2; size?: number };
export function Tag({ columns = 1, shift = 1 }: TagProps) { return <span data-columns={columns} />; }`;
      expect(check(story, { [`${folder}Tag.tsx`]: counted })).toEqual([
        `No story of Tag shows columns "${left}" (TagProps).`,
      ]);
    },
  );

  it('names a component without a story', () => {
    expect(
      check(sizes + bodies + critical, {
        'packages/ui/src/components/Bare/Bare.tsx': 'export function Bare() {}',
      }),
    ).toEqual(['No story shows Bare (Bare).']);
  });
});

import { expect, it } from 'vitest';
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

it('uncovered() reports nothing when args or a default show every literal, except those of callbacks', () => {
  expect(check(sizes + bodies + critical)).toEqual([]);
});

it('uncovered() reports each literal that no story shows', () => {
  expect(check(sizes)).toEqual([
    'No story of Tag shows status "loading" (TagBody).',
    'No story of Tag shows status "ready" (TagBody).',
    'No story of Tag shows tone "critical" (TagProps).',
  ]);
});

it.each([
  ['JSX', `export const A = meta.story({ render: () => <Tag tone="critical" /> });`],
  [
    'a conditional',
    `export const A = meta.story({ render: () => <Tag tone={bad ? 'critical' : 'neutral'} /> });`,
  ],
  [
    'a mapped list',
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
])('uncovered() accepts a literal shown by %s', (_how, story) => {
  const fixture = { [`${folder}Tag.fixtures.tsx`]: `export const bad = { tone: 'critical' };` };
  expect(check(sizes + bodies + story, _how === 'a fixture' ? fixture : {})).toEqual([]);
});

it('uncovered() does not accept a literal of a play, a control or another property', () => {
  const elsewhere = `export const A = meta.story({ args: { kind: 'critical' }, argTypes: { tone: { options: ['critical'] } },
      play: () => click({ tone: 'critical' }) });
      export const B = meta.story({ args: { other: 'loading', body: { status: 'ready' } } });`;
  expect(check(sizes + elsewhere)).toEqual([
    'No story of Tag shows status "loading" (TagBody).',
    'No story of Tag shows tone "critical" (TagProps).',
  ]);
});

it.each([
  ['args', 'export const A = meta.story({ args: { columns: 3, shift: -1 } });', '2'],
  ['a mapped list', '[2].map((columns) => <Tag columns={columns} shift={-1} />);', '3'],
])(
  'uncovered() reports a number that no story shows, beside a default and one shown by %s',
  (_how, story, left) => {
    const counted = `type Columns = 1 | 2 | 3;
export type TagProps = { columns?: Columns; shift?: -1 | 1; level?: 2; size?: number };
export function Tag({ columns = 1, shift = 1 }: TagProps) { return <span data-columns={columns} />; }`;
    expect(check(story, { [`${folder}Tag.tsx`]: counted })).toEqual([
      `No story of Tag shows columns "${left}" (TagProps).`,
    ]);
  },
);

it('uncovered() reports a component without a story', () => {
  expect(
    check(sizes + bodies + critical, {
      'packages/ui/src/components/Bare/Bare.tsx': 'export function Bare() {}',
    }),
  ).toEqual(['No story shows Bare (Bare).']);
});

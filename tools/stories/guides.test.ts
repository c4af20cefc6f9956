import { expect, it } from 'vitest';
import type { ComponentGuide } from './ComponentGuide.ts';
import { guideFaults } from './guides.ts';
import type { StoryEntry } from './storyIndex.ts';

const guide: ComponentGuide = {
  summary: 'A button.',
  when: 'For an action.',
  whenNot: 'Not for navigation.',
  anatomy: {
    story: 'Plain',
    parts: [
      { name: 'Icon', selector: 'svg' },
      { name: 'Label', selector: 'span' },
    ],
  },
  keyboard: [{ keys: 'Enter', effect: 'Runs it.' }],
  content: [],
  accessibility: ['A native button.'],
  related: ['Link'],
  since: '0.1.0',
};

function story(name: string, exportName: string, tags: string[] = []): StoryEntry {
  const file = `packages/ui/src/components/${name}/${name}.stories.tsx`;
  return {
    id: `${name}--${exportName}`,
    title: `Controls/${name}`,
    file,
    exportName,
    tags,
    isOverview: true,
  };
}

const stories = [story('Button', 'Plain'), story('Link', 'Inline')];
const faultsOf = (
  changed: Partial<ComponentGuide> | undefined,
  from = stories,
  storiesSource = '',
  hasLiveExamples = false,
): string[] =>
  guideFaults(
    [{ name: 'Button', storiesSource, hasLiveExamples, guide: changed && { ...guide, ...changed } }],
    from,
    [`import * as stories from '../../packages/ui/src/components/Picture/Picture.stories.tsx';`],
  );

it('A complete guide has no faults', () => {
  expect(faultsOf({})).toEqual([]);
});

it('A component without a guide is a fault', () => {
  expect(faultsOf(undefined)).toEqual(['Button has no Button.docs.ts. Write its guide.']);
});

it.each<[string, Partial<ComponentGuide>, RegExp]>([
  ['an empty text', { when: ' ' }, /when is empty/],
  ['no related component', { related: [] }, /no related component/],
  ['a related component without a docs page', { related: ['Buton'] }, /related names Buton/],
  ['itself as related', { related: ['Button'] }, /related names Button/],
  ['nothing about accessibility', { accessibility: [] }, /accessibility/],
  [
    'an anatomy of an unknown story',
    { anatomy: { story: 'Other', parts: guide.anatomy?.parts ?? [] } },
    /names Other/,
  ],
  [
    'an anatomy of one part',
    { anatomy: { story: 'Plain', parts: [{ name: 'Icon', selector: 'svg' }] } },
    /two parts/,
  ],
])('A guide with %s is a fault', (_, changed, fault) => {
  expect(faultsOf(changed)).toEqual([expect.stringMatching(fault)]);
});

it('A related component may have a page that is written by hand', () => {
  expect(faultsOf({ related: ['Picture'] })).toEqual([]);
});

it('A component whose stories press keys needs a keyboard table', () => {
  expect(faultsOf({ keyboard: [] }, stories, "await userEvent.keyboard('{Enter}')")).toHaveLength(1);
  expect(faultsOf({ keyboard: [] })).toEqual([]);
});

it('A component with live examples describes them in words', () => {
  expect(faultsOf({}, stories, '', true)).toEqual([expect.stringContaining('has no example')]);
  expect(faultsOf({ example: { do: 'One.', dont: 'Two.' } }, stories, '', true)).toEqual([]);
});

it('A docs page shows at most eight stories', () => {
  const many = Array.from({ length: 9 }, (_, index) =>
    story('Button', index === 0 ? 'Plain' : `Other${index}`),
  );
  expect(faultsOf({}, [...many, story('Link', 'Inline')])).toEqual([expect.stringContaining('9 stories')]);
});

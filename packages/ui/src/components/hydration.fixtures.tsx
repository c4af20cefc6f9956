import { createElement, type ComponentType, type ReactElement } from 'react';
import { closeIcon } from '../icons/closeIcon.ts';
import { QuaysideProvider } from '../theme/QuaysideProvider.tsx';
import { AccordionItem } from './Accordion/Accordion.tsx';
import { AvatarGroup } from './Avatar/Avatar.tsx';
import { IconButton } from './IconButton/IconButton.tsx';
import { LegalSections } from './LegalDocument/LegalDocument.tsx';
import { isDialog, publicComponents } from './publicComponents.fixtures.tsx';
import { RowPin } from './Table/RowPin.tsx';
import { Tooltip } from './Tooltip/Tooltip.tsx';

/** A story and the description of its file, as both are written. */
interface WrittenStory {
  meta: { component?: ComponentType<object>; args?: object };
  input: { args?: object };
  composed: { args: object };
}

type StoriesMeta = WrittenStory['meta'];
type StoryInput = WrittenStory['input'];

function createStory(meta: StoriesMeta, input: StoryInput) {
  return {
    meta,
    input,
    composed: { args: { ...meta.args, ...input.args } },
    extend: (own: StoryInput): WrittenStory =>
      createStory(meta, { ...input, ...own, args: { ...input.args, ...own.args } }),
  };
}

/** Takes the place of Storybook's preview: it keeps what stories files say and loads nothing of Storybook. */
export const storiesPreview = {
  meta: (meta: StoriesMeta) => ({
    input: meta,
    story: (input: StoryInput = {}): WrittenStory => createStory(meta, input),
  }),
};

/** The value of the `ref` of the rendered component. */
export const attached: { root: Element | null } = { root: null };

// Props that must reach every root element.
const own = {
  className: 'own',
  'data-own': 'yes',
  ref: (element: Element | null): void => {
    attached.root = element;
  },
};

/** Components that no story is about, and one whose props are for another element. */
const withoutStory: Readonly<Record<string, ReactElement>> = {
  AccordionItem: <AccordionItem {...own} title="Contract" defaultOpen />,
  AvatarGroup: <AvatarGroup {...own} people={[{ id: 'a', name: 'Amelia Stone' }]} />,
  LegalSections: <LegalSections sections={[{ id: 'use', title: 'Use', content: <p>Fair.</p> }]} />,
  QuaysideProvider: (
    <QuaysideProvider>
      <p>Page</p>
    </QuaysideProvider>
  ),
  RowPin: <RowPin {...own} label="Pin Policy" pinned={false} onPinnedChange={() => undefined} />,
  Tooltip: (
    <Tooltip text="Close this dialog">
      <IconButton {...own} icon={closeIcon} label="Close" />
    </Tooltip>
  ),
};

/** Props in place of a story's: the story's contents have styles of their own, or it starts closed. */
const otherArgs: Readonly<Record<string, object>> = {
  Drawer: { open: true },
  Grid: { children: null },
  ThemeScope: { children: null, style: undefined },
};

/** Every component except dialogs, which are in `dialogRoots.test.tsx`, with the props of its first story. */
export async function drawComponents(): Promise<[name: string, drawing: ReactElement][]> {
  const files = import.meta.glob<Record<string, WrittenStory>>([
    './*/*.stories.tsx',
    '../theme/ThemeScope.stories.tsx',
  ]);
  const names = (await publicComponents()).filter((name) => !isDialog(name));
  return Promise.all(
    names.map(async (name): Promise<[string, ReactElement]> => {
      const written = withoutStory[name];
      if (written) return [name, written];
      const path = Object.keys(files).find((file) => file.endsWith(`/${name}.stories.tsx`)) ?? '';
      const [story] = Object.values((await files[path]?.()) ?? {});
      if (!story?.meta.component) throw new Error(`${name} has no story. Write one.`);
      const props = { ...story.composed.args, ...otherArgs[name], ...own };
      return [name, createElement(story.meta.component, props)];
    }),
  );
}

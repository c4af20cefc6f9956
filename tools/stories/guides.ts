import { basename } from 'node:path';
import type { ComponentGuide } from '../../.storybook/docs/ComponentGuide.ts';
import { isInDocs } from './code/copiedCode.ts';
import type { StoryEntry } from './storyIndex.ts';

/** A component as far as its guide is checked. */
export interface GuidedComponent {
  name: string;
  /** The source text of its stories. */
  storiesSource: string;
  guide: ComponentGuide | undefined;
}

const pressesKeys = /userEvent\.(?:keyboard|tab|type|click)\(/u;

/** One line for each guide that is missing or incomplete, and for each name in a guide that leads nowhere. */
export function guideFaults(
  components: readonly GuidedComponent[],
  stories: readonly StoryEntry[],
): string[] {
  const shown = stories.filter(({ tags }) => isInDocs(tags));
  const pages = new Set(shown.map(({ title }) => title.slice(title.lastIndexOf('/') + 1)));
  return components.flatMap(({ name, storiesSource, guide }) => {
    if (!guide) return [`${name} has no ${name}.docs.ts. Write its guide.`];
    const own = shown.filter(({ file }) => basename(file) === `${name}.stories.tsx`);
    const empty = (['summary', 'when', 'whenNot', 'since'] as const).filter(
      (field) => guide[field].trim() === '',
    );
    return [
      ...empty.map((field) => `${name}.docs.ts: ${field} is empty.`),
      ...(guide.related.length === 0 ? [`${name}.docs.ts names no related component.`] : []),
      ...guide.related
        .filter((other) => other === name || !pages.has(other))
        .map((other) => `${name}.docs.ts: related names ${other}, which has no docs page of its own.`),
      ...(guide.accessibility.length === 0 ? [`${name}.docs.ts says nothing about accessibility.`] : []),
      ...(pressesKeys.test(storiesSource) && guide.keyboard.length === 0
        ? [`${name}.docs.ts has no keyboard table, but a play of its stories acts on it.`]
        : []),
      ...anatomyFaults(name, guide, own),
      ...(own.length > 8 ? [`${name} has ${own.length} stories on its docs page, more than 8.`] : []),
    ];
  });
}

function anatomyFaults(name: string, { anatomy }: ComponentGuide, own: readonly StoryEntry[]): string[] {
  if (!anatomy) return [];
  const names = anatomy.parts.map((part) => part.name);
  return [
    ...(own.some(({ exportName }) => exportName === anatomy.story)
      ? []
      : [`${name}.docs.ts: anatomy names ${anatomy.story}, which is no story of its docs page.`]),
    ...(names.length < 2 ? [`${name}.docs.ts: an anatomy has two parts or more.`] : []),
    ...names
      .filter((part, index) => names.indexOf(part) !== index)
      .map((part) => `${name}.docs.ts: two parts are called ${part}.`),
  ];
}

import { basename } from 'node:path';
import type { ComponentGuide } from './ComponentGuide.ts';
import { isInDocs } from './code/copiedCode.ts';
import type { StoryEntry } from './storyIndex.ts';

/** A component as far as its guide is checked. */
export interface GuidedComponent {
  name: string;
  /** The source text of its stories. */
  storiesSource: string;
  /** Whether Storybook has live examples of a right and a wrong use. */
  hasLiveExamples: boolean;
  guide: ComponentGuide | undefined;
}

/** The import of the stories that a page is written for, in place of the docs page of their component. */
const writtenFor = /import \* as stories from '[^']*components\/(?<name>\w+)\/[^']*'/u;
const pressesKeys = /userEvent\.(?:keyboard|tab|type|click)\(/u;

/**
 * One line for each guide that is missing or incomplete, and for each name in a guide that leads nowhere. `pages` are the
 * sources of Storybook's own pages.
 */
export function guideFaults(
  components: readonly GuidedComponent[],
  stories: readonly StoryEntry[],
  pages: readonly string[],
): string[] {
  const shown = stories.filter(({ tags }) => isInDocs(tags));
  const targets = new Set(shown.map(({ title }) => title.slice(title.lastIndexOf('/') + 1)));
  for (const page of pages) {
    const component = writtenFor.exec(page)?.groups?.['name'];
    if (component !== undefined) targets.add(component);
  }
  return components.flatMap(({ name, storiesSource, hasLiveExamples, guide }) => {
    if (!guide) return [`${name} has no ${name}.docs.ts. Write its guide.`];
    const own = shown.filter(({ file }) => basename(file) === `${name}.stories.tsx`);
    const empty = (['summary', 'when', 'whenNot', 'since'] as const).filter(
      (field) => guide[field].trim() === '',
    );
    return [
      ...empty.map((field) => `${name}.docs.ts: ${field} is empty.`),
      ...(guide.related.length === 0 ? [`${name}.docs.ts names no related component.`] : []),
      ...guide.related
        .filter((other) => other === name || !targets.has(other))
        .map((other) => `${name}.docs.ts: related names ${other}, which has no docs page of its own.`),
      ...(guide.accessibility.length === 0 ? [`${name}.docs.ts says nothing about accessibility.`] : []),
      ...(pressesKeys.test(storiesSource) && guide.keyboard.length === 0
        ? [`${name}.docs.ts has no keyboard table, but a play of its stories acts on it.`]
        : []),
      ...(hasLiveExamples && !guide.example
        ? [`${name}.docs.ts has no example, which says what its live examples show.`]
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

/** An entry of Storybook's own index, as far as the pages read it. */
export interface StoryEntry {
  id: string;
  title: string;
  type: 'story' | 'docs';
  tags: readonly string[];
}

/** One component of the overview: its docs page, and its stories, the first of which has the best picture. */
export interface ComponentEntry {
  name: string;
  docsId: string;
  storyIds: readonly string[];
}

/** Components by the first part of their title, in the order of the sidebar. */
export function groupComponents(entries: readonly StoryEntry[]): Map<string, ComponentEntry[]> {
  const groups = new Map<string, ComponentEntry[]>();
  for (const { id: docsId, title } of entries.filter(
    ({ type, tags }) => type === 'docs' && !tags.includes('unattached-mdx'),
  )) {
    const [group = title, ...rest] = title.split('/');
    const storyIds = entries
      .filter((entry) => entry.type === 'story' && entry.title === title)
      .map(({ id }) => id);
    const component = { name: rest.join(' / ') || group, docsId, storyIds };
    groups.set(group, [...(groups.get(group) ?? []), component]);
  }
  return groups;
}

/**
 * One line for each link of Storybook's own pages that leads nowhere. `pages` are their sources by path, `storyIds` the
 * ids of all stories.
 */
export function brokenLinks(pages: ReadonlyMap<string, string>, storyIds: ReadonlySet<string>): string[] {
  const docs = new Set([...storyIds].map((id) => docsOf(id.split('--')[0] ?? '')));
  for (const source of pages.values()) {
    const title = /<Meta title="(?<title>[^"]+)"/.exec(source)?.groups?.['title'];
    if (title !== undefined) docs.add(docsOf(title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')));
  }
  return [...pages].flatMap(([path, source]) =>
    [...source.matchAll(/\?path=\/(?:docs|story)\/(?<id>[\w-]+)/g)]
      .map(({ groups }) => groups?.['id'] ?? '')
      .filter((id) => !docs.has(id) && !storyIds.has(id))
      .map((id) => `${path} links to ${id}, which does not exist.`),
  );
}

function docsOf(component: string): string {
  return `${component}--docs`;
}

import { useEffect, useState, type JSX } from 'react';
import { groupComponents, type ComponentEntry, type StoryEntry } from './storyEntries.ts';
import { overviewStyles } from './overviewStyles.ts';

/** Addresses of the pictures that `npm run visual` stores, by path. */
const pictures = import.meta.glob<string>('../../e2e/visual/{light,own}/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

const pictureOf = (storyId: string): string | undefined =>
  pictures[`../../e2e/visual/light/${storyId}.webp`] ?? pictures[`../../e2e/visual/own/${storyId}.webp`];

/** Every component with a picture of its first story, by group. */
export function ComponentOverview(): JSX.Element {
  const [entries, setEntries] = useState<readonly StoryEntry[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    void fetchEntries(abort.signal).then(setEntries, () => undefined);
    return () => abort.abort();
  }, []);
  return (
    <div className="sb-unstyled">
      <style>{overviewStyles}</style>
      {[...groupComponents(entries)].map(([group, components]) => (
        <section key={group} className="overview-group">
          <h2 id={group.toLowerCase()}>{group}</h2>
          <ul>
            {components.map((component) => (
              <li key={component.docsId}>
                <ComponentCard {...component} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

async function fetchEntries(signal: AbortSignal): Promise<StoryEntry[]> {
  const response = await fetch('index.json', { signal });
  const index = (await response.json()) as { entries: Record<string, StoryEntry> };
  return Object.values(index.entries);
}

function ComponentCard({ name, docsId, storyIds }: ComponentEntry): JSX.Element {
  const picture = storyIds.map(pictureOf).find((address) => address !== undefined);
  return (
    <a href={`./?path=/docs/${docsId}`} target="_parent" className="overview-card">
      {/* The pictures show the light theme. */}
      <span className="overview-picture" data-theme="light" data-view="apollo">
        {picture !== undefined && <img src={picture} alt="" loading="lazy" />}
      </span>
      <span className="overview-name">{name}</span>
    </a>
  );
}

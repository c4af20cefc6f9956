import type { JSX } from 'react';
import { useDocsPages } from './useDocsPages.ts';

/** A link to the docs page of a component; only its name while the page is not known. */
export function DocsLink({ name }: { name: string }): JSX.Element {
  const id = useDocsPages().get(name);
  if (id === undefined) return <span>{name}</span>;
  return (
    <a href={`./?path=/docs/${id}`} target="_parent">
      {name}
    </a>
  );
}

/** Pages whose names begin sentences as words of the language. */
const words: ReadonlySet<string> = new Set([
  'Colour',
  'Link',
  'Type',
  'Space',
  'States',
  'Tokens',
  'Motion',
  'Voice',
  'Layout',
  'Accessibility',
  'Elevation',
  'Brand',
  'Charts',
  'Overview',
]);

/** A text of a guide: `code` in backticks, and the names of components as links. */
export function GuideText({ text }: { text: string }): JSX.Element {
  const pages = useDocsPages();
  return (
    <>
      {[...text.matchAll(/`[^`]+`|[A-Z]\w+|[^`A-Z]+|./g)].map(({ 0: part, index: start }) => {
        if (part.startsWith('`')) return <code key={start}>{part.slice(1, -1)}</code>;
        return pages.has(part) && !words.has(part) ? <DocsLink key={start} name={part} /> : part;
      })}
    </>
  );
}

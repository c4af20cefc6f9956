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

/** A text of a guide: `code` in backticks, and the names of components as links. */
export function GuideText({ text }: { text: string }): JSX.Element {
  const pages = useDocsPages();
  return (
    <>
      {[...text.matchAll(/`[^`]+`|[A-Z]\w+|[^`A-Z]+|./g)].map(({ 0: part, index: start }) => {
        if (part.startsWith('`')) return <code key={start}>{part.slice(1, -1)}</code>;
        // The names of foundation pages are words of the language, too.
        const isName = /^[A-Z]\w+[A-Z]|^(?:Table|Grid|Card|Tile|Tabs|Dialog|Toasts|Field|Link|Meter)$/.test(
          part,
        );
        return isName && pages.has(part) ? <DocsLink key={start} name={part} /> : part;
      })}
    </>
  );
}

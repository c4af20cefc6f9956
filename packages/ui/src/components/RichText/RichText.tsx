'use client';
import type { ComponentPropsWithRef, JSX, MouseEvent } from 'react';
import { RichTextRoot } from './RichText.styles.ts';
import type { SafeHtml } from './SafeHtml.ts';

export type { SafeHtml } from './SafeHtml.ts';

/** Sanitised text, and what to do with its links to pages of this site. */
export type RichTextProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  /** Made by `sanitizeHtml` of `@quayside/ui/sanitize`, and by nothing else. */
  html: SafeHtml;
  /** Called instead of loading the page when a `/path` link is followed plainly; without it the browser loads it. */
  onInternalLink?: (path: string) => void;
};

/** Shows rich text that came from a server. Takes the size and colour of the text around it. */
export function RichText({ html, onInternalLink, onClick, ...rest }: RichTextProps): JSX.Element {
  function handleClick(event: MouseEvent<HTMLDivElement>): void {
    onClick?.(event);
    const path = onInternalLink && internalPath(event);
    if (!path) return;
    event.preventDefault();
    onInternalLink(path);
  }
  return <RichTextRoot {...rest} onClick={handleClick} dangerouslySetInnerHTML={{ __html: html }} />;
}

// With a modifier or another button the user asks the browser for a tab or window of its own.
function internalPath(event: MouseEvent): string | null {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
  return link?.getAttribute('href') ?? null;
}

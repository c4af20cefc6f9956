'use client';
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type JSX,
  type MouseEvent,
} from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { reachTables } from './reachTables.ts';
import { RichTextRoot } from './RichText.styles.ts';
import type { SafeHtml } from './SafeHtml.ts';

export type { SafeHtml } from './SafeHtml.ts';

/** Every string of the text that is not in it: what a link to another site says beside its words. */
export type RichTextLabels = { opensInNewTab: string };

/** Sanitised text, and what to do with its links to pages of this site. */
export type RichTextProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  /** Made by `sanitizeHtml` of `@quayside/ui/sanitize`, and by nothing else. */
  html: SafeHtml;
  /** Called instead of loading the page when a `/path` link is followed plainly; without it the browser loads it. */
  onInternalLink?: (path: string) => void;
  labels?: Partial<RichTextLabels>;
};

const defaultLabels: RichTextLabels = { opensInNewTab: '(opens in a new tab)' };

/** Shows rich text that came from a server. Takes the size and colour of the text around it. */
export function RichText({
  html,
  onInternalLink,
  onClick,
  labels,
  ref,
  ...rest
}: RichTextProps): JSX.Element {
  const { opensInNewTab } = useLabels('RichText', defaultLabels, labels);
  const rootRef = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => rootRef.current);
  // The text is the server's, so what is ours in it is put there afterwards; at each drawing, as it may be another.
  useLayoutEffect(() => {
    const text = rootRef.current;
    if (!text) return undefined;
    const linksOut = text.querySelectorAll<HTMLAnchorElement>('a[target="_blank"]');
    for (const link of linksOut) link.title = opensInNewTab;
    return reachTables(text);
  });
  function handleClick(event: MouseEvent<HTMLDivElement>): void {
    onClick?.(event);
    const path = onInternalLink && internalPath(event);
    if (!path) return;
    event.preventDefault();
    onInternalLink(path);
  }
  return (
    <RichTextRoot {...rest} ref={rootRef} onClick={handleClick} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

// With a modifier or another button the user asks the browser for a tab or window of its own.
function internalPath(event: MouseEvent): string | null {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
  return link?.getAttribute('href') ?? null;
}

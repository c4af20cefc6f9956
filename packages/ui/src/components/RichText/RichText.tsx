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
import { makeTablesFocusable } from './makeTablesFocusable.ts';
import { RichTextRoot } from './RichText.styles.ts';
import type { SafeHtml } from './SafeHtml.ts';

export type { SafeHtml } from './SafeHtml.ts';

/** The default texts, such as the suffix of a link to another site. */
export type RichTextLabels = {
  /** Follows the text of a link to another site, for screen readers. */
  opensInNewTab: string;
};

/** Sanitised text, and a handler for its links to pages of this site. */
export type RichTextProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  /** Created by `sanitizeHtml` of `@quayside/ui/sanitize` only. */
  html: SafeHtml;
  /** Called for a plain click on a `/path` link, in place of a page load. Without it the browser loads the page. */
  onInternalLink?: (path: string) => void;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<RichTextLabels>;
};

const defaultLabels: RichTextLabels = { opensInNewTab: '(opens in a new tab)' };

/** Shows rich text from a server. It inherits the size and colour of the surrounding text. */
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
  // The HTML is the server's, so our additions are applied afterwards, on every render, because it may have
  // changed.
  useLayoutEffect(() => {
    const text = rootRef.current;
    if (!text) return undefined;
    const linksOut = text.querySelectorAll<HTMLAnchorElement>('a[target="_blank"]');
    for (const link of linksOut) link.title = opensInNewTab;
    return makeTablesFocusable(text);
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

// With a modifier key or another button the user asks for a new tab or window.
function internalPath(event: MouseEvent): string | null {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
  return link?.getAttribute('href') ?? null;
}

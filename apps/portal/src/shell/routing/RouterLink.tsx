import type { LinkComponentProps } from '@quayside/ui';
import { useContext, type JSX, type MouseEvent } from 'react';
import { createPath, Link, resolvePath, useInRouterContext } from 'react-router-dom';
import { FollowLinkContext } from './FollowLinks.tsx';

/**
 * The design system's internal links: the pages' links, or a plain link where there is no router yet. A link to a path does not
 * subscribe to the location, so that a list does not render all its links again when its address changes.
 */
export function RouterLink({ href, ...rest }: LinkComponentProps): JSX.Element {
  const follow = useContext(FollowLinkContext);
  const isInRouter = useInRouterContext();
  if (!isInRouter) return <PlainLink href={href} {...rest} />;
  // Only the location says where a relative address leads.
  if (follow === null || !href.startsWith('/')) return <Link to={href} {...rest} />;
  const path = createPath(resolvePath(href, '/'));
  const { onClick, target } = rest;
  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event, target)) return;
    event.preventDefault();
    follow?.(path);
  }
  return <PlainLink {...rest} href={path} onClick={handleClick} />;
}

function PlainLink({ children, ...rest }: LinkComponentProps): JSX.Element {
  return <a {...rest}>{children}</a>;
}

/** Whether the click opens the page here: the browser opens a tab or a menu for the others. */
function isPlainClick(
  { button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent,
  target: string | undefined,
): boolean {
  return button === 0 && (target ?? '_self') === '_self' && !(metaKey || altKey || ctrlKey || shiftKey);
}

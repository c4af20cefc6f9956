'use client';
import { createElement, type ComponentPropsWithRef, type JSX } from 'react';
import { useLinkComponent } from './quaysideContext.ts';
import { safeHref } from './safeHref.ts';

/** An anchor's attributes. `external` links to another site, in a new tab. */
export type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** The address. Without a safe one the link is disabled. */
  href?: string | undefined;
  /** Links to another site, in a new tab. Default false. */
  external?: boolean | undefined;
};

/**
 * Renders every link of the design system: with the provider's link component inside the application, as a plain
 * anchor to other sites. A missing or unsafe address renders a disabled link.
 */
export function Anchor({ href, external = false, children, ...rest }: AnchorProps): JSX.Element {
  const linkComponent = useLinkComponent('A link');
  const safe = safeHref(href);
  if (safe === null) {
    const { onClick: _onClick, target: _target, ...inert } = rest;
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link that leads nowhere has no address, and so no role
      <a {...inert} role="link" aria-disabled="true">
        {children}
      </a>
    );
  }
  return createElement(
    external ? 'a' : linkComponent,
    { ...rest, href: safe, ...(external && { target: '_blank', rel: 'noopener noreferrer' }) },
    children,
  );
}

'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { ContentRoot } from './PageContent.styles.ts';

/** `page` is as wide as the bar's content, up to 1440 px. `narrow` is 800 px, for a form or a single decision. */
export type PageContentProps = ComponentPropsWithRef<'div'> & {
  /** `page` is up to 1440 px wide. `narrow` is 800 px, for a form. Default `page`. */
  width?: 'page' | 'narrow';
};

/**
 * The column of a page's content. It has the same edges as the announcement and even spacing between its parts. Its
 * children are as wide as the column, except a `Button` or `ButtonLink`.
 */
export function PageContent({ width = 'page', ...rest }: PageContentProps): JSX.Element {
  return <ContentRoot {...rest} data-width={width} />;
}

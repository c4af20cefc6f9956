'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { ContentRoot } from './PageContent.styles.ts';

/** `page` is as wide as the bar's content, up to 1440 px; `narrow`, 800 px, is for a form or one decision. */
export type PageContentProps = ComponentPropsWithRef<'div'> & { width?: 'page' | 'narrow' };

/** The column a page's content stands in: the same edges as the announcement, the same room between its parts. */
export function PageContent({ width = 'page', ...rest }: PageContentProps): JSX.Element {
  return <ContentRoot {...rest} data-width={width} />;
}

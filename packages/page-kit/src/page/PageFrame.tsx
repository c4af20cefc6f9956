'use client';

import { Breadcrumbs, type BreadcrumbsItem } from '@quayside/ui/Breadcrumbs';
import { PageContent, type PageContentProps } from '@quayside/ui/PageContent';
import { PageHeader, type PageHeaderProps } from '@quayside/ui/PageHeader';
import type { JSX, ReactNode } from 'react';

/** The header of a page below other pages, and its content as children. */
export type PageFrameProps = Omit<PageHeaderProps, 'breadcrumbs'> &
  Pick<PageContentProps, 'width'> & {
    /** The pages above this one, the topmost first. */
    parents: readonly BreadcrumbsItem[];
    /** The name of this page in the breadcrumbs. Default: the title. */
    current?: ReactNode;
    children: ReactNode;
  };

/** A page below other pages: its breadcrumbs, its heading and its content. */
export function PageFrame({
  parents,
  current,
  width = 'page',
  children,
  ...header
}: PageFrameProps): JSX.Element {
  return (
    <PageContent width={width}>
      <PageHeader
        {...header}
        breadcrumbs={<Breadcrumbs items={parents} current={current ?? header.title} />}
      />
      {children}
    </PageContent>
  );
}

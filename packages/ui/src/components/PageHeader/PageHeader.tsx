'use client';
import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import { ownParts } from '../../theme/ownText.tsx';
import {
  HeaderActions,
  HeaderCount,
  HeaderDetails,
  HeaderDrawing,
  HeaderLead,
  HeaderRoot,
  HeaderText,
  HeaderTitle,
  HeaderTrail,
} from './PageHeader.styles.ts';

/** `title` for a page, `display` for the one page that begins something, such as the landing page. */
export type PageHeaderSize = 'title' | 'display';

/** `title` is the only `h1` of the page, `lead` one sentence under it, and `actions` are buttons at the end. */
export type PageHeaderProps = Omit<ComponentPropsWithRef<'header'>, 'title' | 'children'> & {
  /** The heading of the page, its `h1`. */
  title: ReactNode;
  /** The `Breadcrumbs` above the title of a page about one thing. */
  breadcrumbs?: ReactNode;
  /** The number of things that the page lists, after the title: `9,874`. */
  count?: ReactNode;
  /** One line under the title about the thing: its identifier with a `CopyButton`, its `StatusLabel`. */
  details?: ReactNode;
  /** One sentence under the title about the purpose of the page. */
  lead?: ReactNode;
  /** The main actions of the page, at the end of the header. */
  actions?: ReactNode;
  /** An `Illustration` at the end, where there is space for it. */
  illustration?: ReactNode;
  /** `details` and `actions` are not known yet. Reserves a line for each that is left out. Default false. */
  loading?: boolean;
  /** The size of the heading. Default `title`. */
  size?: PageHeaderSize;
};

/** The header of a page. Its `h1` receives focus after navigation, by `main h1[tabindex="-1"]`. */
export function PageHeader({
  title,
  breadcrumbs,
  count,
  details,
  lead,
  actions,
  illustration,
  loading = false,
  size = 'title',
  ...rest
}: PageHeaderProps): JSX.Element {
  return (
    <HeaderRoot {...rest} data-size={size}>
      {breadcrumbs !== undefined && <HeaderTrail>{breadcrumbs}</HeaderTrail>}
      <HeaderText>
        <HeaderTitle>
          <h1 tabIndex={-1}>{ownParts(title)}</h1>
          {count !== undefined && <HeaderCount>{count}</HeaderCount>}
        </HeaderTitle>
        {(details !== undefined || loading) && (
          // Another element than the line that is reserved, so that nothing seems to move.
          <HeaderDetails key={details === undefined ? 'reserved' : 'details'}>{details}</HeaderDetails>
        )}
        {lead !== undefined && <HeaderLead>{ownParts(lead)}</HeaderLead>}
      </HeaderText>
      {(actions !== undefined || loading) && (
        <HeaderActions key={actions === undefined ? 'reserved' : 'actions'}>{actions}</HeaderActions>
      )}
      {illustration !== undefined && <HeaderDrawing>{illustration}</HeaderDrawing>}
    </HeaderRoot>
  );
}

'use client';
import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import { HeaderActions, HeaderLead, HeaderRoot, HeaderText } from './PageHeader.styles.ts';

/** `title` is the page's only `h1`; `lead` one sentence under it; `actions` buttons at the end. */
export type PageHeaderProps = Omit<ComponentPropsWithRef<'header'>, 'title' | 'children'> & {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
};

/** The head of a page. Its `h1` takes the focus after a page change, by `main h1[tabindex="-1"]`. */
export function PageHeader({ title, lead, actions, ...rest }: PageHeaderProps): JSX.Element {
  return (
    <HeaderRoot {...rest}>
      <HeaderText>
        <h1 tabIndex={-1}>{title}</h1>
        {lead !== undefined && <HeaderLead>{lead}</HeaderLead>}
      </HeaderText>
      {actions !== undefined && <HeaderActions>{actions}</HeaderActions>}
    </HeaderRoot>
  );
}

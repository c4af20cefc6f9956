'use client';
import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import { Anchor } from '../../theme/Anchor.tsx';
import { LinkRoot } from '../Link/Link.styles.ts';
import { RowTitleRoot } from './RowTitle.styles.ts';

/** `children` is the name of the row. */
export type RowTitleProps = ComponentPropsWithRef<'span'> & {
  /** The address of the row's page. */
  href: string;
  /** One quiet line below the name. */
  detail?: ReactNode;
  /** Badges beside the name. */
  marks?: ReactNode;
};

/** Names the row of a table and leads to its page. Use it in the column that is the row's header. */
export function RowTitle({ href, detail, marks, children, ...rest }: RowTitleProps): JSX.Element {
  return (
    <RowTitleRoot {...rest}>
      <span data-part="head">
        <LinkRoot as={Anchor} href={href} data-variant="quiet">
          {children}
        </LinkRoot>
        {marks}
      </span>
      {detail !== undefined && <span data-part="detail">{detail}</span>}
    </RowTitleRoot>
  );
}

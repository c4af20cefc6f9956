'use client';
import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import type { IconShape } from '../../icons/IconShape.ts';
import { Icon } from '../Icon/Icon.tsx';
import { EmptyRoot, EmptyText, EmptyTitle } from './EmptyState.styles.ts';

/** `small` fits in a table or a card; `page` replaces the content of a page. */
export type EmptyStateSize = 'small' | 'page';

/** `title` states the fact, `children` explain it, and `action` is the next step. */
export type EmptyStateProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  title: ReactNode;
  action?: ReactNode;
  icon?: IconShape;
  /** In place of the icon, for a `page`: an `Illustration`. */
  illustration?: ReactNode;
  size?: EmptyStateSize;
  /** Renders the title as a heading of this level. By default only a `page` has a heading, an `h2`. */
  headingLevel?: 2 | 3 | 4;
};

/**
 * Shown where there are no items yet, or none that match a filter. `size` defaults to `small`. For a failed request
 * use an `InlineAlert` with a retry button.
 */
export function EmptyState({
  title,
  action,
  icon,
  illustration,
  size = 'small',
  headingLevel,
  children,
  ...rest
}: EmptyStateProps): JSX.Element {
  const level = headingLevel ?? (size === 'page' ? 2 : undefined);
  return (
    <EmptyRoot {...rest} data-size={size}>
      {illustration}
      {icon && !illustration && <Icon icon={icon} size={size === 'page' ? 32 : 24} />}
      <EmptyTitle {...(level && { as: `h${level}` })}>{title}</EmptyTitle>
      {children !== undefined && <EmptyText>{children}</EmptyText>}
      {action}
    </EmptyRoot>
  );
}

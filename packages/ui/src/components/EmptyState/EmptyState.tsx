'use client';
import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import type { IconShape } from '../../icons/IconShape.ts';
import { Icon } from '../Icon/Icon.tsx';
import { EmptyRoot, EmptyText, EmptyTitle } from './EmptyState.styles.ts';

/** `small` stands in a table or a card, `page` where the page's content would be. */
export type EmptyStateSize = 'small' | 'page';

/** `title` says what is true, `children` what it means, `action` is the one thing to do. */
export type EmptyStateProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  title: ReactNode;
  action?: ReactNode;
  icon?: IconShape;
  size?: EmptyStateSize;
  /** Makes the title a heading of this level. By default only that of a `page` is one, an `h2`. */
  headingLevel?: 2 | 3 | 4;
};

/**
 * Stands where there is nothing yet, or nothing that fits a filter. `size` is `small` unless said otherwise. What could
 * not be loaded is no empty state: say so with a way to retry.
 */
export function EmptyState({
  title,
  action,
  icon,
  size = 'small',
  headingLevel,
  children,
  ...rest
}: EmptyStateProps): JSX.Element {
  const level = headingLevel ?? (size === 'page' ? 2 : undefined);
  return (
    <EmptyRoot {...rest} data-size={size}>
      {icon && <Icon icon={icon} size={size === 'page' ? 32 : 24} />}
      <EmptyTitle {...(level && { as: `h${level}` })}>{title}</EmptyTitle>
      {children !== undefined && <EmptyText>{children}</EmptyText>}
      {action}
    </EmptyRoot>
  );
}

'use client';
import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import { criticalIcon } from '../../icons/criticalIcon.ts';
import type { IconShape } from '../../icons/IconShape.ts';
import { Icon } from '../Icon/Icon.tsx';
import { EmptyAction, EmptyRoot, EmptyText, EmptyTitle } from './EmptyState.styles.ts';

/** `small` fits in a table or a card; `page` replaces the content of a page. */
export type EmptyStateSize = 'small' | 'page';

/** The reason why there is nothing to show. */
export type EmptyStateStatus = 'empty' | 'failed';

/** `title` states the fact, `children` explain it, and `action` is the next step. */
export type EmptyStateProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** Names the missing items, or those that could not be loaded. */
  title: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  /** By default a failure has one, and nothing else. */
  icon?: IconShape;
  /** `failed`: the items could not be loaded, so whether there are any is not known. Default `empty`. */
  status?: EmptyStateStatus;
  /** In place of the icon, for a `page`: an `Illustration`. */
  illustration?: ReactNode;
  /** `page` when nothing else is on the page. Default `small`. */
  size?: EmptyStateSize;
  /** Renders the title as a heading of this level. By default only a `page` has a heading, an `h2`. */
  headingLevel?: 2 | 3 | 4;
};

/**
 * Shown in place of items: there are none yet, none match a filter, or they could not be loaded. `size` defaults to
 * `small`. Where items are still shown, an `InlineAlert` above them says that an update failed.
 */
export function EmptyState({
  title,
  action,
  status = 'empty',
  icon = status === 'failed' ? criticalIcon : undefined,
  illustration,
  size = 'small',
  headingLevel,
  children,
  ...rest
}: EmptyStateProps): JSX.Element {
  const level = headingLevel ?? (size === 'page' ? 2 : undefined);
  return (
    <EmptyRoot {...rest} data-size={size} data-status={status}>
      {illustration}
      {icon && !illustration && <Icon icon={icon} size={size === 'page' ? 32 : 24} />}
      <EmptyTitle {...(level && { as: `h${level}` })}>{title}</EmptyTitle>
      {children !== undefined && <EmptyText>{children}</EmptyText>}
      {action !== undefined && <EmptyAction>{action}</EmptyAction>}
    </EmptyRoot>
  );
}

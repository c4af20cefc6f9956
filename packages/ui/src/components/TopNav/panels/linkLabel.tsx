'use client';
import type { ReactNode } from 'react';
import { externalIcon } from '../../../icons/externalIcon.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import type { TopNavLabels } from '../TopNav.labels.ts';
import type { TopNavItem } from '../TopNav.types.ts';

/**
 * The content of a link: its label, and for an external link that it opens a new tab. A function, not a component,
 * because a bar has many.
 */
export function linkLabel({ label, kind }: TopNavItem, labels: TopNavLabels): ReactNode {
  if (kind !== 'external') return label;
  return (
    <>
      {label}
      <Icon icon={externalIcon} size={16} data-quiet="" />
      <VisuallyHidden> {labels.opensInNewTab}</VisuallyHidden>
    </>
  );
}

'use client';
import type { ReactNode } from 'react';
import { externalIcon } from '../../../icons/externalIcon.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import type { TopNavLabels } from '../TopNav.labels.ts';
import type { TopNavItem } from '../TopNav.types.ts';

/** What a link says: its name, and that it opens elsewhere. No component, because there are many of them. */
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

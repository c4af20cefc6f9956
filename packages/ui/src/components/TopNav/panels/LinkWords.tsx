'use client';
import type { JSX } from 'react';
import { externalIcon } from '../../../icons/externalIcon.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import { useBar } from '../opening/BarContext.ts';
import type { TopNavItem } from '../TopNav.types.ts';

export type LinkWordsProps = { item: TopNavItem };

/** What a link says: its name, and that it opens elsewhere. */
export function LinkWords({ item: { label, kind } }: LinkWordsProps): JSX.Element {
  const { labels } = useBar();
  return (
    <>
      {label}
      {kind === 'external' && (
        <>
          <Icon icon={externalIcon} size={16} data-quiet="" />
          <VisuallyHidden> {labels.opensInNewTab}</VisuallyHidden>
        </>
      )}
    </>
  );
}

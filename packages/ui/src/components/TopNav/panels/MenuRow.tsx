'use client';
import type { JSX } from 'react';
import { useLinkComponent } from '../../../theme/LinkComponent.ts';
import { externalIcon } from '../../../icons/externalIcon.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import { useBar } from '../opening/BarContext.ts';
import { Row, RowDescription, RowLabel, ShimmerRow } from './MenuRow.styles.ts';
import type { TopNavSubItem } from '../TopNav.types.ts';

export type MenuRowProps = { item: TopNavSubItem };

/** One line of a panel: a name, and a quiet description under it. */
export function MenuRow({ item }: MenuRowProps): JSX.Element {
  const { labels, choose } = useBar();
  const Link = useLinkComponent();
  const words = (
    <>
      <RowLabel>
        {item.label}
        {item.kind === 'external' && <Icon icon={externalIcon} size={16} />}
        {item.kind === 'external' && <VisuallyHidden> {labels.opensInNewTab}</VisuallyHidden>}
      </RowLabel>
      {item.description && <RowDescription>{item.description}</RowDescription>}
    </>
  );
  if (item.kind === 'link') {
    return (
      <Row as={Link} href={item.href} aria-current={item.current ? 'page' : undefined} onClick={choose}>
        {words}
      </Row>
    );
  }
  if (item.kind === 'external') {
    return (
      <Row href={item.href} target="_blank" rel="noopener noreferrer" onClick={choose}>
        {words}
      </Row>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link that leads nowhere has no address, and so no role
    <Row role="link" aria-disabled="true">
      {words}
    </Row>
  );
}

/** What stands where a line will be: exactly as tall. */
export function PlaceholderRow(): JSX.Element {
  return (
    <ShimmerRow>
      <RowLabel>
        <i />
      </RowLabel>
      <RowDescription>
        <i />
      </RowDescription>
    </ShimmerRow>
  );
}

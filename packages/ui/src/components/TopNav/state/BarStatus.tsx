'use client';
import { useEffect, useState, type JSX } from 'react';
import { fillLabel } from '../../../theme/fillLabel.ts';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import { renderable } from '../items/renderable.ts';
import type { TopNavItem, TopNavNavigation, TopNavOpenId, TopNavSubmenu } from '../TopNav.types.ts';
import { useBar } from './BarContext.ts';

/** What was seen at the last change; `failed` is the label of the sub-menu that failed, until another one loads, or empty. */
type Seen = {
  openId: string | null;
  status: TopNavSubmenu['status'] | undefined;
  failed: string;
  mustClose: boolean;
};

const nothing: Seen = { openId: null, status: undefined, failed: '', mustClose: false };

export type BarStatusProps = {
  navigation: TopNavNavigation;
  items: readonly TopNavItem[];
  openId: TopNavOpenId;
};

/** Tells assistive technology how far the items and the open sub-menu are. A sub-menu that fails while it is open is closed. */
export function BarStatus({ navigation, items, openId }: BarStatusProps): JSX.Element {
  const { labels, closeInnermost } = useBar();
  const [seen, setSeen] = useState(nothing);
  const open = items.find((item) => item.id === openId);
  const parent = open?.kind === 'parent' ? open : undefined;
  const status = parent?.submenu?.status;
  const label = parent?.label ?? '';
  const isEmpty = parent?.submenu?.status === 'ready' && renderable(parent.submenu.items).length === 0;
  if (seen.openId !== openId || !Object.is(seen.status, status)) {
    // An error left over from before it was opened is the caller's to retry, not a reason to close again.
    const hasFailed = status === 'error' && seen.openId === openId;
    const failed = status === 'loading' ? '' : seen.failed;
    setSeen({ openId, status, failed: hasFailed ? label : failed, mustClose: hasFailed });
  }

  useEffect(() => {
    if (seen.mustClose) closeInnermost('error');
  }, [seen.mustClose, closeInnermost]);

  return <VisuallyHidden as="output">{words()}</VisuallyHidden>;

  function words(): string {
    if (navigation?.status === 'loading') return navigation.late ? labels.itemsLoading : '';
    if (navigation?.status === 'failed') return labels.itemsFailed;
    if (status === 'loading') return fillLabel(labels.submenuLoading, { label });
    if (isEmpty) return labels.submenuEmpty;
    return seen.failed && fillLabel(labels.submenuFailed, { label: seen.failed });
  }
}

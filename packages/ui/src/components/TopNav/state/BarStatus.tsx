'use client';
import { useEffect, useState, type JSX } from 'react';
import { fillLabel } from '../../../theme/fillLabel.ts';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import { renderable } from '../items/renderable.ts';
import type { TopNavItem, TopNavNavigation, TopNavOpenId, TopNavSubmenu } from '../TopNav.types.ts';
import { useBar } from './BarContext.ts';

/** The state at the last change. `failed` is the label of the sub-menu that failed, until another one loads; else empty. */
type Seen = {
  openId: string | null;
  status: TopNavSubmenu['status'] | undefined;
  failed: string;
  mustClose: boolean;
};

const initial: Seen = { openId: null, status: undefined, failed: '', mustClose: false };

export type BarStatusProps = {
  navigation: TopNavNavigation;
  items: readonly TopNavItem[];
  openId: TopNavOpenId;
};

/** Announces the loading state of the items and of the open sub-menu. Closes a sub-menu that fails while it is open. */
export function BarStatus({ navigation, items, openId }: BarStatusProps): JSX.Element {
  const { labels, closeInnermost } = useBar();
  const [seen, setSeen] = useState(initial);
  const open = items.find((item) => item.id === openId);
  const submenu = open?.kind === 'parent' ? open.submenu : undefined;
  const status = submenu?.status;
  const label = open?.label ?? '';
  const isEmpty = submenu?.status === 'ready' && renderable(submenu.items).length === 0;
  if (seen.openId !== openId || !Object.is(seen.status, status)) {
    // The caller retries an error from before the sub-menu was opened, so it does not close it.
    const hasFailed = status === 'error' && seen.openId === openId;
    const failed = status === 'loading' ? '' : seen.failed;
    setSeen({ openId, status, failed: hasFailed ? label : failed, mustClose: hasFailed });
  }

  useEffect(() => {
    if (seen.mustClose) closeInnermost('error');
  }, [seen.mustClose, closeInnermost]);

  return <VisuallyHidden as="output">{message()}</VisuallyHidden>;

  function message(): string {
    if (navigation?.status === 'loading') return navigation.late ? labels.itemsLoading : '';
    if (navigation?.status === 'failed') return labels.itemsFailed;
    if (status === 'loading') return fillLabel(labels.submenuLoading, { label });
    if (isEmpty) return labels.submenuEmpty;
    return seen.failed && fillLabel(labels.submenuFailed, { label: seen.failed });
  }
}

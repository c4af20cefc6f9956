'use client';
import { useEffect, useState } from 'react';
import { fillLabel } from '../../../theme/fillLabel.ts';
import type { TopNavLabels } from '../TopNav.labels.ts';
import type { TopNavItem, TopNavOpenId, TopNavSubmenu } from '../TopNav.types.ts';
import type { BarActions } from './barActions.ts';

/** What was seen at the last change; `failed` is the label of the sub-menu that failed, until another one loads. */
type Seen = {
  openId: string | null;
  status: TopNavSubmenu['status'] | undefined;
  failed: string | null;
  mustClose: boolean;
};

const nothing: Seen = { openId: null, status: undefined, failed: null, mustClose: false };

/** What is to be said politely about the open sub-menu. One that fails while it is open is closed. */
export function useSubmenuNews(
  items: readonly TopNavItem[],
  openId: TopNavOpenId,
  labels: TopNavLabels,
  { closeOpen }: BarActions,
): string {
  const [seen, setSeen] = useState(nothing);
  const open = items.find((item) => item.id === openId);
  const parent = open?.kind === 'parent' ? open : undefined;
  const status = parent?.submenu?.status;
  if (seen.openId !== openId || !Object.is(seen.status, status)) {
    // An error left over from before it was opened is the caller's to retry, not a reason to close again.
    const hasFailed = status === 'error' && seen.openId === openId;
    const failed = status === 'loading' ? null : seen.failed;
    setSeen({ openId, status, failed: hasFailed ? (parent?.label ?? null) : failed, mustClose: hasFailed });
  }

  useEffect(() => {
    if (seen.mustClose) closeOpen('error');
  }, [seen.mustClose, closeOpen]);

  if (status === 'loading') return fillLabel(labels.submenuLoading, { label: parent?.label ?? '' });
  return seen.failed === null ? '' : fillLabel(labels.submenuFailed, { label: seen.failed });
}

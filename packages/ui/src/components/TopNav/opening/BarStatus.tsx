'use client';
import { useEffect, useState, type JSX } from 'react';
import { fillLabel } from '../../../theme/fillLabel.ts';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import type { TopNavItem, TopNavOpenId, TopNavSubmenu } from '../TopNav.types.ts';
import { useBar } from './BarContext.ts';

/** What was seen at the last change; `failed` is the label of the sub-menu that failed, until another one loads, or empty. */
type Seen = {
  openId: string | null;
  status: TopNavSubmenu['status'] | undefined;
  failed: string;
  mustClose: boolean;
};

const nothing: Seen = { openId: null, status: undefined, failed: '', mustClose: false };

export type SubmenuNewsProps = { items: readonly TopNavItem[]; openId: TopNavOpenId };

/** What is to be said politely about the open sub-menu. One that fails while it is open is closed. */
export function SubmenuNews({ items, openId }: SubmenuNewsProps): JSX.Element {
  const { labels, closeOpen } = useBar();
  const [seen, setSeen] = useState(nothing);
  const open = items.find((item) => item.id === openId);
  const parent = open?.kind === 'parent' ? open : undefined;
  const status = parent?.submenu?.status;
  const label = parent?.label ?? '';
  if (seen.openId !== openId || !Object.is(seen.status, status)) {
    // An error left over from before it was opened is the caller's to retry, not a reason to close again.
    const hasFailed = status === 'error' && seen.openId === openId;
    const failed = status === 'loading' ? '' : seen.failed;
    setSeen({ openId, status, failed: hasFailed ? label : failed, mustClose: hasFailed });
  }

  useEffect(() => {
    if (seen.mustClose) closeOpen('error');
  }, [seen.mustClose, closeOpen]);

  const { failed } = seen;
  const news = failed && fillLabel(labels.submenuFailed, { label: failed });
  return (
    <VisuallyHidden as="output">
      {status === 'loading' ? fillLabel(labels.submenuLoading, { label }) : news}
    </VisuallyHidden>
  );
}

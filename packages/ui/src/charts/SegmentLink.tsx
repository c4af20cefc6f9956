'use client';
import type { JSX, MouseEvent, ReactNode } from 'react';
import { Anchor } from '../theme/Anchor.tsx';

export type SegmentLinkProps = { href: string | undefined; children: ReactNode };

/** Focus must not move into a drawing that is hidden from assistive technology. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** A pointer's shortcut to the link in the row of the segment. Keyboards and screen readers use the row. */
export function SegmentLink({ href, children }: SegmentLinkProps): JSX.Element {
  if (href === undefined) return <>{children}</>;
  return (
    <Anchor href={href} tabIndex={-1} onMouseDown={keepFocus}>
      {children}
    </Anchor>
  );
}

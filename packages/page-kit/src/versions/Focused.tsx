'use client';

import { useEffect, useRef, type JSX, type ReactNode } from 'react';

/** Takes the focus when it appears: the control that had it is gone. */
export function Focused({
  ifLost = false,
  children,
}: {
  /** Only if no element has the focus, or one that was disabled: it may appear without a press. Default false. */
  ifLost?: boolean;
  children: ReactNode;
}): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ifLost || isFocusLost()) ref.current?.focus();
  }, [ifLost]);
  return (
    <div ref={ref} tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </div>
  );
}

function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches(':disabled');
}

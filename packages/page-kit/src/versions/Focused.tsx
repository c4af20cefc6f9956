import { useEffect, useRef, type JSX, type ReactNode } from 'react';

/** Takes the focus when it appears: the control that had it is gone. */
export function Focused({ children }: { children: ReactNode }): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </div>
  );
}

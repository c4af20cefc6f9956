import { useEffect, useRef, type JSX, type ReactNode } from 'react';

/** The outcome of a user's action, such as an `InlineAlert`. */
export interface OutcomeProps {
  children: ReactNode;
}

/** Takes the focus when it appears, because the button or the dialog that had it is gone. */
export function Outcome({ children }: OutcomeProps): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </div>
  );
}

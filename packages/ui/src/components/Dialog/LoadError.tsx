'use client';
import type { JSX } from 'react';
import { Button } from '../Button/Button.tsx';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';
import { focusDialogTitle } from './focusDialogTitle.ts';

export type LoadErrorProps = { message: string; retry: string; onRetry: (() => void) | undefined };

/** An error inside a dialog, with a retry button that hands its focus to the title before it unmounts. */
export function LoadError({ message, retry, onRetry }: LoadErrorProps): JSX.Element {
  const action = onRetry && (
    <Button
      size="compact"
      onClick={({ currentTarget }) => {
        focusDialogTitle(currentTarget);
        onRetry();
      }}
    >
      {retry}
    </Button>
  );
  return (
    <InlineAlert tone="critical" live="polite" action={action}>
      {message}
    </InlineAlert>
  );
}

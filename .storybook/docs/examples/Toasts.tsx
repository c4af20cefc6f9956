import type { JSX } from 'react';
import { Toasts } from '../../../packages/ui/src/components/Toasts/Toasts.tsx';

/** Toasts are at a corner of their page, so each example has a page of this height. */
export const frameHeight = 180;

const ignore = (): void => undefined;

export function Do(): JSX.Element {
  return (
    <Toasts
      toasts={[
        {
          id: 'removed',
          tone: 'positive',
          text: 'Mara Lindqvist is no longer a contact.',
          count: 1,
          lasting: true,
          action: { label: 'Undo', onAction: ignore },
        },
      ]}
      onDismiss={ignore}
    />
  );
}

export function Dont(): JSX.Element {
  return (
    <Toasts
      toasts={[
        {
          id: 'invalid',
          tone: 'critical',
          text: 'Postcode, bandwidth and contact are not valid. Correct them, then press Save again.',
          count: 1,
        },
      ]}
      onDismiss={ignore}
    />
  );
}

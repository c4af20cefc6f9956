'use client';

import { passFocusOn } from '@quayside/ui';
import { Button } from '@quayside/ui/Button';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import type { JSX } from 'react';
import { versionWords } from './versionWords.ts';

/** Whose version was merged with the user's. */
export interface MergedNoticeProps {
  by: string;
  /** Called once the user has read it. */
  onDismiss: () => void;
}

/** Says that another person's changes were merged. There is nothing to decide. */
export function MergedNotice({ by, onDismiss }: MergedNoticeProps): JSX.Element {
  return (
    <InlineAlert
      live="polite"
      action={
        <Button ref={passFocusOn} onClick={onDismiss}>
          OK
        </Button>
      }
    >
      {versionWords.merged(by)}
    </InlineAlert>
  );
}

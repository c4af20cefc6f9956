import { passFocusOn } from '@quayside/ui';
import { Button } from '@quayside/ui/Button';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import type { JSX } from 'react';
import type { PreviewProblem } from '../useChangePreview.ts';

/** Says why a change has no charges, and offers to ask for them again if that can help. */
export function PreviewProblemAlert({ text, retry }: PreviewProblem): JSX.Element {
  return (
    <InlineAlert
      tone="caution"
      live="polite"
      action={
        retry && (
          <Button ref={passFocusOn} onClick={retry}>
            Try again
          </Button>
        )
      }
    >
      {text}
    </InlineAlert>
  );
}

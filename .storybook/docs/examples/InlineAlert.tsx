import type { JSX } from 'react';
import { Button } from '../../../packages/ui/src/components/Button/Button.tsx';
import { InlineAlert } from '../../../packages/ui/src/components/InlineAlert/InlineAlert.tsx';

export function Do(): JSX.Element {
  return (
    <InlineAlert tone="critical" title="We couldn’t load your cases" action={<Button>Retry</Button>}>
      They are safe. Try again in a moment.
    </InlineAlert>
  );
}

export function Dont(): JSX.Element {
  return (
    <InlineAlert tone="critical" title="Error 500">
      Request to /api/cases failed.
    </InlineAlert>
  );
}

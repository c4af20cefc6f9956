import { Button } from '@quayside/ui/Button';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import type { DecisionPanelProps } from './answerPanel.ts';

export function DecideHandover({ isSending, onAnswer, onAsk }: DecisionPanelProps): JSX.Element {
  return (
    <Stack direction="row" gap={8} screenOnly>
      <Button variant="primary" pending={isSending} onClick={() => onAnswer({ answer: 'accept' })}>
        Accept the handover
      </Button>
      <Button disabled={isSending} onClick={() => onAsk('disputeHandover')}>
        Dispute
      </Button>
    </Stack>
  );
}

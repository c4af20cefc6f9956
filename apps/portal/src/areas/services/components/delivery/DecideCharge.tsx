import { Button } from '@quayside/ui/Button';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Money } from '@quayside/ui/Money';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import type { DecisionPanelProps } from './answerPanel.ts';

/** Asks the user to accept or decline an excess construction charge. The order waits until then. */
export function DecideCharge({ action, isSending, onAsk }: DecisionPanelProps): JSX.Element {
  const { charge, ifDeclined } = action;
  return (
    <Stack gap={16}>
      <DescriptionList
        columns={2}
        items={[
          {
            id: 'amount',
            term: 'One-off charge (NRC), excl. VAT',
            description: charge && <Money {...charge} size="figure" />,
          },
          {
            id: 'declined',
            term: 'If you decline',
            description: ifDeclined ?? 'We tell you what is possible.',
          },
        ]}
      />
      <Stack direction="row" gap={8} screenOnly>
        <Button variant="primary" pending={isSending} onClick={() => onAsk('acceptCharge')}>
          Accept the charge
        </Button>
        <Button disabled={isSending} onClick={() => onAsk('declineCharge')}>
          Decline
        </Button>
      </Stack>
    </Stack>
  );
}

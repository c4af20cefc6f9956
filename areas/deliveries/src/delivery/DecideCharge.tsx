import { Button } from '@quayside/ui/Button';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Money } from '@quayside/ui/Money';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { reasonOf } from '@quayside/shared/rights/actions.ts';
import type { DecisionPanelProps } from './answerPanel.ts';

/** Asks the user to accept or decline an excess construction charge, or says who decides. The order waits until then. */
export function DecideCharge({ action, isSending, onAsk }: DecisionPanelProps): JSX.Element {
  const { charge, ifDeclined, allowedAnswers, refusedAnswers } = action;
  const canAccept = allowedAnswers.includes('accept');
  const canDecline = allowedAnswers.includes('decline');
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
          ...(ifDeclined === null
            ? []
            : [{ id: 'declined', term: 'If you decline', description: ifDeclined }]),
        ]}
      />
      {!canAccept && (
        <InlineAlert
          title={canDecline ? 'You can’t accept this charge' : 'You can’t decide about this charge'}
        >
          {reasonOf({ refusedActions: refusedAnswers }, 'accept') ??
            'Ask an administrator of your company who can.'}
        </InlineAlert>
      )}
      {(canAccept || canDecline) && (
        <Stack direction="row" gap={8} screenOnly>
          {canAccept && (
            <Button variant="primary" pending={isSending} onClick={() => onAsk('acceptCharge')}>
              Accept the charge
            </Button>
          )}
          {canDecline && (
            <Button disabled={isSending} onClick={() => onAsk('declineCharge')}>
              Decline
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}

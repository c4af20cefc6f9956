import { Button } from '@quayside/ui/Button';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Money } from '@quayside/ui/Money';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { namesOf } from '@quayside/shared/approvals/namesOf.ts';
import type { DeliveryAction } from '../deliveryApi.ts';
import type { DecisionPanelProps } from './answerPanel.ts';

/** Asks the user to accept or decline an excess construction charge, or says who decides. The order waits until then. */
export function DecideCharge({ action, isSending, onAsk }: DecisionPanelProps): JSX.Element {
  const { charge, ifDeclined, allowedAnswers, refusal } = action;
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
      {refusal !== null && <Refusal {...refusal} />}
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

type RefusalOfCharge = NonNullable<DeliveryAction['refusal']>;

const reasons: Record<RefusalOfCharge['cause'], string> = {
  notApprover: 'Only approvers of your company accept or decline charges.',
  ownRequest: 'You asked for this, so a colleague decides.',
  otherApprover: 'It is for another approver of your company.',
  aboveLimit: 'It is above your limit. You can still decline it.',
};

/** The reason why the user may not accept the charge, and who may. */
function Refusal({ cause, deciders }: RefusalOfCharge): JSX.Element {
  const names = namesOf(deciders);
  return (
    <InlineAlert
      title={
        cause === 'aboveLimit' ? (
          <span key="one">
            This needs <bdi>{names}</bdi>
          </span>
        ) : (
          <span key="other">
            This waits for <bdi>{names}</bdi>
          </span>
        )
      }
    >
      {reasons[cause]}
    </InlineAlert>
  );
}

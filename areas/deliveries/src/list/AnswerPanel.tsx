import { deliveryPath } from '@quayside/contract/paths/services';
import { toAsyncState } from '@quayside/page-kit/failures';
import { useSavedVersion } from '@quayside/page-kit/versions';
import { useResource } from '@quayside/portal-core/react';
import { passFocusOn } from '@quayside/ui';
import { AsyncContent } from '@quayside/ui/AsyncContent';
import { Button } from '@quayside/ui/Button';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Drawer } from '@quayside/ui/Drawer';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { AnswerOutcome } from '../delivery/AnswerOutcome.tsx';
import { DeliveryActions } from '../delivery/DeliveryActions.tsx';
import { NextStep } from '../delivery/NextStep.tsx';
import { useDeliveryAnswer } from '../delivery/useDeliveryAnswer.ts';
import { useTypedAnswers } from '../delivery/useTypedAnswers.ts';
import { useWayleaveUpload } from '../delivery/useWayleaveUpload.ts';
import { getProvisioningCase } from '../deliveryApi.ts';

export interface AnswerPanelProps {
  caseNumber: string;
  /** Shows the next delivery that waits for the user; undefined after the last one. */
  onNext?: (() => void) | undefined;
  onClose: () => void;
}

/** What a delivery asks the user, answered beside the list. */
export function AnswerPanel({ caseNumber, onNext, onClose }: AnswerPanelProps): JSX.Element {
  const [resource, take] = useSavedVersion(useResource(getProvisioningCase, { path: { caseNumber } }));
  const delivery = resource.data;
  const isAnswered = delivery?.actions.length === 0;
  const typed = useTypedAnswers(caseNumber);
  const wayleave = useWayleaveUpload();
  const answering = useDeliveryAnswer(delivery, take, typed, wayleave.files);
  return (
    <Drawer
      open
      size="wide"
      title={delivery?.service.name ?? 'Delivery'}
      onClose={onClose}
      actions={
        <>
          <ButtonLink href={deliveryPath.href({ caseNumber })}>Open the delivery</ButtonLink>
          {onNext && (
            <Button ref={passFocusOn} {...(isAnswered && { variant: 'primary' })} onClick={onNext}>
              Next delivery
            </Button>
          )}
        </>
      }
    >
      <AsyncContent
        state={toAsyncState(resource, getProvisioningCase.id)}
        placeholder={<Skeleton lines={10} />}
        onRetry={() => void resource.refetch()}
        labels={{ failed: 'We couldn’t load this delivery' }}
      >
        {(loaded) => (
          <Stack gap={24}>
            <AnswerOutcome
              answering={answering}
              nowMs={resource.receivedAtMs ?? 0}
              onLeave={({ action }) => typed.forget(action.id)}
            />
            {loaded.actions.length === 0 && <NextStep delivery={loaded} />}
            <DeliveryActions delivery={loaded} answering={answering} typed={typed} wayleave={wayleave} />
          </Stack>
        )}
      </AsyncContent>
    </Drawer>
  );
}

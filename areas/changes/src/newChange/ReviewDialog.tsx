import { CommitmentButton } from '@quayside/page-kit/versions';
import { Button } from '@quayside/ui/Button';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Dialog } from '@quayside/ui/Dialog';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { SiteTime } from '@quayside/shared/sites/SiteTime.tsx';
import type { NewChangeValues, ValidNewChange } from './newChangeSchema.ts';
import { windowOf } from './windowOf.ts';
import type { ChangePreview } from '../useChangePreview.ts';
import { changeImpactWords } from '../changeWords.ts';
import type { AskedRequest } from '../useChangeRequest.ts';
import { ChangeCharges } from '../ChangeCharges.tsx';
import { ChangedRequest } from '../ChangedRequest.tsx';
import { ChangeDiff } from '../ChangeDiff.tsx';
import { PreviewProblemAlert } from './PreviewProblemAlert.tsx';

export interface ReviewDialogProps {
  review: AskedRequest<ValidNewChange>;
  values: NewChangeValues;
  preview: ChangePreview;
}

/** Shows a change request once more before it is submitted. */
export function ReviewDialog({
  review,
  values,
  preview: { preview, isUpdating, problem },
}: ReviewDialogProps): JSX.Element {
  const { isSending, obstacle, changed, lookAgain, confirm, cancel } = review;
  const window = windowOf(values);
  return (
    <Dialog
      open
      size="wide"
      title="Submit this change request?"
      onClose={isSending ? undefined : cancel}
      actions={
        <>
          <Button disabled={isSending} onClick={cancel}>
            Edit
          </Button>
          <CommitmentButton
            variant="primary"
            obstacle={obstacle}
            pending={isSending}
            onClick={() => void confirm()}
          >
            Submit request
          </CommitmentButton>
        </>
      }
    >
      <Stack gap={24}>
        {changed && <ChangedRequest changed={changed} onLookAgain={lookAgain} />}
        <DescriptionList
          columns={2}
          items={[
            { id: 'service', term: 'Service', description: values.service?.name },
            {
              id: 'window',
              term: 'Window',
              description: window ? (
                <SiteTime {...window} />
              ) : values.type === 'contact' ? (
                'At once'
              ) : (
                'The first possible night'
              ),
            },
            ...(preview
              ? [{ id: 'impact', term: 'Impact', description: changeImpactWords[preview.impact] }]
              : []),
            { id: 'reason', term: 'Reason', description: values.reason },
          ]}
        />
        {isUpdating ? (
          <Skeleton lines={6} />
        ) : preview ? (
          <>
            <ChangeDiff diff={preview.diff} />
            <ChangeCharges charges={preview.charges} columns={2} />
          </>
        ) : (
          problem && <PreviewProblemAlert {...problem} />
        )}
      </Stack>
    </Dialog>
  );
}

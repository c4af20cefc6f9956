import { CommitmentButton } from '@quayside/page-kit/versions';
import { Button } from '@quayside/ui/Button';
import { DateTime } from '@quayside/ui/DateTime';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Dialog } from '@quayside/ui/Dialog';
import { Field } from '@quayside/ui/Field';
import { Money } from '@quayside/ui/Money';
import { Stack } from '@quayside/ui/Stack';
import { TextField } from '@quayside/ui/TextField';
import { useState, type JSX } from 'react';
import type { MoneyAmount } from '@quayside/shared/entities/entities.ts';
import type { ServiceDetails } from '@quayside/shared/services/serviceApi.ts';
import { ChangedRequest } from '../ChangedRequest.tsx';
import type { AskedRequest } from '../useChangeRequest.ts';
import { ceaseReasonWords } from '../changeWords.ts';
import type { CeaseOrder } from './ceaseRules.ts';

/** The service that ends, its last day, the reason and the charges. */
export interface CeaseConfirmDialogProps {
  service: ServiceDetails;
  asked: AskedRequest<CeaseOrder>;
  /** Null while it is not known. */
  fee: MoneyAmount | null;
}

/** The last step of a cease: the fee once more, and the number of the service to type. */
export function CeaseConfirmDialog({ service, asked, fee }: CeaseConfirmDialogProps): JSX.Element {
  const { values: order, isSending, obstacle, changed, lookAgain, confirm, cancel } = asked;
  const [word, setWord] = useState('');
  const isTyped = word.trim().toUpperCase() === service.id.toUpperCase();
  return (
    <Dialog
      open
      role="alertdialog"
      title="Cease this service?"
      onClose={isSending ? undefined : cancel}
      actions={
        <>
          <Button disabled={isSending} onClick={cancel}>
            Go back
          </Button>
          <CommitmentButton
            variant="critical"
            obstacle={obstacle ?? (isTyped ? null : `Type ${service.id} first.`)}
            pending={isSending}
            onClick={() => void confirm()}
          >
            Cease the service
          </CommitmentButton>
        </>
      }
    >
      <Stack gap={16}>
        {changed && <ChangedRequest changed={changed} onLookAgain={lookAgain} />}
        <DescriptionList
          layout="beside"
          items={[
            {
              id: 'fee',
              term: 'Early-termination fee (NRC), excl. VAT',
              description: fee && <Money amount={fee.amount} currency={fee.currency} size="figure" />,
            },
            { id: 'service', term: 'Service', description: service.name },
            { id: 'day', term: 'Last day', description: <DateTime value={order.ceaseDate} /> },
            { id: 'reason', term: 'Reason', description: ceaseReasonWords[order.ceaseReason] },
          ]}
        />
        {fee === null && <p>The fee isn’t known yet. You can cease the service once it is here.</p>}
        <Field
          label={`Type ${service.id} to confirm`}
          hint="After the last day this can’t be undone. The circuit goes back to the carrier."
        >
          <TextField
            autoComplete="off"
            spellCheck={false}
            value={word}
            onChange={({ target }) => setWord(target.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}

import { versionWords } from '@quayside/page-kit/versions';
import { ConfirmDialog } from '@quayside/ui/ConfirmDialog';
import { DateTime } from '@quayside/ui/DateTime';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Field } from '@quayside/ui/Field';
import { Money } from '@quayside/ui/Money';
import { Stack } from '@quayside/ui/Stack';
import { TextField } from '@quayside/ui/TextField';
import { useState, type JSX } from 'react';
import type { MoneyAmount } from '@quayside/shared/entities/entities.ts';
import type { ServiceDetails } from '@quayside/shared/services/serviceApi.ts';
import { ceaseReasonWords, type CeaseOrder } from './ceaseRules.ts';

/** The service that ends, its last day, the reason and the charges. */
export interface CeaseConfirmDialogProps {
  service: ServiceDetails;
  order: CeaseOrder;
  /** Null while it is not known. */
  fee: MoneyAmount | null;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The last step of a cease: the fee once more, and the number of the service to type. */
export function CeaseConfirmDialog({
  service,
  order,
  fee,
  isPending,
  onConfirm,
  onCancel,
}: CeaseConfirmDialogProps): JSX.Element {
  const [word, setWord] = useState('');
  // What the user decides about: the first fee that the dialog shows.
  const [seen, setSeen] = useState(fee);
  if (seen === null && fee !== null) setSeen(fee);
  const isChanged = seen !== null && fee !== null && seen.amount !== fee.amount;
  const isTyped = word.trim().toUpperCase() === service.id.toUpperCase();
  return (
    <ConfirmDialog
      open
      tone="critical"
      title="Cease this service?"
      labels={{ confirm: isChanged ? versionWords.lookAgain : 'Cease the service', cancel: 'Go back' }}
      canConfirm={isChanged || (isTyped && fee !== null)}
      error={isChanged ? versionWords.stale('fee') : undefined}
      pending={isPending}
      onConfirm={() => (isChanged ? setSeen(fee) : onConfirm())}
      onCancel={onCancel}
    >
      <Stack gap={16}>
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
    </ConfirmDialog>
  );
}

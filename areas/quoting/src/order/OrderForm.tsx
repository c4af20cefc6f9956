import type { CalendarDay } from '@quayside/portal-core/calls';
import { DiffList } from '@quayside/ui/DiffList';
import { FieldRow } from '@quayside/ui/FieldRow';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import type { JSX } from 'react';
import { ChangedOffer } from '@quayside/shared/commitments/ChangedOffer.tsx';
import { changedTotals } from '@quayside/shared/commitments/changedTotals.tsx';
import { formatDay, isWeekend } from '@quayside/page-kit/format';
import {
  Form,
  FormColumn,
  FormFoot,
  FormTextArea,
  FormTextField,
  type FormDraft,
  type SchemaForm,
} from '@quayside/page-kit/form';
import { ContractDateField } from '@quayside/shared/days/ContractDateField.tsx';
import type { Quote } from '../api.ts';
import { type OrderValues } from './orderSchema.ts';
import type { QuoteRefusal } from './useOrder.ts';
import { offerDifferences } from './offerDifferences.tsx';
import { OrderRefused, type OrderRefusedProps } from './OrderRefused.tsx';

export interface OrderFormProps {
  form: SchemaForm<OrderValues>;
  draft: FormDraft;
  quote: Pick<Quote, 'totals' | 'allowedActions'> & OrderRefusedProps['quote'];
  /** The last refusal; null for none. */
  refusal: QuoteRefusal | null;
  /** The first day on which every site can be ready, such as `2027-01-25`; null while it is unknown. */
  earliest: CalendarDay | null;
  /** The reason why the page cannot order now; null for none. */
  obstacle: string | null;
}

export function OrderForm({ form, draft, quote, refusal, earliest, obstacle }: OrderFormProps): JSX.Element {
  const canOrder = quote.allowedActions.includes('order');
  return (
    <Form form={form} draft={draft} conflict={nothing}>
      {refusal && <Refused {...refusal} now={quote.totals} canOrder={canOrder} />}
      <FormColumn>
        <FormTextField
          form={form}
          name="purchaseOrder"
          label="Purchase order"
          hint="Your own number. It is on the invoice."
          optional
          maxLength={60}
        />
        <ContractDateField
          form={form}
          name="requiredDate"
          label="Required date"
          hint={`${earliestHint(earliest)} Without a date we deliver each site as soon as possible.`}
          optional
          unavailableReason={weekendReason}
          {...(earliest === null
            ? { disabled: true }
            : {
                min: earliest,
                presets: [{ id: 'earliest', label: 'Earliest for all sites', value: earliest }],
              })}
        />
        <FormTextField
          form={form}
          name="contact.name"
          label="Who do we call about the delivery?"
          maxLength={120}
          autoComplete="name"
          required
        />
        <FieldRow>
          <FormTextField
            form={form}
            name="contact.phone"
            label="Telephone"
            type="tel"
            maxLength={40}
            autoComplete="tel"
            required
          />
          <FormTextField
            form={form}
            name="contact.email"
            label="E-mail"
            type="email"
            maxLength={200}
            autoComplete="email"
            required
          />
        </FieldRow>
        <FormTextArea
          form={form}
          name="note"
          label="Note"
          hint="What we should know, such as access to the buildings."
          optional
          rows={3}
        />
        {canOrder ? (
          <Stack gap={8}>
            <Text>
              An approver of your company confirms the order before anything is delivered or charged.
            </Text>
            <FormFoot form={form} submit="Place order" obstacle={obstacle} />
          </Stack>
        ) : (
          <Stack gap={8}>
            <OrderRefused quote={quote} />
            <Text>What you typed is kept. You can place the order as soon as the quote allows it.</Text>
          </Stack>
        )}
      </FormColumn>
    </Form>
  );
}

function earliestHint(earliest: CalendarDay | null): string {
  return earliest === null
    ? 'The earliest day is unknown until we have the lead time of every site, so you can’t choose a day yet.'
    : `Every site can be ready by ${formatDay(earliest)} at the earliest.`;
}

function weekendReason(date: string): string | undefined {
  return isWeekend(date) ? 'We deliver from Monday to Friday' : undefined;
}

// The refusal stands until the user has looked at what changed, also after another press.
const nothing = (): null => null;

/** The reason why nothing was ordered, with the totals that changed meanwhile. */
function Refused({
  error,
  seen,
  seenOffer,
  offer,
  now,
  isChanged,
  canOrder,
  lookAgain,
}: QuoteRefusal & { now: Quote['totals']; canOrder: boolean }): JSX.Element {
  const message = error.problem?.message ?? error.problem?.detail;
  if (isChanged && canOrder)
    return (
      <ChangedOffer
        title={TITLE}
        refusal={error}
        seen={seen}
        now={now}
        parts={offerDifferences(seenOffer, offer)}
        onLookAgain={lookAgain}
      />
    );
  const totals = changedTotals(seen, now);
  return (
    <InlineAlert tone="caution" live="assertive" title={TITLE}>
      <Stack gap={12}>
        <span>
          <span>{message ?? 'The quote changed meanwhile.'}</span>{' '}
          <span>{canOrder ? 'Check the totals and place the order again.' : 'What you typed is kept.'}</span>
        </span>
        {totals.length > 0 && <DiffList items={totals} />}
      </Stack>
    </InlineAlert>
  );
}

const TITLE = 'Nothing was ordered';

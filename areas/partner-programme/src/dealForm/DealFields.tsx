import type { CalendarDay } from '@quayside/portal-core/calls';
import { FieldRow } from '@quayside/ui/FieldRow';
import { TextField } from '@quayside/ui/TextField';
import type { JSX } from 'react';
import {
  FormField,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  FormTextField,
  type SchemaForm,
} from '@quayside/page-kit/form';
import { ContractDateField } from '@quayside/shared/days/ContractDateField.tsx';
import type { DealCheck } from '../api.ts';
import { dealProductWords } from '../dealWords.ts';
import { DealCheckNotice } from './DealCheckNotice.tsx';
import type { DealValues } from './dealSchema.ts';

export interface DealFieldsProps {
  form: SchemaForm<DealValues>;
  found: DealCheck | null;
  /** The first day that can be chosen. */
  today: CalendarDay;
}

export function DealFields({ form, found, today }: DealFieldsProps): JSX.Element {
  return (
    <>
      <FormTextField
        form={form}
        name="customerName"
        label="Customer"
        hint="The full name of the company."
        required
      />
      <FormField
        form={form}
        name="customerPostcode"
        label="Postcode of the customer’s head office"
        hint="It helps us to find deals for the same customer."
        optional
        style={{ maxInlineSize: '16rem' }}
      >
        {(control) => <TextField {...control} autoComplete="off" autoCapitalize="characters" />}
      </FormField>
      <DealCheckNotice found={found} />
      <FormTextField
        form={form}
        name="name"
        label="Name of the deal"
        hint="What you and your colleagues find it by."
        required
      />
      <FormSelect
        form={form}
        name="product"
        label="Product"
        required
        placeholder="Choose a product"
        options={Object.entries(dealProductWords).map(([value, word]) => ({ value: value, label: word }))}
      />
      <FormRadioGroup
        form={form}
        name="termMonths"
        label="Term"
        required
        options={[
          { value: '12', label: '12 months' },
          { value: '36', label: '36 months' },
          { value: '60', label: '60 months' },
        ]}
      />
      <FieldRow>
        <FormTextField
          form={form}
          name="expectedMrc"
          label="Expected monthly charge (MRC)"
          hint="Of all services together, VAT excluded."
          required
          inputMode="decimal"
          suffix="£ a month"
        />
        <ContractDateField
          form={form}
          name="expectedCloseOn"
          label="The customer decides on"
          hint="As far as you know today."
          required
          min={today}
        />
      </FieldRow>
      <FormTextArea
        form={form}
        name="description"
        label="What does the customer need?"
        hint="How many sites, whom you work with there, and how far you are. Your approver and we read it."
        required
        limit={4000}
      />
    </>
  );
}

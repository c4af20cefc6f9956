import type { CalendarDay } from '@quayside/portal-core/calls';
import { FieldRow } from '@quayside/ui/FieldRow';
import { NativeSelect } from '@quayside/ui/NativeSelect';
import { TextArea } from '@quayside/ui/TextArea';
import { TextField } from '@quayside/ui/TextField';
import type { JSX } from 'react';
import { FormField, FormRadioGroup, type SchemaForm } from '@quayside/page-kit/form';
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

/** The customer, the project and its value. */
export function DealFields({ form, found, today }: DealFieldsProps): JSX.Element {
  return (
    <>
      <FormField form={form} name="customerName" label="Customer" hint="The full name of the company.">
        {(control) => <TextField {...control} required autoComplete="off" />}
      </FormField>
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
      <FormField
        form={form}
        name="name"
        label="Name of the deal"
        hint="What you and your colleagues find it by."
      >
        {(control) => <TextField {...control} required autoComplete="off" />}
      </FormField>
      <FormField form={form} name="product" label="Product">
        {(control) => (
          <NativeSelect {...control} required placeholder="Choose a product">
            {Object.entries(dealProductWords).map(([value, word]) => (
              <option key={value} value={value}>
                {word}
              </option>
            ))}
          </NativeSelect>
        )}
      </FormField>
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
        <FormField
          form={form}
          name="expectedMrc"
          label="Expected monthly charge (MRC)"
          hint="Of all services together, VAT excluded."
        >
          {(control) => (
            <TextField {...control} required inputMode="decimal" autoComplete="off" suffix="£ a month" />
          )}
        </FormField>
        <FormField
          form={form}
          name="expectedCloseOn"
          label="The customer decides on"
          hint="As far as you know today."
        >
          {({ onChange, ...control }) => (
            <ContractDateField {...control} required min={today} onValueChange={onChange} />
          )}
        </FormField>
      </FieldRow>
      <FormField
        form={form}
        name="description"
        label="What does the customer need?"
        hint="How many sites, whom you work with there, and how far you are. Your approver and we read it."
      >
        {(control) => <TextArea {...control} required limit={4000} />}
      </FormField>
    </>
  );
}

import { FieldRow } from '@quayside/ui/FieldRow';
import { TextArea } from '@quayside/ui/TextArea';
import { TextField } from '@quayside/ui/TextField';
import type { JSX } from 'react';
import { FormColumn, FormField, type SchemaForm } from '@quayside/page-kit/form';
import type { NewOrderValues } from './newOrderSchema.ts';

/** Whom we call, and when the building is open. */
export function ContactsStep({ form }: { form: SchemaForm<NewOrderValues> }): JSX.Element {
  return (
    <FormColumn>
      <FieldRow>
        <FormField form={form} name="contactName" label="Site contact">
          {(control) => <TextField {...control} maxLength={120} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="contactPhone" label="Telephone">
          {(control) => <TextField {...control} type="tel" maxLength={40} autoComplete="off" />}
        </FormField>
      </FieldRow>
      <FormField form={form} name="contactEmail" label="E-mail" optional>
        {(control) => <TextField {...control} type="email" maxLength={200} autoComplete="off" />}
      </FormField>
      <FormField
        form={form}
        name="accessHours"
        label="Access hours"
        hint="When an engineer can enter, such as Monday to Friday, 8:00 to 18:00."
        optional
      >
        {(control) => <TextField {...control} maxLength={200} autoComplete="off" />}
      </FormField>
      <FormField
        form={form}
        name="instructions"
        label="Instructions for the engineer"
        hint="Such as: ask for the riser key at reception."
        optional
      >
        {(control) => <TextArea {...control} maxLength={1000} rows={4} />}
      </FormField>
    </FormColumn>
  );
}

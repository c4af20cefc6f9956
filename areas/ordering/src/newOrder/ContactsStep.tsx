import { FieldRow } from '@quayside/ui/FieldRow';
import type { JSX } from 'react';
import { FormColumn, FormTextArea, FormTextField, type SchemaForm } from '@quayside/page-kit/form';
import type { NewOrderValues } from './newOrderSchema.ts';

/** Whom we call, and when the building is open. */
export function ContactsStep({ form }: { form: SchemaForm<NewOrderValues> }): JSX.Element {
  return (
    <FormColumn>
      <FieldRow>
        <FormTextField form={form} name="contactName" label="Site contact" maxLength={120} />
        <FormTextField form={form} name="contactPhone" label="Telephone" type="tel" maxLength={40} />
      </FieldRow>
      <FormTextField form={form} name="contactEmail" label="E-mail" optional type="email" maxLength={200} />
      <FormTextField
        form={form}
        name="accessHours"
        label="Access hours"
        hint="When an engineer can enter, such as Monday to Friday, 8:00 to 18:00."
        optional
        maxLength={200}
      />
      <FormTextArea
        form={form}
        name="instructions"
        label="Instructions for the engineer"
        hint="Such as: ask for the riser key at reception."
        optional
        maxLength={1000}
        rows={4}
      />
    </FormColumn>
  );
}

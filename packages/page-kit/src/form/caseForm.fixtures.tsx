import type { ActionState } from '@quayside/portal-core/resource';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { FieldRow } from '@quayside/ui/FieldRow';
import { NativeSelect } from '@quayside/ui/NativeSelect';
import { Stack } from '@quayside/ui/Stack';
import { TextArea } from '@quayside/ui/TextArea';
import { TextField } from '@quayside/ui/TextField';
import type { JSX } from 'react';
import * as v from 'valibot';
import { Form, type FormProps } from './Form.tsx';
import { FormCheckbox, FormField, FormRadioGroup } from './FormField.tsx';
import { FormFoot } from './FormFoot.tsx';
import { useSchemaForm, type SchemaForm } from './useSchemaForm.ts';

/** A support case with eight fields, as a page would ask for it. */

const text = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

export const subjectLabel = 'Subject';

export const subjectMissing = 'Enter a subject';

export const caseSchema = v.object({
  service: text('Choose the service'),
  impact: v.pipe(v.string(), v.picklist(['down', 'degraded', 'none'], 'Choose the impact')),
  subject: v.pipe(text(subjectMissing), v.maxLength(80, 'Shorten the subject to 80 characters')),
  details: text('Say what happens'),
  reference: v.pipe(v.string(), v.trim()),
  contact: v.object({
    name: text('Enter the name of the site contact'),
    phone: v.pipe(
      text('Enter the telephone number of the site contact'),
      v.regex(/^[+\d][\d ]{6,}$/, 'Enter a telephone number, such as +44 20 7946 0018'),
    ),
  }),
  intrusiveTests: v.boolean(),
});

export type CaseInput = v.InferOutput<typeof caseSchema>;

export type CaseValues = v.InferInput<typeof caseSchema>;

export const emptyCase: CaseValues = {
  service: '',
  impact: '',
  subject: '',
  details: '',
  reference: '',
  contact: { name: '', phone: '' },
  intrusiveTests: false,
};

export const validCase: CaseValues = {
  service: 'NL-AMS-2041',
  impact: 'degraded',
  subject: 'Packet loss towards Frankfurt',
  details: 'Four percent since 08:00 this morning, on both directions.',
  reference: 'INC-7731',
  contact: { name: 'Amelia Hart', phone: '+44 20 7946 0018' },
  intrusiveTests: true,
};

/** The form's type and first values. */
export function useCaseForm<Saved>(
  submit: (values: CaseInput) => Promise<ActionState<Saved>>,
  initial: CaseValues = emptyCase,
  onSaved?: (saved: Saved) => void,
): SchemaForm<CaseValues> {
  return useSchemaForm({ schema: caseSchema, initial, submit, ...(onSaved && { onSaved }) });
}

export function CaseForm({ form, ...rest }: Omit<FormProps<CaseValues>, 'children'>): JSX.Element {
  return (
    <Form {...rest} form={form} width="column">
      <FormField form={form} name="service" label="Service">
        {(control) => (
          <NativeSelect {...control} placeholder="Choose a service">
            <option value="NL-AMS-2041">NL-AMS-2041, Internet Access, Amsterdam</option>
            <option value="UK-LON-0318">UK-LON-0318, MPLS, London</option>
          </NativeSelect>
        )}
      </FormField>
      <FormRadioGroup
        form={form}
        name="impact"
        label="Impact"
        options={[
          { value: 'down', label: 'Service down' },
          { value: 'degraded', label: 'Works, but badly' },
          { value: 'none', label: 'No impact' },
        ]}
      />
      <FormField form={form} name="subject" label={subjectLabel}>
        {(control) => <TextField {...control} />}
      </FormField>
      <FormField form={form} name="details" label="What happens">
        {(control) => <TextArea {...control} rows={4} />}
      </FormField>
      <FormField form={form} name="reference" label="Your reference" optional>
        {(control) => <TextField {...control} />}
      </FormField>
      <FieldRow>
        <FormField form={form} name="contact.name" label="Site contact">
          {(control) => <TextField {...control} autoComplete="name" />}
        </FormField>
        <FormField form={form} name="contact.phone" label="Telephone">
          {(control) => <TextField {...control} type="tel" autoComplete="tel" />}
        </FormField>
      </FieldRow>
      <FormCheckbox
        form={form}
        name="intrusiveTests"
        label="You may interrupt the service for tests"
        hint="Tests take up to 15 minutes."
      />
      <Stack>
        <FormFoot form={form} submit="Open case">
          <ButtonLink variant="quiet" href="#/support">
            Cancel
          </ButtonLink>
        </FormFoot>
      </Stack>
    </Form>
  );
}

import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { FormRadioGroup, FormTextArea, FormTextField, type SchemaForm } from '@quayside/page-kit/form';
import { casePriorityWords, caseTypeWords } from '../caseWords.ts';
import type { NewCaseValues } from './newCaseSchema.ts';

export interface NewCaseProblemStepProps {
  form: SchemaForm<NewCaseValues>;
  values: NewCaseValues;
}

const types = [
  { value: 'fault', label: caseTypeWords.fault, description: 'Something is down, slow or unstable' },
  {
    value: 'serviceRequest',
    label: caseTypeWords.serviceRequest,
    description: 'Something to set up, change or look up',
  },
  { value: 'billing', label: caseTypeWords.billing, description: 'An invoice, a charge or a payment' },
  { value: 'orderQuery', label: caseTypeWords.orderQuery, description: 'A delivery, a date or an order' },
  { value: 'information', label: caseTypeWords.information, description: 'Any other question' },
];

const impacts = [
  { value: 'down', label: 'Down', description: 'Nothing works' },
  { value: 'intermittent', label: 'Intermittent', description: 'It comes and goes' },
  { value: 'degraded', label: 'Degraded', description: 'It works, but slowly or badly' },
  { value: 'none', label: 'No impact', description: 'You noticed something, but can work' },
];

const priorities = Object.entries(casePriorityWords).map(([value, label]) => ({ value, label }));

export function NewCaseProblemStep({ form, values: { type } }: NewCaseProblemStepProps): JSX.Element {
  return (
    <Stack gap={24}>
      <FormRadioGroup form={form} name="type" label="Type of case" layout="cards" options={types} />
      {type === 'fault' && (
        <FormRadioGroup
          form={form}
          name="impact"
          label="How bad is it?"
          hint="We start with the lines that are down."
          layout="cards"
          options={impacts}
          style={{ maxInlineSize: 560 }}
        />
      )}
      <FormTextField
        form={form}
        name="subject"
        label="Subject"
        hint="One line that your colleagues recognise."
        maxLength={200}
      />
      <FormTextArea
        form={form}
        name="description"
        label="Description"
        hint={hints[type] ?? hints['information']}
        rows={6}
        limit={10_000}
      />
      <FormRadioGroup
        form={form}
        name="priority"
        label="Priority for you"
        layout="horizontal"
        options={priorities}
      />
    </Stack>
  );
}

const hints: Readonly<Record<string, string>> = {
  fault: 'What you see, who is affected, and what you have tried: restarts, lights, error messages.',
  serviceRequest: 'What should be different afterwards, and by when.',
  billing: 'Which lines of the invoice you mean, and what you expected.',
  orderQuery: 'What you would like to know or change.',
  information: 'The more we know, the fewer questions we ask back.',
};

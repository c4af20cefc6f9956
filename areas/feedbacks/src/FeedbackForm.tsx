import { Card } from '@quayside/ui/Card';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import {
  Form,
  FormCheckbox,
  FormFoot,
  FormRadioGroup,
  FormTextArea,
  type FormDraft,
  type SchemaForm,
} from '@quayside/page-kit/form';
import type { Feedback } from './api.ts';
import type { FeedbackValues } from './feedbackSchema.ts';
import { kindWords } from './feedbackWords.ts';

export interface FeedbackFormProps {
  form: SchemaForm<FeedbackValues>;
  draft: FormDraft;
  pageBefore: Feedback['page'];
}

const kinds = (['idea', 'problem', 'praise'] as const).map((value) => ({
  value,
  label: kindWords[value].text,
  description: kindWords[value].hint,
}));

export function FeedbackForm({ form, draft, pageBefore }: FeedbackFormProps): JSX.Element {
  return (
    <Card as="section" title="Give feedback" lead="About the portal. For a fault of a service, raise a case.">
      <Form form={form} draft={draft}>
        <FormRadioGroup form={form} name="kind" label="What is it?" layout="cards" options={kinds} required />
        <FormTextArea
          form={form}
          name="text"
          label="What should we know?"
          rows={5}
          required
          maxLength={4000}
        />
        <Stack gap={12}>
          {pageBefore && (
            <FormCheckbox
              form={form}
              name="attachesPage"
              label={`It is about the page you came from: ${pageBefore.title}`}
              hint={pageBefore.path}
            />
          )}
          <FormCheckbox
            form={form}
            name="mayContact"
            label="You may contact me about it"
            hint="Our reply appears on this page in any case."
          />
        </Stack>
        <FormFoot form={form} submit="Send feedback" />
      </Form>
    </Card>
  );
}

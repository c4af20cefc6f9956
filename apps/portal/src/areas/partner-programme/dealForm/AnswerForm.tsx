import { useAction, useAddToast } from '@quayside/portal-core/react';
import { TextArea } from '@quayside/ui/TextArea';
import type { JSX } from 'react';
import * as v from 'valibot';
import { Form, FormFoot } from '../../../domain/form/Form.tsx';
import { FormField } from '../../../domain/form/FormField.tsx';
import { useFormDraft } from '../../../domain/form/useFormDraft.ts';
import { useSchemaForm } from '../../../domain/form/useSchemaForm.ts';
import { answerDealQuestion, type DealDetails } from '../api.ts';

const ANSWER_LIMIT = 4000;

const answerSchema = v.object({
  text: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Write your answer'),
    v.maxLength(ANSWER_LIMIT, `Use at most ${ANSWER_LIMIT} characters`),
  ),
});

/** The form that answers our question about a deal. The typed text stays as a draft of this tab. */
export function AnswerForm({
  deal: { number, etag },
  onSaved,
}: {
  deal: Pick<DealDetails, 'number' | 'etag'>;
  onSaved: (saved: DealDetails) => void;
}): JSX.Element {
  const addToast = useAddToast();
  const { run } = useAction(answerDealQuestion, { failure: 'in-place' });
  const form = useSchemaForm({
    schema: answerSchema,
    initial: { text: '' },
    submit: (body) => run({ path: { dealNumber: number }, body, etag }),
    onSaved(saved) {
      onSaved(saved);
      addToast({ tone: 'positive', text: 'We have your answer. We decide within five working days.' });
    },
  });
  const draft = useFormDraft(form, `deal-answer ${number}`);
  return (
    <Form form={form} draft={draft}>
      <FormField form={form} name="text" label="Your answer">
        {(control) => <TextArea {...control} required limit={ANSWER_LIMIT} />}
      </FormField>
      <FormFoot form={form} submit="Send the details" />
    </Form>
  );
}

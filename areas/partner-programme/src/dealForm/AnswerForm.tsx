import { InlineAlert } from '@quayside/ui/InlineAlert';
import { TextArea } from '@quayside/ui/TextArea';
import type { JSX } from 'react';
import * as v from 'valibot';
import { Form, FormField, FormFoot, HeldFields, useSchemaForm } from '@quayside/page-kit/form';
import type { DealDetails } from '../api.ts';
import type { AnswerText } from './useAnswerText.ts';
import type { DealAnswering } from './useDealAnswer.ts';

const ANSWER_LIMIT = 4000;

const answerSchema = v.object({
  text: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Write your answer'),
    v.maxLength(ANSWER_LIMIT, `Use at most ${ANSWER_LIMIT} characters`),
  ),
});

/** The form that answers our question about a deal. It begins with the text that is typed. */
export function AnswerForm({
  deal,
  answering: { state, send },
  typed,
}: {
  deal: DealDetails;
  answering: Pick<DealAnswering, 'state' | 'send'>;
  typed: AnswerText;
}): JSX.Element {
  const form = useSchemaForm({
    schema: answerSchema,
    initial: { text: typed.text },
    submit: async ({ text }) =>
      (await send(text, deal)) ? { status: 'done', value: undefined } : { status: 'idle' },
  });
  const draft = {
    restoredAt: typed.restoredAt,
    keep: typed.dismissRestored,
    discard() {
      form.reset({ text: '' });
      typed.clear();
    },
  };
  return (
    <Form form={form} draft={draft}>
      {state.status === 'failed' && (
        <InlineAlert tone="critical" live="assertive" title="Your answer wasn’t sent">
          {state.message}
        </InlineAlert>
      )}
      <HeldFields formId={form.id} isHeld={state.status === 'conflict'}>
        <FormField form={form} name="text" label="Your answer">
          {({ onChange, ...control }) => (
            <TextArea
              {...control}
              required
              limit={ANSWER_LIMIT}
              onChange={(event) => {
                onChange(event);
                typed.setText(event.target.value);
              }}
            />
          )}
        </FormField>
        <FormFoot form={form} submit="Send the details" />
      </HeldFields>
    </Form>
  );
}

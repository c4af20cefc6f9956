import { useAction } from '@quayside/portal-core/react';
import type { ActionState } from '@quayside/portal-core/resource';
import { Card } from '@quayside/ui/Card';
import { FieldRow } from '@quayside/ui/FieldRow';
import { TextField } from '@quayside/ui/TextField';
import { useState, type JSX } from 'react';
import { ContractDateField } from '../../../../domain/form/ContractDateField.tsx';
import { Form, FormFoot } from '../../../../domain/form/Form.tsx';
import { FormField } from '../../../../domain/form/FormField.tsx';
import { useFormDraft } from '../../../../domain/form/useFormDraft.ts';
import {
  correctionSchema,
  correctionValuesOf,
  describeCorrection,
  isWorkingDay,
} from '../../ports/portForms.ts';
import { problemOfLetter, useLetter } from '../../ports/useLetter.ts';
import { correctPort, type PortDetails } from '../../portsApi.ts';
import { useVersionedForm } from '../../useVersionedForm.tsx';
import { LetterField } from './LetterField.tsx';

/** A port that waits for the user. */
export interface CorrectionFormProps {
  port: PortDetails;
  /** Loads the port again. */
  onReload: () => Promise<void>;
  onSubmitted: (port: PortDetails) => void;
}

/** Completes or corrects the account details that the losing provider compares, and submits the port again. */
export function CorrectionForm({ port, onReload, onSubmitted }: CorrectionFormProps): JSX.Element {
  const { id, status, earliestDate, losingProvider, problem } = port;
  const { run } = useAction(correctPort, { failure: 'in-place' });
  const letter = useLetter(`port-letter ${id}`);
  const [letterProblem, setLetterProblem] = useState<string>();
  const { form, conflict } = useVersionedForm({
    noun: 'port',
    thing: port,
    schema: correctionSchema(port, () => letter.letterId() !== null),
    valuesOf: correctionValuesOf,
    describe: describeCorrection,
    fieldOf: (name) => (name === 'letterId' ? 'letter' : name),
    async send(values, etag): Promise<ActionState<PortDetails>> {
      if (!(await letter.isUploaded())) {
        setLetterProblem(problemOfLetter(letter.files) ?? 'Wait until the letter is uploaded');
        return { status: 'idle' };
      }
      setLetterProblem(undefined);
      const letterId = letter.letterId() ?? port.letter?.id ?? null;
      return run({ path: { portId: id }, body: { ...values, letterId }, etag });
    },
    reload: onReload,
    onSaved(saved) {
      letter.clear();
      onSubmitted(saved);
    },
  });
  const draft = useFormDraft(form, `port ${id}`);
  const hintOf = (field: string): string | undefined =>
    problem?.corrections.find((correction) => correction.field === field)?.text;
  return (
    <Card
      as="section"
      title={status === 'draft' ? 'Complete and submit' : 'Correct and submit again'}
      lead={`${losingProvider.name} compares these details with its own, letter by letter.`}
    >
      <Form form={form} draft={draft} conflict={conflict} style={{ maxInlineSize: 640 }}>
        <FormField
          form={form}
          name="accountNumber"
          label="Account number"
          hint={hintOf('accountNumber') ?? 'As on the last bill.'}
        >
          {(control) => <TextField {...control} autoComplete="off" />}
        </FormField>
        <FormField
          form={form}
          name="accountName"
          label="Account name"
          hint={hintOf('accountName') ?? 'The company name on the bill.'}
        >
          {(control) => <TextField {...control} autoComplete="organization" />}
        </FormField>
        <FieldRow>
          <FormField form={form} name="postcode" label="Billing postcode" hint={hintOf('postcode')}>
            {(control) => <TextField {...control} autoComplete="postal-code" />}
          </FormField>
          <FormField form={form} name="requestedDate" label="Port on" hint={hintOf('requestedDate')}>
            {({ onChange, ...control }) => (
              <ContractDateField
                {...control}
                onValueChange={onChange}
                min={earliestDate}
                unavailableReason={weekendReason}
              />
            )}
          </FormField>
        </FieldRow>
        <LetterField
          formId={form.id}
          letter={letter}
          error={letterProblem ?? problemOfLetter(letter.files) ?? undefined}
          present={port.letter?.name}
        />
        <FormFoot form={form} submit={status === 'draft' ? 'Submit the port' : 'Submit again'} />
      </Form>
    </Card>
  );
}

/** Returns the reason why numbers cannot move on a day; undefined when they can. */
export function weekendReason(day: string): string | undefined {
  return isWorkingDay(day) ? undefined : 'Numbers move from Monday to Friday';
}

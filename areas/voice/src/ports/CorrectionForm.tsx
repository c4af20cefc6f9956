import { withoutCache, type LastChange } from '@quayside/page-kit/versions';
import { Card } from '@quayside/ui/Card';
import { FieldRow } from '@quayside/ui/FieldRow';
import { useState, type JSX } from 'react';
import { ContractDateField } from '@quayside/shared/days/ContractDateField.tsx';
import { Form, FormFoot, FormTextField, useVersionedForm } from '@quayside/page-kit/form';
import { correctionSchema, correctionValuesOf, describeCorrection, weekendReason } from './portForms.ts';
import { problemOfLetter, useLetter } from './useLetter.ts';
import { correctPort, getPort, type PortDetails } from '../portsApi.ts';
import { LetterField } from './LetterField.tsx';

export interface CorrectionFormProps {
  port: PortDetails;
  /** Loads the port again. */
  onReload: () => Promise<void>;
  onSubmitted: (port: PortDetails) => void;
}

/** Completes or corrects the account details that the losing provider compares, and submits the port again. */
export function CorrectionForm({ port, onReload, onSubmitted }: CorrectionFormProps): JSX.Element {
  const { id, status, earliestDate, losingProvider, problem } = port;
  const letter = useLetter(`port-letter ${id}`);
  const [letterProblem, setLetterProblem] = useState<string>();
  const { form, draft, conflict, ended } = useVersionedForm({
    key: `port ${id}`,
    noun: 'port',
    thing: port,
    schema: correctionSchema(port, () => letter.letterId() !== null),
    valuesOf: correctionValuesOf,
    isOpen: ({ allowedActions }) => allowedActions.includes('correct'),
    changeOf: lastChangeOfPort,
    describe: describeCorrection,
    fieldOf: (name) => (name === 'letterId' ? 'letter' : name),
    async isReady() {
      const isUploaded = await letter.isUploaded();
      setLetterProblem(
        isUploaded ? undefined : (problemOfLetter(letter.files) ?? 'Wait until the letter is uploaded'),
      );
      return isUploaded;
    },
    send(http, values, { etag, letter: present }) {
      const letterId = letter.letterId() ?? present?.id ?? null;
      return correctPort.send(http, { path: { portId: id }, body: { ...values, letterId }, etag });
    },
    read: (http) => getPort.send(http, { path: { portId: id } }, withoutCache),
    reload: onReload,
    onSaved(saved) {
      letter.clear();
      onSubmitted(saved);
    },
  });
  if (ended !== undefined) return <>{ended}</>;
  const hintOf = (field: string): string | undefined =>
    problem?.corrections.find((correction) => correction.field === field)?.text;
  return (
    <Card
      as="section"
      title={status === 'draft' ? 'Complete and submit' : 'Correct and submit again'}
      lead={`${losingProvider.name} compares these details with its own, letter by letter.`}
    >
      <Form form={form} draft={draft} conflict={conflict} width="column">
        <FormTextField
          form={form}
          name="accountNumber"
          label="Account number"
          hint={hintOf('accountNumber') ?? 'As on the last bill.'}
        />
        <FormTextField
          form={form}
          name="accountName"
          label="Account name"
          hint={hintOf('accountName') ?? 'The company name on the bill.'}
          autoComplete="organization"
        />
        <FieldRow>
          <FormTextField
            form={form}
            name="postcode"
            label="Billing postcode"
            hint={hintOf('postcode')}
            autoComplete="postal-code"
          />
          <ContractDateField
            form={form}
            name="requestedDate"
            label="Port on"
            hint={hintOf('requestedDate')}
            min={earliestDate}
            unavailableReason={weekendReason}
          />
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

/** The last change of a port; null if it has no history. */
function lastChangeOfPort({ history: [last] }: PortDetails): LastChange | null {
  return last === undefined ? null : { by: last.by, at: last.at };
}

import { ConfirmDialog } from '@quayside/ui/ConfirmDialog';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Field } from '@quayside/ui/Field';
import { Money } from '@quayside/ui/Money';
import { Stack } from '@quayside/ui/Stack';
import { TextField } from '@quayside/ui/TextField';
import { useState, type JSX } from 'react';
import type { EndingQuestion } from './endingQuestion.ts';

const circuit = 'QS-104200';

/** The question before something ends. */
export function EndingDialogs({
  question,
  onEnd,
  onCancel,
}: {
  question: EndingQuestion;
  onEnd: (text: string) => void;
  onCancel: () => void;
}): JSX.Element {
  const [word, setWord] = useState('');
  if (question === 'draft')
    return (
      <ConfirmDialog
        open
        title="Cancel this draft?"
        labels={{ confirm: 'Cancel the draft', cancel: 'Keep it' }}
        onConfirm={() => onEnd('This is a sample: no draft was cancelled.')}
        onCancel={onCancel}
      >
        <p>What you filled in for 14 sites is lost. The quote stays, and is valid until 28 Nov 2026.</p>
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      open
      tone="critical"
      title="Cease this service?"
      canConfirm={word.trim() === circuit}
      labels={{ confirm: 'Cease the service', cancel: 'Keep it' }}
      onConfirm={() => onEnd('This is a sample: no service was ceased.')}
      onCancel={onCancel}
    >
      <Stack gap={16}>
        <DescriptionList
          layout="beside"
          items={[
            {
              id: 'fee',
              term: 'Early-termination fee (NRC), excl. VAT',
              description: <Money amount={494_400} currency="GBP" size="figure" />,
            },
            { id: 'why', term: 'Why', description: '12 of 36 months are left.' },
          ]}
        />
        <Field label={`Type ${circuit} to confirm`}>
          <TextField value={word} onChange={(event) => setWord(event.target.value)} />
        </Field>
      </Stack>
    </ConfirmDialog>
  );
}

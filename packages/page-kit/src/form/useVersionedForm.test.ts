import { checkDraftSequences } from '../testing/checkDraftSequences.ts';
import { fields, whole } from '../versions/mergeParts.ts';
import { expect, it } from 'vitest';

interface Address {
  readonly street: string;
  readonly town: string;
}

interface Values {
  readonly name: string;
  readonly reference: string;
  readonly costCentre: string;
}

it('No sequence of saves by two people, failures and reloads loses or undoes a value of a form', async () => {
  const value = (name: keyof Values) => ({
    read: ({ values }: { values: Values }) => values[name],
    write: ({ values }: { values: Values }, n: number) => ({ values: { ...values, [name]: `${name} ${n}` } }),
  });
  const checked = checkDraftSequences<{ values: Values }>({
    parts: { values: fields() },
    pauseMs: null,
    first: { values: { name: '', reference: '', costCentre: '' } },
    values: [
      { by: 'me', ...value('name') },
      { by: 'colleague', ...value('reference') },
      { by: 'both', clash: 'values.costCentre', ...value('costCentre') },
    ],
  });
  await expect(checked).resolves.toBeUndefined();
});

it('No sequence of saves by two people makes an address of the street of one and the town of the other', async () => {
  const checked = checkDraftSequences<{ values: Address }>({
    parts: { values: whole() },
    pauseMs: null,
    first: { values: { street: '1', town: '1' } },
    values: [
      {
        by: 'both',
        clash: 'values',
        read: ({ values }) => values,
        write: (_content, n) => ({ values: { street: `${n}`, town: `${n}` } }),
      },
    ],
  });
  await expect(checked).resolves.toBeUndefined();
});

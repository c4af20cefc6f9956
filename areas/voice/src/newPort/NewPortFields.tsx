import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { FormSelect, FormTextArea, FormTextField } from '@quayside/page-kit/form';
import { formatDay } from '@quayside/page-kit/format';
import { ContractDateField } from '@quayside/shared/days/ContractDateField.tsx';
import { weekendReason } from '../ports/portForms.ts';
import { problemOfLetter } from '../ports/useLetter.ts';
import { LetterField } from '../ports/LetterField.tsx';
import type { NewPortWizardProps } from './NewPortWizard.types.ts';
import { PortabilityResults } from './PortabilityResults.tsx';

/** Which numbers, and who has them now. */
export function NumbersStep({ form, providers, portability, mistakes }: NewPortWizardProps): JSX.Element {
  return (
    <Stack gap={24}>
      <FormSelect
        form={form}
        name="losingProviderId"
        label="Provider that has the numbers now"
        placeholder="Choose a provider"
        options={providers.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FormTextArea
        form={form}
        name="numbers"
        label="Numbers"
        hint="One number or range in each line, in any spelling, such as 020 7946 0000 or 020 7946 0000 to 0099."
        rows={5}
        autoComplete="off"
        spellCheck={false}
      />
      <PortabilityResults {...portability} mistakes={mistakes} />
    </Stack>
  );
}

/** The account details that the losing provider compares, and the letter. */
export function AccountStep({ form, letter }: NewPortWizardProps): JSX.Element {
  return (
    <Stack gap={24}>
      <FormTextField
        form={form}
        name="accountNumber"
        label="Account number"
        hint="As on the last bill of the provider."
      />
      <FormTextField
        form={form}
        name="accountName"
        label="Account name"
        hint="The company name on the bill."
        autoComplete="organization"
      />
      <FormTextField
        form={form}
        name="postcode"
        label="Billing postcode"
        autoComplete="postal-code"
        style={{ maxInlineSize: '10rem' }}
      />
      <LetterField formId={form.id} letter={letter} error={problemOfLetter(letter.files) ?? undefined} />
    </Stack>
  );
}

/** The day on which the numbers move, the trunk for their calls, and their service. */
export function DateStep({ form, earliest, trunks }: NewPortWizardProps): JSX.Element {
  return (
    <Stack gap={24}>
      <ContractDateField
        form={form}
        name="requestedDate"
        label="Port on"
        hint={
          earliest === null
            ? 'The earliest day is known once the numbers are checked.'
            : `The earliest day for these numbers is ${formatDay(earliest)}.`
        }
        min={earliest ?? undefined}
        unavailableReason={weekendReason}
      />
      <FormSelect
        form={form}
        name="trunkId"
        label="Trunk"
        hint="Where calls to the numbers go afterwards. You can change it later."
        optional
        options={[
          { value: '', label: 'Choose later' },
          ...trunks.map(({ id, name }) => ({ value: id, label: `${name}, ${id}` })),
        ]}
      />
      <FormTextField
        form={form}
        name="group"
        label="Group"
        hint="Ports with the same group are shown together, such as “Bristol office move”."
      />
    </Stack>
  );
}

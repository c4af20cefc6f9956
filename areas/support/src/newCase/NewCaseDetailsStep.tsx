import { FieldRow } from '@quayside/ui/FieldRow';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { addDays, ownZoneHint, todayOfProfile, useToday } from '@quayside/page-kit/format';
import { FormCheckbox, FormDateField, FormTextField, type SchemaForm } from '@quayside/page-kit/form';
import { referenceTerm } from '../caseWords.ts';
import { hasSite, type NewCaseValues } from './newCaseSchema.ts';

export interface NewCaseDetailsStepProps {
  form: SchemaForm<NewCaseValues>;
  values: NewCaseValues;
}

export function NewCaseDetailsStep({ form, values: { type } }: NewCaseDetailsStepProps): JSX.Element {
  return (
    <Stack gap={24}>
      {type === 'fault' && <Fault form={form} />}
      {hasSite(type) && <Site form={form} />}
      <FormTextField
        form={form}
        name="customerReference"
        label={referenceTerm(type)}
        hint="The page of the case shows it."
        optional
        maxLength={60}
      />
    </Stack>
  );
}

function Fault({ form }: Pick<NewCaseDetailsStepProps, 'form'>): JSX.Element {
  const today = useToday(todayOfProfile);
  return (
    <>
      <FieldRow>
        <FormDateField
          form={form}
          name="startedDay"
          label="Day when it started"
          optional
          today={today}
          max={today}
          presets={[
            { id: 'today', label: 'Today', value: today },
            { id: 'yesterday', label: 'Yesterday', value: addDays(today, -1) },
          ]}
        />
        <FormTextField
          form={form}
          name="startedTime"
          label="Time, about"
          hint={ownZoneHint()}
          optional
          placeholder="09:30"
          maxLength={5}
        />
      </FieldRow>
      <FormCheckbox
        form={form}
        name="intrusiveTestsAllowed"
        label="You may interrupt the service for tests"
        hint="Tests take up to 15 minutes. The case says whether they are allowed."
      />
    </>
  );
}

function Site({ form }: Pick<NewCaseDetailsStepProps, 'form'>): JSX.Element {
  return (
    <>
      <FieldRow>
        <FormTextField form={form} name="contactName" label="Contact at the site" optional maxLength={120} />
        <FormTextField
          form={form}
          name="contactPhone"
          label="Telephone of the contact"
          optional
          type="tel"
          maxLength={40}
        />
      </FieldRow>
      <FormTextField
        form={form}
        name="accessHours"
        label="Access hours"
        hint="When an engineer can enter, such as Monday to Friday, 8:00 to 18:00."
        optional
        maxLength={200}
      />
    </>
  );
}

import { DateField } from '@quayside/ui/DateField';
import { FieldRow } from '@quayside/ui/FieldRow';
import { Stack } from '@quayside/ui/Stack';
import { TextField } from '@quayside/ui/TextField';
import type { JSX } from 'react';
import { addDays, ownZoneHint, todayOfProfile, useToday } from '@quayside/page-kit/format';
import { FormCheckbox, FormField, type SchemaForm } from '@quayside/page-kit/form';
import { referenceTerm } from '../caseWords.ts';
import { hasSite, type NewCaseValues } from './newCaseSchema.ts';

export interface NewCaseDetailsStepProps {
  form: SchemaForm<NewCaseValues>;
  values: NewCaseValues;
}

/** The fields of the type of case besides the description. */
export function NewCaseDetailsStep({ form, values: { type } }: NewCaseDetailsStepProps): JSX.Element {
  return (
    <Stack gap={24}>
      {type === 'fault' && <Fault form={form} />}
      {hasSite(type) && <Site form={form} />}
      <FormField
        form={form}
        name="customerReference"
        label={referenceTerm(type)}
        hint="The page of the case shows it."
        optional
      >
        {(control) => <TextField {...control} maxLength={60} autoComplete="off" />}
      </FormField>
    </Stack>
  );
}

function Fault({ form }: Pick<NewCaseDetailsStepProps, 'form'>): JSX.Element {
  const today = useToday(todayOfProfile);
  return (
    <>
      <FieldRow>
        <FormField form={form} name="startedDay" label="Day when it started" optional>
          {({ onChange, ...control }) => (
            <DateField
              {...control}
              today={today}
              max={today}
              onValueChange={onChange}
              presets={[
                { id: 'today', label: 'Today', value: today },
                { id: 'yesterday', label: 'Yesterday', value: addDays(today, -1) },
              ]}
            />
          )}
        </FormField>
        <FormField form={form} name="startedTime" label="Time, about" hint={ownZoneHint()} optional>
          {(control) => <TextField {...control} placeholder="09:30" maxLength={5} autoComplete="off" />}
        </FormField>
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
        <FormField form={form} name="contactName" label="Contact at the site" optional>
          {(control) => <TextField {...control} maxLength={120} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="contactPhone" label="Telephone of the contact" optional>
          {(control) => <TextField {...control} type="tel" maxLength={40} autoComplete="off" />}
        </FormField>
      </FieldRow>
      <FormField
        form={form}
        name="accessHours"
        label="Access hours"
        hint="When an engineer can enter, such as Monday to Friday, 8:00 to 18:00."
        optional
      >
        {(control) => <TextField {...control} maxLength={200} autoComplete="off" />}
      </FormField>
    </>
  );
}

import { FieldGroup } from '@quayside/ui/FieldGroup';
import type { JSX } from 'react';
import { EditForm, FormCheckbox, FormRadioGroup, FormTextField } from '@quayside/page-kit/form';
import type { TrunkDetails } from '../api.ts';
import { barredCalls, trunkForm } from './trunkForm.ts';
import { barringWords, fraudActionWords } from '../voiceWords.ts';

/** Changes the barred calls of a trunk, and its limit on charges in a day. */
export function TrunkSettings({
  trunk,
  onReload,
  onSaved,
}: {
  trunk: TrunkDetails;
  /** Loads the trunk again. */
  onReload: () => Promise<void>;
  onSaved: (saved: TrunkDetails) => void;
}): JSX.Element {
  const { key, ...calls } = trunkForm(trunk);
  return (
    <EditForm {...calls} draftKey={key} reload={onReload} onSaved={onSaved} submit="Save">
      {(form) => (
        <>
          <FieldGroup label="Bar outgoing calls to">
            {barredCalls.map((kind) => (
              <FormCheckbox
                key={kind}
                form={form}
                name={kind}
                label={barringWords[kind].label}
                hint={barringWords[kind].hint}
              />
            ))}
          </FieldGroup>
          <FormTextField
            form={form}
            name="limit"
            label="Fraud limit per day, in pounds, excluding VAT"
            hint="What outgoing calls may cost from midnight to midnight."
            inputMode="decimal"
            style={{ maxInlineSize: '10rem' }}
          />
          <FormRadioGroup
            form={form}
            name="action"
            label="When the limit is used up"
            options={[
              { value: 'block', label: fraudActionWords.block },
              { value: 'alert', label: fraudActionWords.alert },
            ]}
          />
        </>
      )}
    </EditForm>
  );
}

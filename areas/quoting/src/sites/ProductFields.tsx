import { Field } from '@quayside/ui/Field';
import { NativeSelect } from '@quayside/ui/NativeSelect';
import { TextField } from '@quayside/ui/TextField';
import type { JSX } from 'react';
import type { ProductOffer } from '../api.ts';
import { CappedOptions } from '@quayside/page-kit/options';

export interface ProductFieldsProps {
  fields: ProductOffer['fields'];
  values: Readonly<Record<string, string>>;
  /** The ids of required fields that are empty, after a submit. */
  missing: readonly string[];
  onChange: (id: string, value: string) => void;
}

/** A field for each value that the product asks for: a choice where it has options, else a text. */
export function ProductFields({ fields, values, missing, onChange }: ProductFieldsProps): JSX.Element {
  return (
    <>
      {fields.map(({ id, label, required, options }) => (
        <Field
          key={id}
          label={label}
          optional={!required}
          error={missing.includes(id) ? `${options ? 'Choose' : 'Enter'} ${label}` : undefined}
        >
          {options ? (
            <NativeSelect
              value={values[id] ?? ''}
              required={required}
              onChange={(event) => onChange(id, event.target.value)}
            >
              <option value="">{required ? 'Choose' : 'None'}</option>
              <CappedOptions
                options={options.map((option) => ({ value: option.id, label: option.label }))}
                selected={values[id] ?? ''}
              />
            </NativeSelect>
          ) : (
            <TextField
              value={values[id] ?? ''}
              required={required}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => onChange(id, event.target.value)}
            />
          )}
        </Field>
      ))}
    </>
  );
}

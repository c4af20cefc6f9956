import { InlineAlert } from '@quayside/ui/InlineAlert';
import { MultiSelect, type ComboboxResults, type MultiSelectControl } from '@quayside/ui/MultiSelect';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { FormField } from '../../../domain/form/FormField.tsx';
import type { SchemaForm } from '../../../domain/form/useSchemaForm.ts';
import type { NewCaseValues } from '../newCase/newCaseSchema.ts';

/** The props of a `MultiSelect` that chooses colleagues. */
export type ColleagueSearch = MultiSelectControl & { readonly results: ComboboxResults };

/** The fourth step of a new case. */
export interface NewCasePeopleStepProps {
  form: SchemaForm<NewCaseValues>;
  colleagues: ColleagueSearch;
}

/** Who else hears of the case. */
export function NewCasePeopleStep({ form, colleagues }: NewCasePeopleStepProps): JSX.Element {
  return (
    <Stack gap={24}>
      <FormField
        form={form}
        name="followers"
        label="Colleagues who follow the case"
        hint="They get every update, and can reply. You follow the case anyway."
        optional
      >
        {({ name, ref, onBlur }) => (
          <MultiSelect
            {...colleagues}
            name={name}
            ref={ref}
            onBlur={onBlur}
            placeholder="Type a name"
            labels={{ options: 'Colleagues', empty: 'No colleague has this name' }}
          />
        )}
      </FormField>
      <InlineAlert title="Do you have files to add?">
        Raise the case, then add pictures, logs and documents to its conversation.
      </InlineAlert>
    </Stack>
  );
}

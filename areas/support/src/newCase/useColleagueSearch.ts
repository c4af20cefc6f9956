import { plainText } from '@quayside/portal-core/addresses';
import type { ComboboxOption } from '@quayside/ui/MultiSelect';
import { useState } from 'react';
import { useFormField, type SchemaForm } from '@quayside/page-kit/form';
import { useColleagues } from '@quayside/shared/colleagues/useColleagues.ts';
import type { ColleagueSearch } from './NewCaseExtrasStep.tsx';
import type { NewCaseValues } from './newCaseSchema.ts';

/** Searches colleagues by the beginning of a name, while the list is open. */
export function useColleagueSearch(form: SchemaForm<NewCaseValues>): ColleagueSearch {
  const { value, onChange } = useFormField(form, 'followers').control;
  const { value: inputValue, onChange: onInputChange } = useFormField(form, 'followerText').control;
  const [open, onOpenChange] = useState(false);
  return {
    values: value.map(({ id, name }) => ({ id, label: name })),
    onValuesChange: (chosen: readonly ComboboxOption[]) =>
      onChange(chosen.map(({ id, label }) => ({ id, name: label }))),
    inputValue,
    onInputChange,
    open,
    onOpenChange,
    results: useColleagues(plainText(inputValue), open),
  };
}

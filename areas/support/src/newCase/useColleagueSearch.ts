import { plainText } from '@quayside/portal-core/addresses';
import { useCurrentUser, useResource } from '@quayside/portal-core/react';
import type { ComboboxOption, ComboboxResults } from '@quayside/ui/MultiSelect';
import { useState } from 'react';
import { useFormField, type SchemaForm } from '@quayside/page-kit/form';
import { useDelayed } from '@quayside/page-kit/options';
import { listColleagues } from '../api.ts';
import type { ColleagueSearch } from './NewCaseExtrasStep.tsx';
import type { NewCaseValues } from './newCaseSchema.ts';

/** Searches colleagues by the beginning of a name, while the list is open. */
export function useColleagueSearch(form: SchemaForm<NewCaseValues>): ColleagueSearch {
  const { value, onChange } = useFormField(form, 'followers').control;
  const { value: inputValue, onChange: onInputChange } = useFormField(form, 'followerText').control;
  const [open, onOpenChange] = useState(false);
  const words = plainText(inputValue);
  const searched = useDelayed(words);
  // The first letters are not looked up by the empty text before them.
  const isNeeded = open && (searched !== '' || words === '');
  const { status, data, isStale, refetch } = useResource(
    listColleagues,
    isNeeded ? { query: { q: searched } } : null,
    { keepPrevious: true },
  );
  const ownEmail = useCurrentUser()?.email;
  const options = data?.items
    .filter(({ email }) => email !== ownEmail)
    .map(({ id, name, email }) => ({ id, label: name, description: email }));

  function results(): ComboboxResults {
    if (status === 'failed' && !isStale) return { status: 'error', onRetry: () => void refetch() };
    if (options === undefined || isStale || words !== searched)
      return { status: 'loading', ...(options && { options }) };
    return { status: 'ready', options };
  }

  return {
    values: value.map(({ id, name }) => ({ id, label: name })),
    onValuesChange: (chosen: readonly ComboboxOption[]) =>
      onChange(chosen.map(({ id, label }) => ({ id, name: label }))),
    inputValue,
    onInputChange,
    open,
    onOpenChange,
    results: results(),
  };
}

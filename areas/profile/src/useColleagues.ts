import { useCurrentUser, useResource } from '@quayside/portal-core/react';
import type { ComboboxResults } from '@quayside/ui/Combobox';
import { useState } from 'react';
import { useDelayed } from '@quayside/page-kit/options';
import { listColleagues } from './api.ts';

/** The user's colleagues whose name begins with the typed text, while a form asks for one. */
export function useColleagues(isAsking: boolean): {
  readonly results: ComboboxResults;
  readonly search: (words: string) => void;
} {
  const [words, setWords] = useState('');
  const searched = useDelayed(words);
  const { status, data, isStale, refetch } = useResource(
    listColleagues,
    isAsking ? { query: { q: searched } } : null,
    { keepPrevious: true },
  );
  const ownEmail = useCurrentUser()?.email;
  if (status === 'failed') {
    return { results: { status: 'error', onRetry: () => void refetch() }, search: setWords };
  }
  const options = data?.items
    .filter(({ email }) => email !== ownEmail)
    .map(({ id, name, email }) => ({ id, label: name, description: email }));
  return {
    results:
      options === undefined ? { status: 'loading' } : { status: isStale ? 'loading' : 'ready', options },
    search: setWords,
  };
}

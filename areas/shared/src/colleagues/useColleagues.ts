import { useDelayed } from '@quayside/page-kit/options';
import { useCurrentUser, useResource } from '@quayside/portal-core/react';
import type { ComboboxResults } from '@quayside/ui/Combobox';
import { createElement } from 'react';
import { AbsenceText } from './AbsenceText.tsx';
import { listColleagues } from './api.ts';

/** The user's colleagues whose name begins with the typed text, each with an absence, while a form asks for one. */
export function useColleagues(words: string, isAsking: boolean): ComboboxResults {
  const searched = useDelayed(words);
  // The first letters are not looked up by the empty text before them.
  const isNeeded = isAsking && (searched !== '' || words === '');
  const { status, data, isStale, refetch } = useResource(
    listColleagues,
    isNeeded ? { query: { q: searched } } : null,
    { keepPrevious: true },
  );
  const ownEmail = useCurrentUser()?.email;
  if (status === 'failed' && !isStale) return { status: 'error', onRetry: () => void refetch() };
  const options = data?.items
    .filter(({ email }) => email !== ownEmail)
    .map(({ id, name, email, outOfOffice }) => ({
      id,
      label: name,
      description: outOfOffice ? createElement(AbsenceText, outOfOffice) : email,
    }));
  if (options === undefined || isStale || words !== searched)
    return { status: 'loading', ...(options && { options }) };
  return { status: 'ready', options };
}

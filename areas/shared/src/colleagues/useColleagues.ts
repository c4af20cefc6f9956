import { useOptionSearch } from '@quayside/page-kit/options';
import { useCurrentUser } from '@quayside/portal-core/react';
import type { ComboboxResults } from '@quayside/ui/Combobox';
import { createElement } from 'react';
import { AbsenceText } from './AbsenceText.tsx';
import { listColleagues } from './api.ts';

/** The user's colleagues whose name begins with the typed text, each with an absence, while a form asks for one. */
export function useColleagues(words: string, isAsking: boolean): ComboboxResults {
  const ownEmail = useCurrentUser()?.email;
  const { results } = useOptionSearch(listColleagues, {
    words,
    isOpen: isAsking,
    inputOf: (q) => ({ query: { q } }),
    optionOf: ({ id, name, email, outOfOffice }) =>
      email === ownEmail
        ? null
        : {
            id,
            label: name,
            description: outOfOffice ? createElement(AbsenceText, outOfOffice) : email,
          },
  });
  return results;
}

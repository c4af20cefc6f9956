import { Combobox } from '@quayside/ui/Combobox';
import type { JSX } from 'react';
import { useSiteSearch, type SiteChoice } from './useSiteSearch.ts';

/** Searches an address. The `Field` around it names it. */
export function SiteCombobox(choice: SiteChoice): JSX.Element {
  return (
    <Combobox
      {...useSiteSearch(choice)}
      keepText
      autoComplete="off"
      placeholder="Such as LS1 4AP or Leeds"
      labels={{
        options: 'Addresses',
        idle: 'Type a postcode, a street or a town.',
        empty: 'No address matches. Check the postcode, or search by town.',
      }}
    />
  );
}

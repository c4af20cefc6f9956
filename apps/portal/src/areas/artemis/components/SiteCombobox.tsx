import { Combobox } from '@quayside/ui/Combobox';
import type { JSX } from 'react';
import { useSiteSearch } from '../newOrder/useSiteSearch.ts';
import type { OrderSite } from '../ordersApi.ts';

/** The chosen site, if any, and the callback for another one. */
export interface SiteComboboxProps {
  site: OrderSite | null;
  onSelect: (site: OrderSite) => void;
}

/** Searches an address. The `Field` around it names it. */
export function SiteCombobox({ site, onSelect }: SiteComboboxProps): JSX.Element {
  return (
    <Combobox
      {...useSiteSearch(site, onSelect)}
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

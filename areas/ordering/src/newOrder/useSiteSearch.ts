import { plainText } from '@quayside/portal-core/addresses';
import type { ComboboxControl, ComboboxOption, ComboboxResults } from '@quayside/ui/Combobox';
import { useRef, useState } from 'react';
import { useOptionSearch } from '@quayside/page-kit/options';
import { listOrderSites, type OrderSite } from '../ordersApi.ts';

export type SiteSearch = ComboboxControl & { readonly results: ComboboxResults };

export function addressOf({ address, postcode }: OrderSite): string {
  return [...address, postcode].filter((part) => part !== '').join(', ');
}

export function siteOption(site: OrderSite): ComboboxOption {
  return { id: `${site.postcode} ${site.address.join(' ')}`, label: site.name, description: addressOf(site) };
}

/** The chosen site, if any, and what is typed and not chosen. */
export interface SiteChoice {
  site: OrderSite | null;
  text: string;
  onTextChange: (text: string) => void;
  /** Called with null when the typed text takes the place of the chosen site. */
  onSelect: (site: OrderSite | null) => void;
}

/** Searches addresses by postcode or words. Without a chosen site, the text is cleared once one is selected. */
export function useSiteSearch({ site, text, onTextChange, onSelect }: SiteChoice): SiteSearch {
  const [open, setOpen] = useState(false);
  const selected = useRef<string | null>(null);
  const { results, items } = useOptionSearch(listOrderSites, {
    words: plainText(text),
    isOpen: open,
    inputOf: (q) => ({ query: { q } }),
    optionOf: siteOption,
    needsWords: true,
  });

  return {
    value: site && siteOption(site),
    onSelect(option) {
      const chosen = items.find((each) => siteOption(each).id === option?.id);
      selected.current = chosen?.name ?? null;
      if (chosen || option === null) onSelect(chosen ?? null);
    },
    inputValue: text === '' ? (site?.name ?? '') : text,
    onInputChange(typed) {
      // The name of a site that is or was just chosen is not typed.
      const isChosen = typed === selected.current || typed === site?.name;
      selected.current = null;
      onTextChange(isChosen ? '' : typed);
    },
    open,
    onOpenChange: setOpen,
    results,
  };
}

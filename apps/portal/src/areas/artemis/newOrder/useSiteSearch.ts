import { useResource } from '@quayside/portal-core/react';
import type { ComboboxControl, ComboboxOption, ComboboxResults } from '@quayside/ui/Combobox';
import { useState } from 'react';
import { plainText } from '../../../domain/input/plainText.ts';
import { useDelayed } from '../../../domain/useDelayed.ts';
import { listOrderSites, type OrderSite } from '../ordersApi.ts';

/** The props of a `Combobox` that chooses a site. */
export type SiteSearch = ComboboxControl & { readonly results: ComboboxResults };

/** The address of a site in one line. */
export function addressOf({ address, postcode }: OrderSite): string {
  return [...address, postcode].filter((part) => part !== '').join(', ');
}

/** A site as an option. */
export function siteOption(site: OrderSite): ComboboxOption {
  return { id: `${site.postcode} ${site.address.join(' ')}`, label: site.name, description: addressOf(site) };
}

/** Searches addresses by postcode or words. `site` is the chosen one; without one, the text is cleared once a site was chosen. */
export function useSiteSearch(site: OrderSite | null, onSelect: (site: OrderSite) => void): SiteSearch {
  const [text, setText] = useState(site?.name ?? '');
  const [open, setOpen] = useState(false);
  const words = text === site?.name ? '' : plainText(text);
  const searched = useDelayed(words);
  const found = useResource(listOrderSites, open && searched !== '' ? { query: { q: searched } } : null, {
    keepPrevious: true,
  });
  const { status, data, isStale, refetch } = found;

  function results(): ComboboxResults {
    if (words === '') return { status: 'idle' };
    if (status === 'failed' && !isStale && words === searched)
      return { status: 'error', onRetry: () => void refetch() };
    const options = data?.items.map(siteOption);
    if (data === undefined || options === undefined || isStale || words !== searched)
      return { status: 'loading', ...(options && { options }) };
    return { status: 'ready', options, total: data.total };
  }

  return {
    value: site && siteOption(site),
    onSelect(option) {
      const chosen = data?.items.find((each) => siteOption(each).id === option?.id);
      if (chosen) onSelect(chosen);
      setText('');
    },
    inputValue: text,
    onInputChange: setText,
    open,
    onOpenChange: setOpen,
    results: results(),
  };
}

import { plainText } from '@quayside/portal-core/addresses';
import type { ComboboxControl, ComboboxResults } from '@quayside/ui/Combobox';
import { useState } from 'react';
import { useOptionSearch } from '@quayside/page-kit/options';
import { searchServices, type FoundService } from './api.ts';
import { serviceOption, suggestedOptions, type SuggestedServices } from './serviceOption.ts';

/** The chosen service, and the options before the user types. */
export interface ServiceSearchOptions {
  readonly service: FoundService | null;
  readonly onServiceChange: (service: FoundService | null) => void;
  /** Default: the first services by name. */
  readonly suggestions?: readonly SuggestedServices[];
}

export type ServiceSearch = ComboboxControl & { readonly results: ComboboxResults };

const RESULTS = 20;
const noSuggestions: readonly SuggestedServices[] = [];

/** Searches the services of the user's company, while the list is open. Spread the result over a `Combobox`. */
export function useServiceSearch({
  service,
  onServiceChange,
  suggestions = noSuggestions,
}: ServiceSearchOptions): ServiceSearch {
  const [text, setText] = useState(service?.name ?? '');
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(service);
  // The service was chosen elsewhere, such as by the address or a draft.
  if (service?.id !== shown?.id) {
    setShown(service);
    setText(service?.name ?? '');
  }
  // The name of the chosen service is not a search: the list offers the others again.
  const words = text === service?.name ? '' : plainText(text);
  const isSuggesting = words === '' && suggestions.some(({ services }) => services.length > 0);
  const found = useOptionSearch(searchServices, {
    words,
    isOpen: open && !isSuggesting,
    inputOf: (q) => ({ query: { q, pageSize: RESULTS } }),
    optionOf: serviceOption,
  });
  const candidates = isSuggesting ? suggestions.flatMap(({ services }) => services) : found.items;

  return {
    value: service && serviceOption(service),
    onSelect(option) {
      const chosen = candidates.find(({ id }) => id === option?.id) ?? null;
      // The typed text stays when it takes the place of a chosen service.
      setShown(chosen);
      onServiceChange(chosen);
    },
    inputValue: text,
    onInputChange: setText,
    open,
    onOpenChange: setOpen,
    results: isSuggesting ? { status: 'ready', options: suggestedOptions(suggestions) } : found.results,
  };
}

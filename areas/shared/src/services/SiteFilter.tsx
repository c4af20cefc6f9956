import { plainText } from '@quayside/portal-core/addresses';
import { Combobox } from '@quayside/ui/Combobox';
import { Field } from '@quayside/ui/Field';
import { useState, type JSX } from 'react';
import { useOptionSearch } from '@quayside/page-kit/options';
import { searchSites } from './api.ts';

export interface SiteFilterProps {
  /** The name of the chosen site; empty for none. */
  site: string;
  onSiteChange: (site: string) => void;
}

/** Chooses one of the sites of the company's services, by words of its name or postcode. */
export function SiteFilter({ site, onSiteChange }: SiteFilterProps): JSX.Element {
  const [text, setText] = useState(site);
  const [open, setOpen] = useState(false);
  // The name of the chosen site is not a search: the list offers the others again.
  const words = text === site ? '' : plainText(text);
  const { results } = useOptionSearch(searchSites, {
    words,
    isOpen: open,
    inputOf: (q) => ({ query: { q } }),
    optionOf: ({ name, postcode }) => ({ id: name, label: name, description: postcode }),
  });
  return (
    <Field label="Site">
      <Combobox
        value={site === '' ? null : { id: site, label: site }}
        onSelect={(option) => onSiteChange(option?.label ?? '')}
        inputValue={text}
        onInputChange={setText}
        open={open}
        onOpenChange={setOpen}
        results={results}
        autoComplete="off"
        placeholder="Name or postcode"
        labels={{ options: 'Sites', empty: 'No site matches' }}
      />
    </Field>
  );
}

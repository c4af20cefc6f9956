import { plainText } from '@quayside/portal-core/addresses';
import { useResource } from '@quayside/portal-core/react';
import { Combobox } from '@quayside/ui/Combobox';
import { Field } from '@quayside/ui/Field';
import { useState, type JSX } from 'react';
import { toResults, useDelayed } from '@quayside/page-kit/options';
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
  const searched = useDelayed(words);
  // The first letters are not looked up by the empty text before them.
  const isNeeded = open && (searched !== '' || words === '');
  const found = useResource(searchSites, isNeeded ? { query: { q: searched } } : null, {
    keepPrevious: true,
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
        results={toResults(
          found,
          ({ name, postcode }) => ({ id: name, label: name, description: postcode }),
          words !== searched,
        )}
        autoComplete="off"
        placeholder="Name or postcode"
        labels={{ options: 'Sites', empty: 'No site matches' }}
      />
    </Field>
  );
}

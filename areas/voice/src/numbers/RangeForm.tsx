import { plainText } from '@quayside/portal-core/addresses';
import { useAddToast } from '@quayside/portal-core/react';
import { Combobox } from '@quayside/ui/Combobox';
import { useRef, useState, type JSX } from 'react';
import { useOptionSearch } from '@quayside/page-kit/options';
import { Form, FormField, FormSelect, FormTextField, useVersionedForm } from '@quayside/page-kit/form';
import { searchSites } from '@quayside/shared/services/api.ts';
import { formatSpan } from '../phoneNumber.ts';
import { rangeForm, TYPED_ONLY, type RangeValues } from './rangeForms.ts';
import { useTrunkOptions } from '../useTrunkOptions.ts';
import type { RangeFormProps } from './AddressForm.tsx';
import { TaskDrawer } from './TaskDrawer.tsx';

export function RangeForm({ range, onReload, onSaved, onDone }: RangeFormProps): JSX.Element {
  const addToast = useAddToast();
  const { form, draft, conflict } = useVersionedForm({
    ...rangeForm(range),
    reload: onReload,
    onSaved(saved) {
      onSaved(saved);
      addToast({ tone: 'positive', text: 'The range is saved.' });
      onDone();
    },
  });
  const trunks = useTrunkOptions(range.trunk);
  return (
    <TaskDrawer title={`Change ${formatSpan(range)}`} submit="Save" form={form} onCancel={onDone}>
      <Form form={form} draft={draft} conflict={conflict}>
        <FormTextField form={form} name="label" label="Label" hint="What you call these numbers." optional />
        <FormField form={form} name="site" label="Site" optional>
          {({ value, onChange, onBlur, name, ref }) => (
            <SiteChoice site={value} onSiteChange={onChange} onBlur={onBlur} name={name} inputRef={ref} />
          )}
        </FormField>
        <FormSelect
          form={form}
          name="trunkId"
          label="Trunk"
          hint="Where calls to these numbers go. A change works within a minute."
          optional
          options={[
            { value: '', label: 'None, calls don’t arrive' },
            ...trunks.map(({ id, name }) => ({ value: id, label: `${name}, ${id}` })),
          ]}
        />
      </Form>
    </TaskDrawer>
  );
}

interface SiteChoiceProps {
  site: RangeValues['site'];
  onSiteChange: (site: RangeValues['site']) => void;
  onBlur: () => void;
  name: string;
  inputRef: React.Ref<HTMLInputElement>;
}

function SiteChoice({ site, onSiteChange, onBlur, name, inputRef }: SiteChoiceProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const text = site?.name ?? '';
  const chosen = site?.siteId === TYPED_ONLY ? null : site;
  const latest = useRef(chosen);
  // The name of the chosen site is not a search: the list offers the others again.
  const words = chosen === null ? plainText(text) : '';
  const { results } = useOptionSearch(searchSites, {
    words,
    isOpen: open,
    inputOf: (q) => ({ query: { q } }),
    optionOf: ({ siteId, name: siteName, postcode }) => ({
      id: siteId,
      label: siteName,
      description: postcode,
    }),
  });

  function type(typed: string): void {
    // Choosing an option writes its name too.
    if (typed === latest.current?.name) onSiteChange(latest.current);
    else onSiteChange(typed === '' ? null : { siteId: TYPED_ONLY, name: typed });
  }

  return (
    <Combobox
      // A text that is not chosen stays: the form says so, and does not drop it.
      freeText
      name={name}
      ref={inputRef}
      onBlur={onBlur}
      value={chosen && { id: chosen.siteId, label: chosen.name }}
      onSelect={(option) => {
        if (option === null) return;
        latest.current = { siteId: option.id, name: option.label };
        onSiteChange(latest.current);
      }}
      inputValue={text}
      onInputChange={type}
      open={open}
      onOpenChange={setOpen}
      results={results}
      autoComplete="off"
      placeholder="Name or postcode"
      labels={{ options: 'Sites', empty: 'No site matches' }}
    />
  );
}

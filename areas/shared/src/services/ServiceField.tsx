import { FormField, type BoundField, type FieldPath, type FieldValues } from '@quayside/page-kit/form';
import { Combobox } from '@quayside/ui/Combobox';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import type { JSX } from 'react';
import type { ServiceSearch } from './useServiceSearch.ts';

const HINT = 'Search by name, number, site or postcode.';

export interface ServiceFieldProps<Values extends FieldValues, Name> extends BoundField<Values, Name> {
  label: string;
  search: ServiceSearch;
  /** An example of what can be typed, such as `Bristol`. */
  placeholder: string;
  /** Whether the hint describes the chosen service, because services may share a name. */
  describesChoice?: boolean;
}

export function ServiceField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  label,
  search,
  placeholder,
  describesChoice = false,
}: ServiceFieldProps<Values, Name>): JSX.Element {
  const description = describesChoice ? search.value?.description : undefined;
  return (
    <FormField form={form} name={name} label={label} hint={description ?? HINT}>
      {(control) => (
        <Combobox
          {...search}
          keepText
          name={control.name}
          ref={control.ref}
          onBlur={control.onBlur}
          autoComplete="off"
          placeholder={placeholder}
          labels={{ options: 'Services', empty: 'No service matches' }}
        />
      )}
    </FormField>
  );
}

/** Says that the address of the page names no service that the user can choose. */
export function ServiceNotFoundAlert(): JSX.Element {
  return (
    <InlineAlert tone="caution" title="We couldn’t find the service that you came with">
      It may have ended, or it belongs to another company. Choose the service below.
    </InlineAlert>
  );
}

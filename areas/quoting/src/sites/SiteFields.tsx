import { Field } from '@quayside/ui/Field';
import { FieldRow } from '@quayside/ui/FieldRow';
import { Grid } from '@quayside/ui/Grid';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import { TextField } from '@quayside/ui/TextField';
import type { JSX } from 'react';
import type { ProductOffer } from '../api.ts';
import { AddressPicker } from './AddressPicker.tsx';
import { ProductFields } from './ProductFields.tsx';
import type { SiteForm } from './useSiteForm.ts';

export interface SiteFieldsProps {
  form: SiteForm;
  offer: Pick<ProductOffer, 'fields'>;
}

export function SiteFields({ form, offer }: SiteFieldsProps): JSX.Element {
  const { a, b, refs } = form;
  return (
    <Stack gap={16}>
      {form.duplicate !== null && (
        <InlineAlert tone="caution" live="assertive" title="Not added">
          {form.duplicate}
        </InlineAlert>
      )}
      {b ? (
        <Grid columns="two">
          <AddressPicker label="A end postcode" search={a} inputRef={refs.aInput} listRef={refs.aList} />
          <AddressPicker label="B end postcode" search={b} inputRef={refs.bInput} listRef={refs.bList} />
        </Grid>
      ) : (
        <AddressPicker label="Postcode" search={a} inputRef={refs.aInput} listRef={refs.aList} />
      )}
      <FieldRow>
        <Field label="Reference" optional>
          <TextField
            value={form.reference}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => form.setReference(event.target.value)}
          />
        </Field>
        <ProductFields
          fields={offer.fields}
          values={form.fields}
          missing={form.missing}
          onChange={form.setField}
        />
      </FieldRow>
    </Stack>
  );
}

import { InlineAlert } from '@quayside/ui/InlineAlert';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { FormColumn, FormRadioGroup, FormTextField, type SchemaForm } from '@quayside/page-kit/form';
import type { NewOrderValues } from './newOrderSchema.ts';
import type { OrderDraft, OrderOptions } from '../ordersApi.ts';
import { productLeads } from '../orderWords.ts';

export interface ServiceStepProps {
  draft: OrderDraft;
  options: OrderOptions;
  form: SchemaForm<NewOrderValues>;
}

/** The product and its options. A quote decides the product. */
export function ServiceStep({ draft: { source }, options, form }: ServiceStepProps): JSX.Element {
  return (
    <FormColumn>
      {source.kind === 'quote' && (
        <InlineAlert title={`From quote ${source.id}: ${source.name}`}>
          The quote decides the product, the sites and the price. If you change sites or configuration, the
          price changes, too.
        </InlineAlert>
      )}
      {source.kind === 'service' && (
        <InlineAlert title={`A copy of ${source.name} (${source.id})`}>
          It has the same sites and configuration. The service itself stays as it is.
        </InlineAlert>
      )}
      <FormTextField
        form={form}
        name="name"
        label="Name of the order"
        hint="Your colleagues see it, such as the approver."
        maxLength={120}
      />
      {source.kind !== 'quote' && (
        <Capped items={options.products}>
          {(products) => (
            <FormRadioGroup
              form={form}
              name="product"
              label="Product"
              layout="cards"
              options={productOptions(products)}
            />
          )}
        </Capped>
      )}
    </FormColumn>
  );
}

/** The products as options. One that is not offered says why. */
export function productOptions(products: readonly OrderOptions['products'][number][]) {
  return products.map(({ product, isOffered, reason }) => ({
    value: product,
    label: product,
    description: isOffered ? productLeads[product] : (reason ?? 'Not offered to your company.'),
    disabled: !isOffered,
  }));
}

import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useSchemaForm, type SchemaForm } from '@quayside/page-kit/form';
import { useKeyedAction, keyedCall } from '@quayside/page-kit/versions';
import { foundService } from '@quayside/shared/services/api.ts';
import { createOrderDraft, getOrderDraft, orderProducts, type OrderDraft } from '../ordersApi.ts';
import { stepAddress } from './newOrderSteps.ts';

const fields = v.object({
  kind: v.picklist(['product', 'service', 'quote']),
  product: v.picklist(['', ...orderProducts]),
  service: v.nullable(foundService),
  quoteId: v.string(),
});

export type StartValues = v.InferInput<typeof fields>;

/** The schema of the form. It checks only the chosen way to begin. */
export const startSchema = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['kind'], ['product']],
      ({ kind, product }) => kind !== 'product' || product !== '',
      'Choose a product',
    ),
    ['product'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['service']],
      ({ kind, service }) => kind !== 'service' || service !== null,
      'Choose the service to copy from the list',
    ),
    ['service'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['quoteId']],
      ({ kind, quoteId }) => kind !== 'quote' || quoteId !== '',
      'Choose a quote',
    ),
    ['quoteId'],
  ),
);

/** The values of the form before the user chooses. */
export const emptyStart: StartValues = { kind: 'product', product: '', service: null, quoteId: '' };

const createOnce = keyedCall(createOrderDraft, (http, draftId) =>
  getOrderDraft.send(http, { path: { draftId } }),
);

export interface UseStartResult {
  readonly form: SchemaForm<StartValues>;
  readonly values: StartValues;
}

function sourceOf({ kind, product, service, quoteId }: StartValues) {
  return { kind, id: { product, service: service?.id ?? '', quote: quoteId }[kind] };
}

const fieldOfKind = { product: 'product', service: 'service', quote: 'quoteId' } as const;

/** A form that creates a draft once, and then shows its next step. */
export function useStart(): UseStartResult {
  const navigate = useNavigate();
  const { create } = useKeyedAction(createOnce);
  const [initial] = useState(emptyStart);
  const [kind, setKind] = useState(initial.kind);
  const form = useSchemaForm({
    schema: startSchema,
    initial,
    // The server calls each of the three `id`.
    fieldOf: (name) => (name === 'id' ? fieldOfKind[kind] : name),
    submit: (chosen) => create(sourceOf(chosen)),
    onSaved: ({ id }: OrderDraft) => void navigate(stepAddress(id, 'sites')),
  });
  const values = useWatch({ control: form.control, compute: (typed: StartValues) => typed });
  if (values.kind !== kind) setKind(values.kind);
  return { form, values };
}

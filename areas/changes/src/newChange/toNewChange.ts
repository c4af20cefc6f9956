import * as v from 'valibot';
import { wordOf } from '@quayside/page-kit/schema';
import type { previewChangeRequest } from '../api.ts';
import { newChangeSchema, type NewChangeValues, type ValidNewChange } from './newChangeSchema.ts';
import { windowOf } from './windowOf.ts';

/** A change, without the charges that the user has to see before it is requested. */
export type NewChangeBody = Parameters<typeof previewChangeRequest.send>[1]['body'];

/** The body of a new change request, with the fields of its type only. */
export function toNewChange(values: ValidNewChange): NewChangeBody {
  const { service, type, reason } = values;
  return {
    serviceId: service?.id ?? '',
    type,
    reason,
    window: windowOf(values),
    ...(type === 'bandwidth' && { bandwidthMbps: Number(values.bandwidthMbps) }),
    ...(type === 'ip' && { ipAddresses: Number(values.ipAddresses) }),
    ...(type === 'move' && { newAddress: values.newAddress, newPostcode: values.newPostcode }),
    ...(type === 'contact' && { contact: { name: values.contactName, phone: values.contactPhone } }),
    ...(type === 'cpe' && { equipment: values.equipment }),
  };
}

const schema = newChangeSchema(null);

/**
 * Returns the body for the preview of the charges as soon as the form has enough values. The window does not change the charges.
 */
export function toPreview(values: NewChangeValues): NewChangeBody | null {
  const checked = v.safeParse(schema, { ...values, day: '', reason: '' });
  return checked.success ? toNewChange(checked.output) : null;
}

const fields: Readonly<Record<string, string>> = {
  serviceId: 'service',
  window: 'day',
  'window.from': 'day',
  'window.to': 'day',
  contact: 'contactName',
  'contact.name': 'contactName',
  'contact.phone': 'contactPhone',
};

/** The field that edits a part of the body. */
export function fieldOf(name: string): string {
  return wordOf(fields, name) ?? name;
}

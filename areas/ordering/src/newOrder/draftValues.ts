import { isCalendarDay } from '@quayside/page-kit/format';
import { kinds, spelled } from '@quayside/page-kit/input';
import { wordOf } from '@quayside/page-kit/schema';
import { orderTerms, type OrderDraft, type OrderTerm } from '../ordersApi.ts';
import type { NewOrderValues } from './newOrderSchema.ts';

/** The body of the call that saves a draft. */
export type DraftChange = Pick<
  OrderDraft,
  'name' | 'product' | 'sites' | 'configuration' | 'contacts' | 'commercial' | 'acceptedPrice'
>;

export function toValues(draft: OrderDraft): NewOrderValues {
  const { configuration, contacts, commercial } = draft;
  return {
    name: draft.name,
    product: draft.product,
    sites: draft.sites,
    siteTexts: {},
    bandwidthMbps: configuration.bandwidthMbps === null ? '' : String(configuration.bandwidthMbps),
    access: configuration.access,
    resilience: configuration.resilience,
    ipAddresses: String(configuration.ipAddresses),
    contactName: contacts.name,
    contactPhone: contacts.phone,
    contactEmail: contacts.email,
    accessHours: contacts.accessHours,
    instructions: contacts.instructions,
    purchaseOrder: commercial.purchaseOrder,
    termMonths: String(commercial.termMonths),
    requiredDate: commercial.requiredDate ?? '',
    acceptedPrice: draft.acceptedPrice,
  };
}

/** Converts the typed values to a draft, with those that are incomplete or wrong. */
export function toChange(values: NewOrderValues): DraftChange {
  return {
    name: values.name,
    product: values.product,
    sites: values.sites,
    configuration: {
      bandwidthMbps: values.bandwidthMbps === '' ? null : Number(values.bandwidthMbps),
      access: values.access,
      resilience: values.resilience,
      ipAddresses: Number(values.ipAddresses),
    },
    contacts: {
      name: values.contactName,
      phone: spelled(kinds.telephone, values.contactPhone),
      email: spelled(kinds.email, values.contactEmail),
      accessHours: values.accessHours,
      instructions: values.instructions,
    },
    commercial: {
      purchaseOrder: values.purchaseOrder,
      termMonths: termOf(values.termMonths),
      requiredDate: isCalendarDay(values.requiredDate) ? values.requiredDate : null,
    },
    acceptedPrice: values.acceptedPrice,
  };
}

function termOf(text: string): OrderTerm {
  return orderTerms.find((months) => String(months) === text) ?? 36;
}

const fields: Readonly<Record<string, string>> = {
  'configuration.bandwidthMbps': 'bandwidthMbps',
  'configuration.access': 'access',
  'configuration.resilience': 'resilience',
  'configuration.ipAddresses': 'ipAddresses',
  'contacts.name': 'contactName',
  'contacts.phone': 'contactPhone',
  'contacts.email': 'contactEmail',
  'contacts.accessHours': 'accessHours',
  'contacts.instructions': 'instructions',
  'commercial.purchaseOrder': 'purchaseOrder',
  'commercial.termMonths': 'termMonths',
  'commercial.requiredDate': 'requiredDate',
};

export function fieldOf(name: string): string {
  return name.startsWith('sites') ? 'sites' : (wordOf(fields, name) ?? name);
}

import { formatBandwidth } from '@quayside/shared/bandwidth.ts';
import { accessWords, resilienceWords } from '../orderWords.ts';
import type { NewOrderValues } from './newOrderSchema.ts';

/** The fields as texts, by the part of the draft that they belong to. */
export const draftTexts: readonly (readonly [
  part: string,
  term: string,
  text: (values: NewOrderValues) => string,
])[] = [
  ['name', 'Name', ({ name }) => name],
  ['product', 'Product', ({ product }) => product],
  [
    'sites',
    'Sites',
    ({ sites }) =>
      sites.map(({ site, bSite }) => [site.name, bSite?.name].filter(Boolean).join(' – ')).join(', '),
  ],
  [
    'sites',
    'Bandwidth by site',
    ({ sites }) =>
      sites.flatMap(({ bandwidthMbps: mbps }) => (mbps === null ? [] : [formatBandwidth(mbps)])).join(', '),
  ],
  [
    'configuration',
    'Bandwidth',
    ({ bandwidthMbps }) => (bandwidthMbps === '' ? '' : formatBandwidth(Number(bandwidthMbps))),
  ],
  ['configuration', 'Access', ({ access }) => accessWords[access]],
  ['configuration', 'Resilience', ({ resilience }) => resilienceWords[resilience]],
  ['configuration', 'Public IP addresses', ({ ipAddresses }) => ipAddresses],
  ['contacts.name', 'Site contact', ({ contactName }) => contactName],
  ['contacts.phone', 'Telephone', ({ contactPhone }) => contactPhone],
  ['contacts.email', 'E-mail', ({ contactEmail }) => contactEmail],
  ['contacts.accessHours', 'Access hours', ({ accessHours }) => accessHours],
  ['contacts.instructions', 'Instructions', ({ instructions }) => instructions],
  ['commercial.purchaseOrder', 'Purchase order', ({ purchaseOrder }) => purchaseOrder],
  ['commercial.termMonths', 'Term', ({ termMonths }) => `${termMonths} months`],
  ['commercial.requiredDate', 'Required date', ({ requiredDate }) => requiredDate],
  ['acceptedPrice', 'Price', ({ acceptedPrice }) => (acceptedPrice === null ? 'Not accepted' : 'Accepted')],
];

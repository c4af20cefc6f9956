import { listQuery } from '@quayside/portal-core/addresses';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { newOrderSchema } from '@quayside/area-ordering/newOrder/newOrderSchema.ts';
import { dealSchema } from '@quayside/area-partner-programme/dealForm/dealSchema.ts';
import { readMargin } from '@quayside/area-quoting/margin.ts';
import { orderSchema } from '@quayside/area-quoting/order/orderSchema.ts';
import { readSearchParams } from '@quayside/area-search/searchParams.ts';
import { newChangeSchema } from '@quayside/area-changes/newChange/newChangeSchema.ts';
import { newCaseSchema } from '@quayside/area-support/newCase/newCaseSchema.ts';
import { readNumber } from '@quayside/area-voice/phoneNumber.ts';
import { addressSchema } from '@quayside/area-voice/numbers/rangeForms.ts';
import { accountEntries } from '@quayside/area-voice/ports/portForms.ts';
import { trunkSchema } from '@quayside/area-voice/trunks/trunkForm.ts';
import { contactProblem } from '@quayside/area-admin/contacts/contactRules.ts';

const telephone = '\u202A+44 (0)20\u00A07946\u20110018, ext 23\u202C';
const postcode = 'bs1\u00A06qh\u200B';
const email = 'Smith, John <mailto:john@smith.example>';

const order = newOrderSchema({ hasTwoEnds: false, sharedUpToMbps: 1000, earliestDate: null, price: null });
const change = newChangeSchema(null);
const quoteOrder = orderSchema('2026-12-01').entries.contact.entries;

/** Each field for such a value: how its form reads it. Conditional checks of whole forms stay out. */
it.each([
  ['the site contact of an order', order.pipe[0].entries.contactPhone, telephone, '+44 20 7946 0018 ext. 23'],
  ['the contact of a quote’s order', quoteOrder.phone, telephone, '+44 20 7946 0018 ext. 23'],
  ['a new site contact', change.pipe[0].entries.contactPhone, telephone, '+44 20 7946 0018 ext. 23'],
  [
    'the site contact of a case',
    newCaseSchema.pipe[0].entries.contactPhone,
    telephone,
    '+44 20 7946 0018 ext. 23',
  ],
  ['the e-mail address of an order', order.pipe[0].entries.contactEmail, email, 'john@smith.example'],
  ['the e-mail address of a quote’s order', quoteOrder.email, email, 'john@smith.example'],
  ['the postcode of a move', change.pipe[0].entries.newPostcode, postcode, 'BS1 6QH'],
  ['the postcode of an emergency address', addressSchema.entries.postcode, postcode, 'BS1 6QH'],
  ['the billing postcode of a port', accountEntries.postcode, postcode, 'BS1 6QH'],
])('%s takes what people paste', (_field, entry: v.GenericSchema<string, string>, text, sent) => {
  expect(v.parse(entry, text)).toBe(sent);
});

it('A deal takes a pasted postcode, and its charge as the portal prints it', () => {
  const deal = {
    name: 'Lumen',
    customerName: 'Lumen',
    customerPostcode: postcode,
    product: 'internetAccess',
    expectedMrc: '£1,850.50',
    termMonths: '36',
    expectedCloseOn: '2026-12-11',
    description: 'Two sites',
  };
  expect(v.parse(dealSchema('2026-11-23'), deal)).toMatchObject({
    customerPostcode: 'BS1 6QH',
    expectedMrc: 185_050,
  });
});

it.each(['75', '75.50', '£1,000.50', ' £10,000 '])('The fraud limit of a trunk can be %s', (text) => {
  expect(v.safeParse(trunkSchema.entries.limit, text).success).toBe(true);
});

it('A margin, a contact, a number and searches take what people paste', () => {
  expect(readMargin('\u00A012.5\u202F%')).toBe(1250);
  expect(contactProblem([], email, null)).toBeUndefined();
  expect(readNumber('\u202A020–7946–0018\u202C')).toBe('+442079460018');
  const pasted = '\uFEFFQS\u2011104200\u00A0';
  expect(readSearchParams(new URLSearchParams({ keyword: pasted }), []).keyword).toBe('QS-104200');
  const { q } = listQuery({ filters: {}, sorts: ['id'] }).read(new URLSearchParams({ q: pasted }));
  expect(q).toBe('QS-104200');
});

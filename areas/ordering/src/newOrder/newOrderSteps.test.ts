import { expect, it } from 'vitest';
import { changedPrice, completeDraft, draftPrice, quotedDraft } from '../drafts.fixtures.ts';
import { fieldOf, toChange, toValues } from './draftValues.ts';
import type { NewOrderRules, NewOrderValues } from './newOrderSchema.ts';
import { firstIncomplete, orderSteps, problemsByStep, readStep } from './newOrderSteps.ts';

const rules: NewOrderRules = {
  hasTwoEnds: false,
  sharedUpToMbps: 1000,
  earliestDate: '2027-01-20',
  price: draftPrice,
};
const values = toValues(completeDraft);

it.each<
  [string, Partial<NewOrderValues>, Partial<NewOrderRules>, Partial<Record<string, readonly string[]>>]
>([
  [
    'nothing is missing',
    {},
    {},
    { service: [], sites: [], configuration: [], contacts: [], commercial: [], review: [] },
  ],
  ['no name', { name: ' ' }, {}, { service: ['Enter a name for the order'] }],
  ['no site', { sites: [] }, {}, { sites: ['Add at least one site'] }],
  [
    'a site that is typed and not added',
    { siteTexts: { new: 'LS1' } },
    {},
    { sites: ['“LS1” is not added. Choose its address from the list, or clear the field'] },
  ],
  [
    'a line without its B end',
    {},
    { hasTwoEnds: true },
    { sites: ['Choose the B end of each site from the list'] },
  ],
  ['no bandwidth', { bandwidthMbps: '' }, {}, { configuration: ['Choose the bandwidth'] }],
  [
    'shared fibre that is too fast',
    { access: 'shared', bandwidthMbps: '2000' },
    {},
    { configuration: ['Shared fibre has at most 1 Gbps. Choose a dedicated one, or less bandwidth'] },
  ],
  [
    'an address that is no email',
    { contactEmail: 'tom' },
    {},
    { contacts: ['Enter an e-mail address, such as name@company.example'] },
  ],
  [
    'a day before the earliest possible one',
    { requiredDate: '2027-01-19' },
    {},
    { commercial: ['Choose a day from the earliest possible date on, or none'] },
  ],
  [
    'no price yet',
    {},
    { price: null },
    { review: ['The price isn’t known yet. Wait a moment, or retry it'] },
  ],
  ['a changed price', {}, { price: changedPrice }, { review: ['Accept the changed price'] }],
  [
    'a changed price that was accepted',
    { acceptedPrice: { nrc: 90_000, mrc: 50_700 } },
    { price: changedPrice },
    { review: [] },
  ],
  [
    'another price than the accepted one',
    { acceptedPrice: { nrc: 90_000, mrc: 49_000 } },
    { price: changedPrice },
    { review: ['Accept the changed price'] },
  ],
])(
  'A step of a new order knows its problems: %s [ORDER-5, ORDER-9]',
  (_what, change, changedRules, problems) => {
    expect(problemsByStep({ ...values, ...change }, { ...rules, ...changedRules })).toMatchObject(problems);
  },
);

it('A draft opens at its first problem, and at the review when there is none [ORDER-1]', () => {
  expect(firstIncomplete(problemsByStep(values, rules))).toBe('review');
  expect(firstIncomplete(problemsByStep({ ...values, contactPhone: '' }, rules))).toBe('contacts');
  expect(readStep('payment')).toBeUndefined();
});

it('The values of the form become the same draft again [ORDER-6]', () => {
  for (const draft of [completeDraft, quotedDraft]) expect(draft).toMatchObject(toChange(toValues(draft)));
});

it.each([
  ['contacts.phone', 'contactPhone', 'contacts'],
  ['configuration.bandwidthMbps', 'bandwidthMbps', 'configuration'],
  ['sites.0.site.postcode', 'sites', 'sites'],
  ['commercial.requiredDate', 'requiredDate', 'commercial'],
])('What the server calls %s is edited by the field %s of the step %s [ORDER-5]', (name, field, step) => {
  expect(fieldOf(name)).toBe(field);
  expect(orderSteps.stepOfField(fieldOf(name))).toBe(step);
});

import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { FoundService } from '@quayside/shared/services/api.ts';
import { emptyNewCase, newCaseSchema, type NewCaseValues } from './newCaseSchema.ts';
import { problemsByStep, stepAddress } from './newCaseSteps.ts';
import { fieldOf, toNewCase } from './toNewCase.ts';

const service: FoundService = {
  id: 'QS-104200',
  name: 'Bristol Temple Quay 1 Gbps',
  product: 'Internet Access',
  health: 'down',
  aEnd: { name: 'Bristol Temple Quay', postcode: 'BS1 6DZ' },
};

const fault: NewCaseValues = {
  ...emptyNewCase,
  service,
  type: 'fault',
  subject: ' No light ',
  description: 'Since this morning.',
  impact: 'down',
  startedDay: '2026-01-20',
  startedTime: '7.50',
  contactName: 'Tom Ellery',
  contactPhone: '020 7946 0018',
};

const bodyOf = (values: NewCaseValues) => toNewCase(v.parse(newCaseSchema, values), ['AT-1']);

it('A new case is sent with the values of its fields', () => {
  expect(bodyOf(fault)).toMatchObject({
    serviceId: 'QS-104200',
    type: 'fault',
    subject: 'No light',
    impact: 'down',
    issueStartedAt: new Date('2026-01-20T07:50').toISOString(),
    siteContact: { name: 'Tom Ellery', phone: '020 7946 0018' },
    attachmentIds: ['AT-1'],
  });
});

it('A new case leaves out the fields of other types and of a service that it is not about', () => {
  const body = bodyOf({ ...fault, about: 'other', type: 'billing' });
  expect(body).toMatchObject({ serviceId: null, impact: 'none' });
  expect(Object.keys(body)).not.toContain('issueStartedAt');
  expect(Object.keys(body)).not.toContain('siteContact');
});

it.each<[string, Partial<NewCaseValues>, Partial<Record<string, readonly string[]>>]>([
  ['nothing is missing', {}, { service: [], problem: [], details: [], extras: [] }],
  [
    'no service',
    { service: null },
    { service: ['Choose the service from the list, or say that it is about something else'] },
  ],
  [
    'a colleague who is typed and not chosen',
    { followerText: ' Tim' },
    { extras: ['“Tim” is not chosen. Choose a colleague from the list, or clear the field'] },
  ],
  ['no service, and not about one', { service: null, about: 'other' }, { service: [] }],
  ['a fault without impact', { impact: '' }, { problem: ['Choose the impact'] }],
  ['no type yet, which needs no impact', { type: '', impact: '' }, { problem: ['Choose what you need'] }],
  ['a time without a day', { startedDay: '' }, { details: ['Enter the day, too'] }],
  ['a time ahead', { startedDay: '2999-01-01' }, { details: ['Enter a time in the past'] }],
  [
    'a contact without a number',
    { contactPhone: '' },
    { details: ['Enter the telephone number of the site contact'] },
  ],
  ['a number without a name', { contactName: '' }, { details: ['Enter the name of the site contact'] }],
  [
    'a telephone number that is none',
    { contactPhone: 'ask Tom' },
    { details: ['Enter a telephone number, such as +44 20 7946 0018'] },
  ],
  [
    'a time that is none',
    { startedTime: 'noon' },
    { details: ['Enter the time as hours and minutes, such as 09:30'] },
  ],
  [
    'a mistake in a field that an invoice does not ask for',
    { type: 'billing', contactPhone: 'ask Tom' },
    { details: [] },
  ],
])('A step of a new case knows its problems: %s', (_what, change, problems) => {
  expect(problemsByStep({ ...fault, ...change })).toMatchObject(problems);
});

it('An empty case lists the problems in the order of the fields', () => {
  expect(problemsByStep(emptyNewCase).problem).toEqual([
    'Choose what you need',
    'Enter a subject',
    'Say what happens',
  ]);
});

it('A step has an address, which keeps the service', () => {
  expect(stepAddress('details', 'QS-1')).toBe('/new-support-case?serviceId=QS-1&step=details');
});

it.each([
  ['serviceId', 'service'],
  ['siteContact.phone', 'contactPhone'],
  ['followerIds.0', 'followers'],
  ['attachmentIds.1', 'files'],
  ['subject', 'subject'],
  ['constructor', 'constructor'],
])('What the server calls %s is edited by the field %s', (name, field) => {
  expect(fieldOf(name)).toBe(field);
});

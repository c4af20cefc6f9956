import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  emptyNewPort,
  fieldOf,
  mistakesOf,
  newPortSchema,
  toCheck,
  toNewPort,
  type NewPortValues,
} from './newPortSchema.ts';
import { portSteps, problemsByStep, stepAddress } from './newPortSteps.ts';

const valid: NewPortValues = {
  numbers: '0117 946 0300 to 0309\n020 7946 0018',
  losingProviderId: 'tideway',
  accountNumber: 'TW-448121',
  accountName: 'Northgate Networks Ltd',
  postcode: 'bs1 6aa',
  requestedDate: '2026-12-07',
  trunkId: '',
  group: 'Bristol office',
};

it('Each step names its missing fields', () => {
  const problems = problemsByStep(emptyNewPort, null);
  expect(problems.numbers).toEqual([
    'Choose who has the numbers now',
    'Enter the numbers that you want to port',
  ]);
  expect(problems.account).toHaveLength(3);
  expect(problems.date).toEqual(['Choose a day', 'Name the group']);
  expect(problemsByStep(valid, '2026-12-07')).toEqual({ numbers: [], account: [], date: [], review: [] });
});

it('A port is not for a weekend or before the earliest day [VOICE-5]', () => {
  expect(problemsByStep({ ...valid, requestedDate: '2026-12-05' }, null).date).toEqual([
    'Choose a working day, Monday to Friday',
  ]);
  expect(problemsByStep({ ...valid, requestedDate: '2026-12-04' }, '2026-12-07').date).toEqual([
    'Choose 7 Dec 2026 or later',
  ]);
});

it('A port is sent with its ranges, and a draft without a day', () => {
  const parsed = v.parse(newPortSchema(null), valid);
  expect(toNewPort(parsed, 'AT-1')).toMatchObject({
    numbers: [
      { first: '+441179460300', last: '+441179460309' },
      { first: '+442079460018', last: '+442079460018' },
    ],
    postcode: 'BS1 6AA',
    trunkId: null,
    letterId: 'AT-1',
    isDraft: false,
  });
  expect(toNewPort({ ...parsed, requestedDate: '' }, null, true)).toMatchObject({
    requestedDate: null,
    isDraft: true,
  });
});

it('Numbers are checked once they and their provider are known [VOICE-4]', () => {
  expect(toCheck({ ...valid, losingProviderId: '' })).toBeNull();
  expect(toCheck({ ...valid, numbers: 'reception' })).toBeNull();
  expect(toCheck(valid)?.numbers).toHaveLength(2);
});

it('A line with a mistake leaves the others checked [VOICE-4]', () => {
  const typed = { ...valid, numbers: '0117 946 0300 to 0309\nreception\n020 7946 0000 to 9999' };
  expect(toCheck(typed)?.numbers).toEqual([{ first: '+441179460300', last: '+441179460309' }]);
  expect(mistakesOf(typed)).toEqual([
    '“reception” is not a UK telephone number',
    '“020 7946 0000 to 9999” has more than 1,000 numbers',
  ]);
  expect(mistakesOf(valid)).toEqual([]);
});

it.each([
  ['0117 946 0305', '“0117 946 0305” and “0117 946 0300 to 0309” have numbers in common'],
  ['+441179460300-441179460309', '“0117 946 0300 to 0309” is listed twice'],
])(
  'The overlap of %s with an earlier line is named, and the others are checked [VOICE-4]',
  (line, mistake) => {
    const typed = { ...valid, numbers: `0117 946 0300 to 0309\n${line}` };
    expect(mistakesOf(typed)).toEqual([mistake]);
    expect(toCheck(typed)?.numbers).toEqual([{ first: '+441179460300', last: '+441179460309' }]);
  },
);

it('Steps and fields have addresses', () => {
  expect([portSteps.nextStep('date'), portSteps.nextStep('review')]).toEqual(['review', 'review']);
  expect(portSteps.stepOfField(fieldOf('numbers.0'))).toBe('numbers');
  expect(portSteps.stepOfField(fieldOf('letterId'))).toBe('account');
  expect(stepAddress('account', 'letter')).toBe('/voice/ports/new?step=account#letter');
});

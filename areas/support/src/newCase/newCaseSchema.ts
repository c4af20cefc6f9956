import type { Moment } from '@quayside/portal-core/calls';
import * as v from 'valibot';
import { isCalendarDay, profileZone, timeIn, toMoment } from '@quayside/page-kit/format';
import { isOf, kinds, looseEntry } from '@quayside/page-kit/input';
import { foundService } from '@quayside/shared/services/api.ts';

const text = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));
const upTo = (length: number, what: string) =>
  v.pipe(v.string(), v.trim(), v.maxLength(length, `Shorten ${what} to ${length} characters`));
const timeOfDay = /^(?:[01]?\d|2[0-3])[:.][0-5]\d$/;

const fields = v.object({
  about: v.picklist(['service', 'other']),
  service: v.nullable(foundService),
  type: v.pipe(
    v.string(),
    v.picklist(['fault', 'serviceRequest', 'billing', 'orderQuery', 'information'], 'Choose what you need'),
  ),
  subject: v.pipe(text('Enter a subject'), v.maxLength(200, 'Shorten the subject to 200 characters')),
  description: v.pipe(
    text('Say what happens'),
    v.maxLength(10_000, 'Shorten the description to 10,000 characters'),
  ),
  impact: v.picklist(['', 'down', 'intermittent', 'degraded', 'none']),
  priority: v.picklist(['low', 'normal', 'high', 'urgent']),
  customerReference: upTo(60, 'the reference'),
  startedDay: v.string(),
  startedTime: v.pipe(v.string(), v.trim()),
  intrusiveTestsAllowed: v.boolean(),
  contactName: upTo(120, 'the name'),
  contactPhone: looseEntry(kinds.telephone),
  accessHours: upTo(200, 'the access hours'),
  followers: v.pipe(
    v.array(v.object({ id: v.string(), name: v.string() })),
    v.maxLength(20, 'Choose at most 20 colleagues'),
  ),
  /** A colleague who is typed and not chosen. */
  followerText: v.string(),
});

export type NewCaseValues = v.InferInput<typeof fields>;
export type ValidNewCase = v.InferOutput<typeof fields>;

/** The moment of a day and a time of day in the user's time zone; null for an empty or impossible one. */
export function momentOf(day: string, time: string): Moment | null {
  if (!isCalendarDay(day)) return null;
  const typed = time.trim() || '00:00';
  if (!timeOfDay.test(typed)) return null;
  const [hours = 0, minutes = 0] = typed.split(/[.:]/).map(Number);
  return toMoment(timeIn(profileZone(), day, hours * 60 + minutes));
}

/** Whether an engineer may have to visit for this type of case. */
export function hasSite(type: string): boolean {
  return type === 'fault' || type === 'serviceRequest';
}

function isPast({ startedDay, startedTime }: Pick<ValidNewCase, 'startedDay' | 'startedTime'>): boolean {
  return Date.parse(momentOf(startedDay, startedTime) ?? '1970-01-01') <= Date.now();
}

/** The schema of the form. It checks only the fields that the type of case has. */
export const newCaseSchema = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['about'], ['service']],
      ({ about, service }) => about === 'other' || service !== null,
      'Choose the service from the list, or say that it is about something else',
    ),
    ['service'],
  ),
  v.forward(
    v.partialCheck(
      [['type'], ['impact']],
      ({ type, impact }) => type !== 'fault' || impact !== '',
      'Choose the impact',
    ),
    ['impact'],
  ),
  v.forward(
    v.partialCheck(
      [['type'], ['startedDay'], ['startedTime']],
      ({ type, startedDay, startedTime }) => type !== 'fault' || startedDay !== '' || startedTime === '',
      'Enter the day, too',
    ),
    ['startedDay'],
  ),
  v.forward(
    v.partialCheck(
      [['type'], ['startedTime']],
      ({ type, startedTime }) => type !== 'fault' || startedTime === '' || timeOfDay.test(startedTime),
      'Enter the time as hours and minutes, such as 09:30',
    ),
    ['startedTime'],
  ),
  v.forward(
    v.partialCheck(
      [['type'], ['startedDay'], ['startedTime']],
      ({ type, ...started }) => type !== 'fault' || isPast(started),
      'Enter a time in the past',
    ),
    ['startedTime'],
  ),
  v.forward(
    v.partialCheck(
      [['type'], ['contactName'], ['contactPhone']],
      ({ type, contactName, contactPhone }) => !hasSite(type) || contactName !== '' || contactPhone === '',
      'Enter the name of the site contact',
    ),
    ['contactName'],
  ),
  v.forward(
    v.partialCheck(
      [['type'], ['contactName'], ['contactPhone']],
      ({ type, contactName, contactPhone }) => !hasSite(type) || contactPhone !== '' || contactName === '',
      'Enter the telephone number of the site contact',
    ),
    ['contactPhone'],
  ),
  v.forward(
    v.partialCheck(
      [['type'], ['contactPhone']],
      ({ type, contactPhone }) =>
        !hasSite(type) || contactPhone === '' || isOf(kinds.telephone)(contactPhone),
      kinds.telephone.message,
    ),
    ['contactPhone'],
  ),
  v.forward(
    v.partialCheck(
      [['followers'], ['followerText']],
      ({ followerText }) => followerText.trim() === '',
      ({ input: { followerText } }) =>
        `“${followerText.trim()}” is not chosen. Choose a colleague from the list, or clear the field`,
    ),
    ['followers'],
  ),
);

/** The values of an empty form. */
export const emptyNewCase: NewCaseValues = {
  about: 'service',
  service: null,
  type: '',
  subject: '',
  description: '',
  impact: '',
  priority: 'normal',
  customerReference: '',
  startedDay: '',
  startedTime: '',
  intrusiveTestsAllowed: false,
  contactName: '',
  contactPhone: '',
  accessHours: '',
  followers: [],
  followerText: '',
};

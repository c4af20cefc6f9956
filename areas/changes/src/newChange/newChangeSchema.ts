import type { CalendarDay, Moment } from '@quayside/portal-core/calls';
import * as v from 'valibot';
import { dayIn, formatDay } from '@quayside/page-kit/format';
import { isOf, kinds, looseEntry } from '@quayside/page-kit/input';
import { foundService } from '@quayside/shared/services/api.ts';
import { LONDON } from '@quayside/shared/days/london.ts';
import { windowOf } from './windowOf.ts';

const upTo = (length: number, what: string) =>
  v.pipe(v.string(), v.trim(), v.maxLength(length, `Shorten ${what} to ${length} characters`));

/** The changes that this form asks for. A cease has a page of its own. */
export const formTypes = ['bandwidth', 'ip', 'move', 'contact', 'cpe'] as const;

const fields = v.object({
  service: v.nullable(foundService),
  type: v.pipe(v.string(), v.picklist([...formTypes, 'cease'], 'Choose what to change')),
  bandwidthMbps: v.string(),
  ipAddresses: v.string(),
  newAddress: upTo(400, 'the address'),
  newPostcode: looseEntry(kinds.postcode),
  contactName: upTo(120, 'the name'),
  contactPhone: looseEntry(kinds.telephone),
  equipment: upTo(200, 'the description'),
  day: v.string(),
  hours: v.picklist(['night', 'early', 'day', 'evening']),
  reason: upTo(4000, 'the reason'),
});

export type NewChangeValues = v.InferInput<typeof fields>;
export type ValidNewChange = v.InferOutput<typeof fields>;

type Field = Exclude<keyof ValidNewChange, 'service' | 'type' | 'hours'>;

/** A check of one field, for one type of change only. */
function checkOf(
  type: (typeof formTypes)[number],
  name: Field,
  isValid: (value: string) => boolean,
  message: string,
) {
  return v.forward<ValidNewChange, v.BaseIssue<unknown>, [Field]>(
    v.check((values) => values.type !== type || isValid(values[name]), message),
    [name],
  );
}

const isFilled = (value: string): boolean => value !== '';

/** The earliest day is one at the site, where the window may begin on another day than for the user. */
function isPossibleAtSite(window: { readonly from: Moment } | null, earliest: CalendarDay | null): boolean {
  if (window === null || earliest === null) return true;
  return dayIn(LONDON, Date.parse(window.from)) >= earliest;
}

/** The schema of the form. `earliest` is the earliest possible day of the change, once it is known. */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- valibot infers it
export function newChangeSchema(earliest: CalendarDay | null) {
  return v.pipe(
    fields,
    v.forward(
      v.partialCheck([['service']], ({ service }) => service !== null, 'Choose the service from the list'),
      ['service'],
    ),
    v.forward(
      v.partialCheck([['type']], ({ type }) => type !== 'cease', 'A service is ceased on its own page'),
      ['type'],
    ),
    checkOf('bandwidth', 'bandwidthMbps', isFilled, 'Choose a bandwidth'),
    checkOf('ip', 'ipAddresses', isFilled, 'Choose how many addresses'),
    checkOf('move', 'newAddress', isFilled, 'Enter the new address'),
    checkOf('move', 'newPostcode', isOf(kinds.postcode), kinds.postcode.message),
    checkOf('contact', 'contactName', isFilled, 'Enter the name of the site contact'),
    checkOf('contact', 'contactPhone', isOf(kinds.telephone), kinds.telephone.message),
    checkOf('cpe', 'equipment', isFilled, 'Say which equipment you need'),
    v.forward(
      v.partialCheck(
        [['day']],
        ({ day }) => day === '' || earliest === null || day >= earliest,
        `Choose ${earliest === null ? 'a later day' : `${formatDay(earliest)} or later`}`,
      ),
      ['day'],
    ),
    v.forward(
      v.partialCheck(
        [['type'], ['day'], ['hours']],
        (values) => values.day < (earliest ?? '') || isPossibleAtSite(windowOf(values), earliest),
        'At the site this begins a day earlier. Choose a later time or day',
      ),
      ['day'],
    ),
  );
}

/** The values of an empty form. */
export const emptyNewChange: NewChangeValues = {
  service: null,
  type: '',
  bandwidthMbps: '',
  ipAddresses: '',
  newAddress: '',
  newPostcode: '',
  contactName: '',
  contactPhone: '',
  equipment: '',
  day: '',
  hours: 'night',
  reason: '',
};

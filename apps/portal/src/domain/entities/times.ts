import type { CalendarDay, Moment } from '@quayside/portal-core/calls';
import * as v from 'valibot';

// The contract promises the form, and a check of it would be loaded before the first page. So only a text is asked for.

/** A day in a response, such as `2026-11-21`. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract promises the form
export const calendarDay = v.string() as unknown as v.GenericSchema<CalendarDay>;

/** A point in time in a response, such as `2026-11-21T14:30:00Z`. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract promises the form
export const moment = v.string() as unknown as v.GenericSchema<Moment>;

import * as v from 'valibot';
import { calendarDay } from '@quayside/page-kit/schema';

export const orderStatus = v.picklist([
  'draft',
  'received',
  'inDelivery',
  'changeBeingChecked',
  'chargeToApprove',
  'cancelling',
  'cancelled',
  'complete',
  'partlyComplete',
  'failed',
  'rejected',
]);

export const quoteStatus = v.picklist([
  'draft',
  'pricing',
  'ready',
  'partPriced',
  'ordered',
  'declined',
  'expired',
  'cancelled',
]);

/** The requested day of an order, and the days that we expect and promise. */
export const orderDates = v.object({
  requested: v.nullable(calendarDay),
  indicative: v.nullable(calendarDay),
  committed: v.nullable(calendarDay),
});

export const milestoneId = v.picklist([
  'received',
  'validated',
  'surveyBooked',
  'surveyDone',
  'charges',
  'consents',
  'build',
  'dateConfirmed',
  'install',
  'activate',
  'handover',
  'complete',
]);

/** Who does the work of a milestone. */
export const milestoneOwner = v.picklist(['you', 'us', 'carrier', 'landlord', 'council']);

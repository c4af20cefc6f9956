import * as v from 'valibot';

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

/** A milestone of a delivery. */
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

import * as field from '../store/fields.ts';

/** The values of columns, as the OpenAPI document lists them. The compiler compares them where responses are built. */
export const waitingForWords = ['you', 'colleague', 'us', 'thirdParty'] as const;
/** Whom a thing waits for; null if nobody. Stored is `you` for the company: whether that is the caller or a colleague shows `turns.ts`. */
export const waitingFor = field.orNull(field.word(waitingForWords));
export const caseTypes = ['fault', 'serviceRequest', 'billing', 'orderQuery', 'information'] as const;
export const caseStatuses = [
  'new',
  'inProgress',
  'waitingForYou',
  'withSupplier',
  'resolved',
  'closed',
  'cancelled',
] as const;
export const serviceStatuses = [
  'inDelivery',
  'live',
  'livePending',
  'suspended',
  'ceasing',
  'ceased',
] as const;
export const healths = ['up', 'degraded', 'down', 'none'] as const;
export const orderStatuses = [
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
] as const;
export const outlooks = ['onTrack', 'atRisk', 'delayed', 'complete'] as const;
export const changeTypes = ['bandwidth', 'ip', 'move', 'contact', 'cpe', 'cease'] as const;
export const changeStatuses = [
  'draft',
  'submitted',
  'assessing',
  'awaitingApproval',
  'scheduled',
  'implementing',
  'done',
  'rejected',
  'rolledBack',
  'cancelled',
] as const;
export const changeImpacts = ['none', 'brief', 'outage'] as const;
/** The order of impacts and priorities, the most urgent first. */
export const impactRanks = ['down', 'intermittent', 'degraded', 'none'] as const;
export const priorityRanks = ['urgent', 'high', 'normal', 'low'] as const;

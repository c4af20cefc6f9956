import type { StatusWord } from '@quayside/page-kit/schema';

export const orderStatusWords = {
  draft: { text: 'Draft', tone: 'neutral' },
  received: { text: 'Received', tone: 'info' },
  inDelivery: { text: 'In delivery', tone: 'info' },
  changeBeingChecked: { text: 'Change being checked', tone: 'info' },
  chargeToApprove: { text: 'Charge to approve', tone: 'caution' },
  cancelling: { text: 'Cancelling', tone: 'caution' },
  cancelled: { text: 'Cancelled', tone: 'neutral' },
  complete: { text: 'Complete', tone: 'positive' },
  partlyComplete: { text: 'Partly complete', tone: 'caution' },
  failed: { text: 'Failed', tone: 'critical' },
  rejected: { text: 'Rejected', tone: 'critical' },
} as const satisfies Record<string, StatusWord>;

export const milestoneWords = {
  received: 'Order received',
  validated: 'Validated',
  surveyBooked: 'Survey booked',
  surveyDone: 'Survey done',
  charges: 'Charges confirmed',
  consents: 'Consents',
  build: 'Build',
  dateConfirmed: 'Delivery date confirmed',
  install: 'Install',
  activate: 'Test and activate',
  handover: 'Handover',
  complete: 'Complete',
} as const;

/** The text of each owner of a step of a delivery. `you` is the customer, whoever reads it. */
export const ownerWords = {
  you: 'Your company',
  us: 'Us',
  carrier: 'Carrier',
  landlord: 'Landlord',
  council: 'Council',
} as const;

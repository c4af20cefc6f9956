import type { MilestoneId } from '../../contract/generated/openapi.ts';

export const milestoneNames: Readonly<Record<MilestoneId, string>> = {
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
};

import type { StatusWord } from '@quayside/page-kit/schema';
import type { NumberRange, TrunkSummary } from './api.ts';
import type { PortabilityCheck, PortDetails, PortSummary } from './portsApi.ts';

/** Whether emergency calls from a range lead to an address. */
export const emergencyWords: Record<NumberRange['emergency']['state'], StatusWord> = {
  missing: { text: 'Missing', tone: 'critical' },
  rejected: { text: 'Not accepted', tone: 'critical' },
  checking: { text: 'Being checked', tone: 'info' },
  confirmed: { text: 'Confirmed', tone: 'positive' },
};

export const trunkStatusWords: Record<TrunkSummary['status'], StatusWord> = {
  up: { text: 'Up', tone: 'positive' },
  degraded: { text: 'Degraded', tone: 'caution' },
  down: { text: 'Down', tone: 'critical' },
};

/** Trunks whose fraud limit is nearly used up. */
export const fraudWords = { near: '80% of the limit or more' };

export const barringWords: Record<TrunkSummary['barring'][number], { label: string; hint: string }> = {
  premium: { label: 'Premium rate', hint: '09 numbers and 118 directory enquiries' },
  international: { label: 'International', hint: 'Every number outside the United Kingdom' },
  highRisk: { label: 'High-risk countries', hint: 'Countries with much fraud, by our list' },
  mobile: { label: 'UK mobiles', hint: 'Numbers that begin with 07' },
  service: { label: 'Service numbers', hint: '084 and 087 numbers' },
};

/** The text of each action at the fraud limit of a day. */
export const fraudActionWords: Record<TrunkSummary['fraudAction'], string> = {
  alert: 'Calls go on',
  block: 'We block outgoing calls until midnight, except to 999',
};

export const portStatusWords: Record<PortSummary['status'], StatusWord> = {
  draft: { text: 'Draft', tone: 'neutral' },
  inReview: { text: 'In review', tone: 'info' },
  waitingForSignature: { text: 'Waiting for signature', tone: 'caution' },
  agreed: { text: 'Agreed', tone: 'positive' },
  actionRequired: { text: 'Action required', tone: 'critical' },
  rejected: { text: 'Rejected', tone: 'critical' },
  complete: { text: 'Complete', tone: 'positive' },
  cancelled: { text: 'Cancelled', tone: 'neutral' },
};

export const portabilityWords: Record<PortabilityCheck['results'][number]['outcome'], StatusWord> = {
  portable: { text: 'Can be ported', tone: 'positive' },
  otherProvider: { text: 'Check the provider', tone: 'caution' },
  withUs: { text: 'With us already', tone: 'critical' },
  portOpen: { text: 'Port is open already', tone: 'critical' },
  notPortable: { text: 'Can’t be ported', tone: 'critical' },
};

export const portFieldWords: Record<
  NonNullable<PortDetails['problem']>['corrections'][number]['field'],
  string
> = {
  accountNumber: 'Account number',
  accountName: 'Account name',
  postcode: 'Billing postcode',
  letter: 'Letter of authority',
  requestedDate: 'Date',
};

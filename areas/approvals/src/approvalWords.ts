import { dealPath } from '@quayside/contract/paths/partner-programme';
import { quotePath } from '@quayside/contract/paths/quoting';
import { changePath, deliveryPath, servicePath } from '@quayside/contract/paths/services';
import { wordOf, type StatusWord } from '@quayside/page-kit/schema';
import type { ApprovalDetails, ApprovalSummary } from './api.ts';

export const approvalKindWords: Record<ApprovalSummary['kind'], string> = {
  order: 'Order',
  ecc: 'Excess construction charge',
  change: 'Change',
  cease: 'Cease',
  discount: 'Discount',
  access: 'Access',
  deal: 'Deal',
};

export const approvalStatusWords: Record<ApprovalSummary['status'], StatusWord> = {
  pending: { text: 'Pending', tone: 'caution' },
  approved: { text: 'Approved', tone: 'positive' },
  rejected: { text: 'Rejected', tone: 'critical' },
  withdrawn: { text: 'Withdrawn', tone: 'neutral' },
  expired: { text: 'Expired', tone: 'neutral' },
  superseded: { text: 'Superseded', tone: 'neutral' },
};

export const approvalDueWords = {
  overdue: 'Overdue',
  week: 'In the next 7 days',
  later: 'Later',
};

export const approvalEventWords: Record<ApprovalDetails['history'][number]['event'], string> = {
  submitted: 'Submitted',
  changed: 'Changed by the requester',
  asked: 'Question asked',
  answered: 'Question answered',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  reassigned: 'Approver changed',
  superseded: 'Superseded by a newer request',
};

/** The fields that may change after an approval was submitted. */
export const changedFieldWords: Record<ApprovalDetails['changes'][number]['field'], string> = {
  nrc: 'One-off (NRC)',
  mrc: 'Monthly (MRC)',
  tcv: 'Total over the term (TCV)',
  term: 'Term',
  bandwidth: 'Bandwidth',
  date: 'Date',
  site: 'Site',
  discount: 'Discount',
};

export function subjectTerm(kind: string): string {
  const words: Readonly<Record<string, string>> = {
    order: 'Order',
    delivery: 'Provisioning case',
    change: 'Change request',
    service: 'Service',
    person: 'Colleague',
    deal: 'Deal',
    quote: 'Quote',
  };
  return wordOf(words, kind) ?? 'About';
}

const related: Readonly<Record<string, (id: string) => string>> = {
  quote: (number) => quotePath.href({ number }),
  delivery: (caseNumber) => deliveryPath.href({ caseNumber }),
  change: (id) => changePath.href({ id }),
  service: (serviceId) => servicePath.href({ serviceId }),
  deal: (number) => dealPath.href({ number }),
};

/** Returns the address of an approval's subject, or of a related item; null for an item without a page. */
export function relatedHref({ kind, id }: { readonly kind: string; readonly id: string }): string | null {
  return wordOf(related, kind)?.(id) ?? null;
}

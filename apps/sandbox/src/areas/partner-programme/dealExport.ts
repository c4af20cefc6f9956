import type { DealProduct, DealStatus } from '../../contract/generated/openapi.ts';
import type { ReadBy } from '../turns.ts';
import type { DealRow } from './deals.ts';
import { exportedTurn, waitingForWords, type ListExportFormat } from '../jobs/exportFormat.ts';
import { toDealSummary } from './toDeal.ts';
import { headings } from '../jobs/headings.ts';

const status: Record<DealStatus, string> = {
  draft: 'Draft',
  pending: 'Pending',
  approved: 'Approved',
  returned: 'Returned for details',
  rejected: 'Rejected',
  expired: 'Expired',
};

const product: Record<DealProduct, string> = {
  wan: 'WAN',
  internetAccess: 'Internet access',
  backupLines: 'Backup lines',
  voice: 'Voice',
  cloud: 'Cloud',
  contactCentre: 'Contact centre',
};

export const dealExport = {
  name: 'deals',
  headings: {
    number: headings.number,
    name: headings.deal,
    customerName: headings.customer,
    status: headings.status,
    waitingFor: headings.waitingFor,
    product: headings.product,
    mrc: headings.expectedMrc,
    tcv: headings.expectedTcv,
    termMonths: headings.term,
    expectedCloseOn: headings.customerDecides,
    decisionDueOn: headings.decisionDue,
    protectedUntil: headings.protectedUntil,
    quoteNumber: headings.quoteNumber,
    registeredBy: headings.registeredBy,
    registeredAt: headings.registered,
    updatedAt: headings.updated,
  },
  moments: ['registeredAt', 'updatedAt'],
  words: { status, product, waitingFor: waitingForWords },
} satisfies ListExportFormat;

export function toExportedDeal(deal: ReadBy<DealRow>) {
  const { expected, ...summary } = toDealSummary(deal);
  return { ...exportedTurn(summary), mrc: expected.mrc, tcv: expected.tcv };
}

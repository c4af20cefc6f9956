import type { DealProduct, DealStatus } from '../../contract/generated/openapi.ts';
import type { Row } from '../../world/createWorld.ts';
import { waitingForWords, type ListExportFormat } from '../jobs/exportFormat.ts';
import { toDealSummary } from './toDeal.ts';

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

/** The format of exported deals, in the words of the portal. */
export const dealExport = {
  name: 'deals',
  headings: {
    number: 'Number',
    name: 'Deal',
    customerName: 'Customer',
    status: 'Status',
    waitingFor: 'Waiting for',
    product: 'Product',
    mrc: 'Expected monthly charge (MRC, excluding VAT)',
    tcv: 'Expected total (TCV, excluding VAT)',
    termMonths: 'Term in months',
    expectedCloseOn: 'Customer decides',
    decisionDueOn: 'Decision due',
    protectedUntil: 'Protected until',
    quoteNumber: 'Quote',
    registeredBy: 'Registered by',
    registeredAt: 'Registered',
    updatedAt: 'Updated',
  },
  moments: ['registeredAt', 'updatedAt'],
  words: { status, product, waitingFor: waitingForWords },
} satisfies ListExportFormat;

/** A deal as a line of the file. */
export function toExportedDeal(row: Row) {
  const { expected, ...summary } = toDealSummary(row);
  return { ...summary, mrc: expected.mrc, tcv: expected.tcv };
}

import type { CloudEstimateSummary } from '../../contract/generated/openapi.ts';
import type { ListExportFormat } from '../jobs/exportFormat.ts';

const status: Record<CloudEstimateSummary['status'], string> = {
  draft: 'Draft',
  pricing: 'Pricing',
  ready: 'Ready',
  ordered: 'Ordered',
  declined: 'Declined',
  expired: 'Expired',
  cancelled: 'Cancelled',
};

const sharing: Record<CloudEstimateSummary['sharing'], string> = {
  private: 'Owner only',
  colleagues: 'Colleagues',
};

/** The format of exported estimates, in the words of the portal. */
export const estimateExport = {
  name: 'cloud-estimates',
  headings: {
    number: 'Number',
    name: 'Estimate',
    lineCount: 'Lines',
    status: 'Status',
    owner: 'Owner',
    sharing: 'Seen by',
    termMonths: 'Term (months)',
    nrc: 'One-off, NRC (GBP, excluding VAT)',
    mrc: 'Monthly, MRC (GBP, excluding VAT)',
    tcv: 'Total over the term, TCV (GBP, excluding VAT)',
    updatedAt: 'Updated',
  },
  moments: ['updatedAt'],
  words: { status, sharing },
} satisfies ListExportFormat;

/** An estimate as a line of the file. */
export function toExportedEstimate({ totals, ...estimate }: CloudEstimateSummary) {
  const money = (amount: number) => ({ amount, currency: totals.currency });
  return { ...estimate, nrc: money(totals.nrc), mrc: money(totals.mrc), tcv: money(totals.tcv) };
}

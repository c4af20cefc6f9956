import type { CloudEstimateSummary } from '../../contract/generated/openapi.ts';
import type { Unlisted } from '../actions.ts';
import type { ListExportFormat } from '../jobs/exportFormat.ts';
import { headings } from '../jobs/headings.ts';

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

export const estimateExport = {
  name: 'cloud-estimates',
  headings: {
    number: headings.number,
    name: headings.estimate,
    lineCount: headings.lines,
    status: headings.status,
    owner: headings.owner,
    sharing: headings.seenBy,
    termMonths: headings.term,
    nrc: headings.nrc,
    mrc: headings.mrc,
    tcv: headings.tcv,
    updatedAt: headings.updated,
  },
  moments: ['updatedAt'],
  words: { status, sharing },
} satisfies ListExportFormat;

export function toExportedEstimate({ totals, ...estimate }: Unlisted<CloudEstimateSummary>) {
  const money = (amount: number) => ({ amount, currency: totals.currency });
  return { ...estimate, nrc: money(totals.nrc), mrc: money(totals.mrc), tcv: money(totals.tcv) };
}

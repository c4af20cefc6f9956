import type { QuoteProduct, QuoteStatus, QuoteSummary } from '../../contract/generated/openapi.ts';
import { exportedTurn, waitingForWords, type ListExportFormat } from '../jobs/exportFormat.ts';
import { productRanges } from './products.ts';
import { headings } from '../jobs/headings.ts';

const status: Record<QuoteStatus, string> = {
  draft: 'Draft',
  pricing: 'Pricing',
  ready: 'Ready',
  partPriced: 'Part priced',
  ordered: 'Ordered',
  declined: 'Declined',
  expired: 'Expired',
  cancelled: 'Cancelled',
};

const product: Record<QuoteProduct, string> = {
  internetAccess: productRanges.internetAccess.label,
  layer2: productRanges.layer2.label,
  mpls: productRanges.mpls.label,
  carrierConnect: productRanges.carrierConnect.label,
  sdwanConnect: productRanges.sdwanConnect.label,
};

export const quoteExport = {
  name: 'quotes',
  headings: {
    number: headings.number,
    name: headings.quote,
    customerName: headings.customer,
    status: headings.status,
    waitingFor: headings.waitingFor,
    product: headings.product,
    siteCount: headings.sites,
    nrc: headings.nrc,
    mrc: headings.mrc,
    tcv: headings.tcv,
    validUntil: headings.validUntil,
    owner: headings.owner,
    updatedAt: headings.updated,
  },
  moments: ['updatedAt'],
  words: { status, product, waitingFor: waitingForWords },
} satisfies ListExportFormat;

export function toExportedQuote({ totals, ...quote }: QuoteSummary) {
  return { ...exportedTurn(quote), ...totals };
}

import { formatBandwidth } from '@quayside/shared/bandwidth.ts';
import type { StatusWord } from '@quayside/page-kit/schema';
import type { QuoteOptions, QuoteProduct, Resilience } from './api.ts';
import type { PriceCell } from './pricesApi.ts';

export const quoteProductWords: Record<QuoteProduct, string> = {
  internetAccess: 'Internet Access',
  layer2: 'Layer 2 Ethernet',
  mpls: 'MPLS VPN',
  carrierConnect: 'Carrier Connect',
  sdwanConnect: 'SD-WAN Connect',
};

export const resilienceWords: Record<Resilience, string> = {
  single: 'One line',
  dual: 'Two lines',
  dualDiverse: 'Two lines, separate routes',
};

export const certaintyWords: Record<NonNullable<PriceCell['certainty']>, StatusWord> = {
  budgetary: { text: 'Budgetary', tone: 'neutral' },
  survey: { text: 'Subject to survey', tone: 'caution' },
  firm: { text: 'Firm', tone: 'positive' },
};

export const noPriceWords: Record<NonNullable<PriceCell['reason']>, string> = {
  noCapacity: 'No capacity at this address',
  addressNotMatched: 'The carriers don’t know this address',
  carrierTimedOut: 'The carrier didn’t answer in time',
  notOffered: 'Not offered at this address',
};

/** A contract term, such as `36 months`. */
export function termText(months: number): string {
  return `${months} months`;
}

/** Options in one line, such as `500 Mbps, 1 Gbps; 36 months; One line`. */
export function optionsText(options: QuoteOptions): string {
  const { bandwidths, terms, resiliences } = optionTexts(options);
  return [bandwidths, terms, resiliences].join('; ');
}

export function optionTexts({ bandwidthsMbps, termsMonths, resiliences }: QuoteOptions) {
  return {
    bandwidths: bandwidthsMbps.map(formatBandwidth).join(', '),
    terms: termsMonths.map(termText).join(', '),
    resiliences: resiliences.map((each) => resilienceWords[each]).join(', '),
  };
}

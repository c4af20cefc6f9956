import type { BarredCalls, TrunkSummary } from '../../contract/generated/openapi.ts';
import type { ListExportFormat } from '../jobs/exportFormat.ts';
import { headings } from '../jobs/headings.ts';

const status: Record<TrunkSummary['status'], string> = { up: 'Up', degraded: 'Degraded', down: 'Down' };

const barredCalls: Record<BarredCalls, string> = {
  premium: 'Premium rate',
  international: 'International',
  highRisk: 'High-risk countries',
  mobile: 'UK mobiles',
  service: 'Service numbers',
};

export const trunkExport = {
  name: 'trunks',
  headings: {
    id: headings.number,
    name: headings.trunk,
    service: headings.serviceNumber,
    status: headings.status,
    channelsIn: headings.incomingCallsNow,
    channelsOut: headings.outgoingCallsNow,
    channels: headings.channels,
    peak: headings.peak,
    fraudUsed: headings.fraudLimitUsed,
    fraudLimit: headings.fraudLimit,
    numberCount: headings.howManyNumbers,
    site: headings.site,
    barring: headings.barred,
  },
  words: { status },
} satisfies ListExportFormat;

export function toExportedTrunk({ service, site, fraudUsed, fraudLimit, barring, ...trunk }: TrunkSummary) {
  return {
    ...trunk,
    service: service.id,
    site: site.name,
    barring: barring.map((calls) => barredCalls[calls]).join(', ') || 'Nothing',
    fraudUsed: (fraudUsed.amount / 100).toFixed(2),
    fraudLimit: (fraudLimit.amount / 100).toFixed(2),
  };
}

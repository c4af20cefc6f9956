import type { BarredCalls, TrunkSummary } from '../../contract/generated/openapi.ts';
import type { ListExportFormat } from '../jobs/exportFormat.ts';

const status: Record<TrunkSummary['status'], string> = { up: 'Up', degraded: 'Degraded', down: 'Down' };

const barredCalls: Record<BarredCalls, string> = {
  premium: 'Premium rate',
  international: 'International',
  highRisk: 'High-risk countries',
  mobile: 'UK mobiles',
  service: 'Service numbers',
};

/** The format of exported trunks, in the words of the portal. */
export const trunkExport = {
  name: 'trunks',
  headings: {
    id: 'Trunk',
    name: 'Name',
    service: 'Service',
    status: 'Status',
    channelsIn: 'Incoming calls now',
    channelsOut: 'Outgoing calls now',
    channels: 'Channels',
    peak: 'Peak',
    fraudUsed: 'Fraud limit used (GBP)',
    fraudLimit: 'Fraud limit (GBP)',
    numberCount: 'Numbers',
    site: 'Site',
    barring: 'Barred',
  },
  words: { status },
} satisfies ListExportFormat;

/** A trunk as a line of the file. */
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

import type { TrunkSummary } from '../../contract/generated/openapi.ts';
import type { ListExportFormat } from '../jobs/exportFormat.ts';

const status: Record<TrunkSummary['status'], string> = { up: 'Up', degraded: 'Degraded', down: 'Down' };

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
  },
  words: { status },
} satisfies ListExportFormat;

/** A trunk as a line of the file. */
export function toExportedTrunk({ service, site, fraudUsed, fraudLimit, ...trunk }: TrunkSummary) {
  return {
    ...trunk,
    service: service.id,
    site: site.name,
    fraudUsed: (fraudUsed.amount / 100).toFixed(2),
    fraudLimit: (fraudLimit.amount / 100).toFixed(2),
  };
}

import type { ServiceHealth, ServiceStatus } from '../../contract/generated/openapi.ts';
import { waitingForWords, type ListExportFormat } from '../jobs/exportFormat.ts';
import { headings } from '../jobs/headings.ts';

const status: Record<ServiceStatus, string> = {
  inDelivery: 'In delivery',
  live: 'Live',
  livePending: 'Live, change pending',
  suspended: 'Suspended',
  ceasing: 'Ceasing',
  ceased: 'Ceased',
};

const health: Record<ServiceHealth, string> = {
  up: 'Up',
  degraded: 'Degraded',
  down: 'Down',
  none: 'Not monitored',
};

export const serviceExport = {
  name: 'services',
  headings: {
    id: headings.number,
    name: headings.service,
    customerReference: headings.yourReference,
    product: headings.product,
    status: headings.status,
    health: headings.health,
    aEnd: headings.aEnd,
    bEnd: headings.bEnd,
    bandwidthMbps: headings.bandwidth,
    contractEnd: headings.contractEnds,
    mrc: headings.mrc,
    openCases: headings.openCases,
    waitingFor: headings.waitingFor,
  },
  words: {
    status,
    health,
    waitingFor: waitingForWords,
  },
} satisfies ListExportFormat;

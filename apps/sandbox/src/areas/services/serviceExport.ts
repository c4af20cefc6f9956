import type { ServiceHealth, ServiceStatus } from '../../contract/generated/openapi.ts';
import { waitingForWords, type ListExportFormat } from '../jobs/exportFormat.ts';

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

/** The format of exported services, in the words of the portal. */
export const serviceExport = {
  name: 'services',
  headings: {
    id: 'Number',
    name: 'Service',
    customerReference: 'Your reference',
    product: 'Product',
    status: 'Status',
    health: 'Health',
    aEnd: 'A end',
    bEnd: 'B end',
    bandwidthMbps: 'Bandwidth (Mbps)',
    contractEnd: 'Contract ends',
    mrc: 'Monthly charge, MRC (GBP, excluding VAT)',
    openCases: 'Open cases',
    waitingFor: 'Waiting for',
  },
  words: {
    status,
    health,
    waitingFor: waitingForWords,
  },
} satisfies ListExportFormat;

import type { StatusWord } from '@quayside/page-kit/schema';
import type { CloudItem, EstimateSummary, Term } from './api.ts';

/** The status of an estimate: that of its quote, once one was asked for. */
export const estimateStatusWords: Record<EstimateSummary['status'], StatusWord> = {
  draft: { text: 'Draft', tone: 'neutral' },
  pricing: { text: 'Pricing', tone: 'info' },
  ready: { text: 'Ready', tone: 'positive' },
  ordered: { text: 'Ordered', tone: 'positive' },
  declined: { text: 'Declined', tone: 'neutral' },
  expired: { text: 'Expired', tone: 'caution' },
  cancelled: { text: 'Cancelled', tone: 'neutral' },
};

export const groupWords: Record<CloudItem['group'], string> = {
  compute: 'Compute',
  storage: 'Storage',
  backup: 'Backup',
  licence: 'Licences',
  ip: 'IP addresses',
  firewall: 'Firewall',
  support: 'Support',
};

/** The name of one unit, after “per”. */
export const unitWords: Record<CloudItem['unit'], string> = {
  vcpuHour: 'vCPU hour',
  gbHour: 'GB hour',
  gpuHour: 'GPU hour',
  gbMonth: 'GB month',
  vcpuMonth: 'vCPU month',
  userMonth: 'user month',
  serverMonth: 'server month',
  addressMonth: 'address month',
  unitMonth: 'month',
  once: 'day, once',
};

export const sizeWords: Record<CloudItem['unit'], string> = {
  vcpuHour: 'vCPU',
  gbHour: 'GB',
  gpuHour: 'GPU',
  gbMonth: 'GB',
  vcpuMonth: 'vCPU',
  userMonth: '',
  serverMonth: '',
  addressMonth: '',
  unitMonth: '',
  once: '',
};

/** The terms of a contract, in months. */
export const terms: readonly Term[] = [12, 36, 60];

import { liveService } from '@quayside/shared/services/service.fixtures.ts';
import type { ChangeRequestDetails, ChangeRequestPreview } from '../api.ts';

/** The charges of a cease on the earliest day. */
export const ceasePreview: ChangeRequestPreview = {
  etag: liveService.etag,
  charges: {
    nrc: { amount: 0, currency: 'GBP' },
    mrcBefore: liveService.mrc,
    mrcAfter: { amount: 0, currency: 'GBP' },
    earlyTerminationFee: { amount: 224_442, currency: 'GBP' },
    earliestDate: '2027-02-22',
  },
  diff: [{ field: 'service', before: liveService.name, after: null }],
  impact: 'outage',
};

export const ceaseRequest: ChangeRequestDetails = {
  id: 'CR-3777',
  type: 'cease',
  title: 'Cease the service',
  status: 'submitted',
  waitingFor: 'us',
  impact: 'outage',
  service: { id: liveService.id, name: liveService.name, product: liveService.product },
  siteName: liveService.sites.a.name,
  requestedBy: { id: 'noor', name: 'Noor Rahman' },
  requestedAt: '2026-11-21T10:42:00Z',
  updatedAt: '2026-11-21T10:42:00Z',
  window: null,
  etag: '"1"',
  reason: '',
  cease: { lastDay: '2027-03-01', reason: 'moving' },
  diff: ceasePreview.diff,
  charges: ceasePreview.charges,
  approval: null,
  schedule: [],
  history: [],
  allowedActions: ['cancel'],
  refusedActions: [],
};

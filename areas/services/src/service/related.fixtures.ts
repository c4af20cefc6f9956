import type { RelatedCases } from '@quayside/shared/cases/api.ts';
import type { ChangeRequestList } from '@quayside/shared/changes/api.ts';
import { liveService } from '@quayside/shared/services/service.fixtures.ts';
import type { ServiceDocuments } from './relatedApi.ts';

export const serviceChanges: ChangeRequestList = {
  page: 1,
  pageSize: 10,
  total: 14,
  items: [
    {
      id: 'CR-3001',
      type: 'bandwidth',
      title: '500 Mbps to 1 Gbps',
      status: 'awaitingApproval',
      waitingFor: 'you',
      impact: 'brief',
      service: { id: liveService.id, name: liveService.name, product: liveService.product },
      siteName: liveService.sites.a.name,
      requestedBy: { id: 'noor', name: 'Noor Rahman' },
      requestedAt: '2026-11-16T11:20:00Z',
      updatedAt: '2026-11-19T08:00:00Z',
      window: { from: '2026-12-01T22:00:00Z', to: '2026-12-02T02:00:00Z' },
    },
  ],
  facets: { status: [], type: [], waitingFor: [] },
};

export const serviceCases: RelatedCases = {
  page: 1,
  pageSize: 10,
  total: 1,
  items: [
    {
      caseNumber: '00012345',
      subject: 'Loss of service at Bristol Temple Quay',
      status: 'waitingForYou',
      waitingFor: 'you',
      impact: 'down',
      updatedAt: '2026-11-21T07:41:00Z',
    },
  ],
};

export const serviceDocuments: ServiceDocuments = {
  total: 31,
  items: [
    {
      id: 'SR-104200-2026-10',
      name: 'Service report, October 2026: Bristol Temple Quay',
      description: 'Availability, traffic and incidents of Internet Access QS-104200',
      type: 'pdf',
      size: 459_000,
      version: '1.0',
      publishedAt: '2026-11-03T09:00:00Z',
    },
  ],
};

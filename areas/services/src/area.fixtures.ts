import { liveService } from '@quayside/shared/services/service.fixtures.ts';
import { serviceList } from './list/services.fixtures.ts';
import { serviceChanges } from './service/related.fixtures.ts';

export const areaFixtures = {
  api: {
    listServices: () => Response.json(serviceList),
    listSavedViews: { etag: '"1"' as const, items: [] },
    getService: () => Response.json(liveService),
    listChangeRequests: serviceChanges,
    listCases: {
      page: 1,
      pageSize: 10,
      total: 0,
      items: [],
      facets: { scope: [], waitingFor: [], status: [], impact: [], type: [], raisedBy: [] },
    },
    listDocuments: {
      page: 1,
      pageSize: 10,
      newSince: '2026-11-09T00:00:00Z' as const,
      total: 0,
      items: [],
      facets: { categories: [], types: [], show: { all: 0, new: 0, followed: 0 } },
    },
  },
  addresses: { '/services/:serviceId': '/services/QS-104200' },
};

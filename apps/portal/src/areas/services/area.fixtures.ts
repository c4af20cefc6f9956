import { projectList } from './components/projects/projects.fixtures.ts';
import {
  ceasePreview,
  ceaseRequest,
  liveService,
  serviceCases,
  serviceChanges,
} from './components/service/service.fixtures.ts';
import { serviceList } from './components/services.fixtures.ts';

/** A working backend, and the address of a service. */
export const areaFixtures = {
  api: {
    listServices: () => Response.json(serviceList),
    listSavedViews: { etag: '"1"', items: [] },
    listProjects: projectList,
    getService: () => Response.json(liveService),
    listChangeRequests: serviceChanges,
    getChangeRequest: ceaseRequest,
    previewChangeRequest: ceasePreview,
    listCases: {
      ...serviceCases,
      items: [],
      facets: { scope: [], waitingFor: [], status: [], impact: [], type: [], raisedBy: [] },
    },
    listDocuments: {
      page: 1,
      pageSize: 10,
      newSince: '2026-11-09T00:00:00Z',
      total: 0,
      items: [],
      facets: { categories: [], types: [], show: { all: 0, new: 0, followed: 0 } },
    },
  },
  addresses: {
    '/services/:serviceId': '/services/QS-104200',
    '/services/:serviceId/cease': '/services/QS-104200/cease',
  },
};

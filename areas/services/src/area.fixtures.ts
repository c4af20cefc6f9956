import { changeList, changeNumbers, pendingChange } from './changes/changes.fixtures.ts';
import { chargedDelivery } from './deliveries/delivery/delivery.fixtures.ts';
import { projectList } from './deliveries/projects/projects.fixtures.ts';
import { ceasePreview } from './changes/cease/cease.fixtures.ts';
import { liveService } from '@quayside/shared/services/service.fixtures.ts';
import { serviceList } from './list/services.fixtures.ts';

/** A working backend, and the address of each thing. */
export const areaFixtures = {
  api: {
    listServices: () => Response.json(serviceList),
    listSavedViews: { etag: '"1"', items: [] },
    listProjects: projectList,
    getService: () => Response.json(liveService),
    getProvisioningCase: chargedDelivery,
    listConversationEntries: {
      items: [],
      total: 0,
      hasEarlier: false,
      hasLater: false,
      lastReadEntryId: null,
    },
    listChangeRequests: changeList,
    getChangeRequestSummary: changeNumbers,
    getChangeRequest: pendingChange,
    previewChangeRequest: ceasePreview,
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
  addresses: {
    '/services/:serviceId': '/services/QS-104200',
    '/services/:serviceId/cease': '/services/QS-104200/cease',
    '/services/provisioning-cases/:caseNumber': '/services/provisioning-cases/PC-204292',
    '/services/change-requests/:id': '/services/change-requests/CR-3001',
  },
};

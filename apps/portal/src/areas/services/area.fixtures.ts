import {
  bandwidthPreview,
  changeList,
  changeNumbers,
  liveService,
  pendingChange,
} from './components/changes/changes.fixtures.ts';
import { chargedDelivery } from './components/delivery/delivery.fixtures.ts';
import { serviceList } from './components/services.fixtures.ts';

/** A working backend, and the address of each thing. */
export const areaFixtures = {
  api: {
    listServices: serviceList,
    getService: liveService,
    listSavedViews: { etag: '"1"', items: [] },
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
    previewChangeRequest: bandwidthPreview,
  },
  addresses: {
    '/services/provisioning-cases/:caseNumber': '/services/provisioning-cases/PC-204292',
    '/services/change-requests/:id': '/services/change-requests/CR-3001',
  },
};

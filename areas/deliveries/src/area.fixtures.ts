import { chargedDelivery } from './delivery/delivery.fixtures.ts';
import { deliveryList } from './list/deliveries.fixtures.ts';
import { projectList } from './projects/projects.fixtures.ts';

export const areaFixtures = {
  api: {
    listSavedViews: { etag: '"1"' as const, items: [] },
    listProvisioningCases: deliveryList,
    listProjects: projectList,
    getProvisioningCase: chargedDelivery,
    listConversationEntries: {
      items: [],
      total: 0,
      hasEarlier: false,
      hasLater: false,
      lastReadEntryId: null,
    },
  },
  addresses: {
    '/services/provisioning-cases/:caseNumber': '/services/provisioning-cases/PC-204292',
  },
};

import { chargedDelivery } from './components/delivery/delivery.fixtures.ts';
import { serviceList } from './components/services.fixtures.ts';

/** A working backend, and the address of each thing. */
export const areaFixtures = {
  api: {
    listServices: serviceList,
    listSavedViews: { etag: '"1"', items: [] },
    getProvisioningCase: chargedDelivery,
    listConversationEntries: {
      items: [],
      total: 0,
      hasEarlier: false,
      hasLater: false,
      lastReadEntryId: null,
    },
  },
  addresses: { '/services/provisioning-cases/:caseNumber': '/services/provisioning-cases/PC-204292' },
};

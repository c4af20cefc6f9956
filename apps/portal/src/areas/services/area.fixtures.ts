import { chargedDelivery } from './components/delivery/delivery.fixtures.ts';

/** A working backend, and the address of each thing. */
export const areaFixtures = {
  api: { getProvisioningCase: chargedDelivery },
  addresses: { '/services/provisioning-cases/:caseNumber': '/services/provisioning-cases/PC-204292' },
};

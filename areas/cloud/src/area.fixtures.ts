import { estimateList, estimateOf, pricePlan, templates } from './cloud.fixtures.ts';

/** A working backend, and the address of an estimate and of a comparison. */
export const areaFixtures = {
  api: {
    listCloudEstimates: estimateList,
    listCloudTemplates: { items: [...templates] },
    getCloudEstimate: () => Response.json(estimateOf()),
    getCloudPricePlan: () => Response.json(pricePlan),
    listSavedViews: { etag: '"1"' as const, items: [] },
  },
  addresses: {
    '/cloud/estimates/:number': '/cloud/estimates/CE-1001',
    '/cloud/compare': '/cloud/compare?estimates=CE-1001,CE-1002',
  },
};

import { approvedDeal, dealList, draftDeal } from './deals.fixtures.ts';
import { programme } from './programme.fixtures.ts';

/** A working backend, and the addresses of a deal and of a draft. */
export const areaFixtures = {
  api: {
    getPartnerProgramme: programme,
    listDeals: dealList,
    getDeal: ({ url }: { readonly url: string }) => (url.endsWith('DL-1001') ? draftDeal : approvedDeal),
    checkDeal: { isRegisteredByOthers: false, own: [] },
    listSavedViews: { etag: '"1"' as const, items: [] },
  },
  addresses: {
    '/partner-programme/deals/:number': '/partner-programme/deals/DL-1004',
    '/partner-programme/deals/:number/edit': '/partner-programme/deals/DL-1001/edit',
  },
};

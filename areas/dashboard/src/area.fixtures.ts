import { createPinsApi, pinFixtures } from '@quayside/page-kit/page-testing';
import { dashboardChanges } from './changes.fixtures.ts';

/** A working backend. */
export const areaFixtures = {
  api: {
    ...createPinsApi(pinFixtures).api,
    getDashboardChanges: dashboardChanges,
    recordDashboardVisit: new Response(null, { status: 204 }),
  },
};

import { createPinsApi, pinFixtures } from '@quayside/page-kit/page-testing';
import { dashboardChanges } from './changes.fixtures.ts';

export const areaFixtures = {
  api: {
    ...createPinsApi(pinFixtures).api,
    getDashboardChanges: dashboardChanges,
    recordDashboardVisit: new Response(null, { status: 204 }),
  },
};

import { serviceList } from './components/services.fixtures.ts';

/** A working backend. */
export const areaFixtures = {
  api: { listServices: serviceList, listSavedViews: { etag: '"1"', items: [] } },
};

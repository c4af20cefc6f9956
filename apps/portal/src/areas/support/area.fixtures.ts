import { caseList } from './components/cases.fixtures.ts';

/** A working backend. */
export const areaFixtures = {
  api: { listCases: caseList, listSavedViews: { etag: '"1"', items: [] } },
};

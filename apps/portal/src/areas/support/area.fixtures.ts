import { caseList } from './components/cases.fixtures.ts';
import { newCaseApi } from './components/newCase.fixtures.ts';
import { supportSummary } from './components/summary.fixtures.ts';

/** A working backend. */
export const areaFixtures = {
  api: {
    ...newCaseApi,
    getSupportSummary: supportSummary,
    listCases: caseList,
    listSavedViews: { etag: '"1"', items: [] },
  },
  addresses: { '/support/cases/:caseNumber': '/support/cases/00012345' },
};

import { conversationPart, pendingFile } from '@quayside/shared/conversation/conversation.fixtures.ts';
import { caseDetails } from './case.fixtures.ts';
import { caseList } from './cases.fixtures.ts';
import { newCaseApi } from './newCase.fixtures.ts';
import { supportSummary } from './summary.fixtures.ts';

export const areaFixtures = {
  api: {
    ...newCaseApi,
    getSupportSummary: supportSummary,
    listCases: caseList,
    listSavedViews: { etag: '"1"' as const, items: [] },
    getCase: caseDetails,
    listColleagues: {
      items: [{ id: 'tom.ellery', name: 'Tom Ellery', email: 'tom.ellery@northgate.example' }],
    },
    listConversationEntries: conversationPart,
    getAttachment: pendingFile,
    markConversationRead: new Response(null, { status: 204 }),
  },
  addresses: { '/support/cases/:caseNumber': '/support/cases/00012345' },
};

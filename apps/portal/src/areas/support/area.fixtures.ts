import { conversationPart, pendingFile } from '../../domain/conversation/conversation.fixtures.ts';
import { caseDetails } from './components/case.fixtures.ts';

/** A working backend, and the address of a case. */
export const areaFixtures = {
  api: {
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

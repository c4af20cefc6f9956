import { documentDetails, documentList } from './documents.fixtures.ts';

export const areaFixtures = {
  api: {
    listDocuments: { page: 1, pageSize: 25, ...documentList },
    getDocumentDetails: { ...documentDetails, isCategoryFollowed: false },
    recordResourcesVisit: new Response(null, { status: 204 }),
  },
  addresses: { '/resource/:documentId': '/resource/CT-104200' },
};

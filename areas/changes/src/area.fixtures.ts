import { liveService } from '@quayside/shared/services/service.fixtures.ts';
import { ceasePreview } from './cease/cease.fixtures.ts';
import { changeList, changeNumbers, pendingChange } from './changes.fixtures.ts';

export const areaFixtures = {
  api: {
    listSavedViews: { etag: '"1"' as const, items: [] },
    getService: () => Response.json(liveService),
    listChangeRequests: changeList,
    getChangeRequestSummary: changeNumbers,
    getChangeRequest: pendingChange,
    previewChangeRequest: ceasePreview,
  },
  addresses: {
    '/services/:serviceId/cease': '/services/QS-104200/cease',
    '/services/change-requests/:id': '/services/change-requests/CR-3001',
  },
};

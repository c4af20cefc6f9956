import { rules } from '@quayside/contract/access';
import type { documentPath, documentsPath } from '@quayside/contract/paths/resources';
import type { AddressOf, PatternOf } from '@quayside/portal-core/addresses';
import { defineArea } from '@quayside/portal-core/react';

export const resourcesArea = defineArea({
  id: 'resources',
  routes: [
    {
      path: '/resource' satisfies PatternOf<typeof documentsPath>,
      title: 'Resources',
      access: rules.apollo,
      view: 'apollo',
      page: async () => (await import('./library/ResourcesPage.tsx')).ResourcesPage,
      children: [
        {
          path: '/resource/:documentId' satisfies PatternOf<typeof documentPath>,
          title: 'Document',
          page: async () => (await import('./document/DocumentPage.tsx')).DocumentPage,
        },
      ],
    },
  ],
  dashboard: [
    {
      id: 'new-documents',
      title: 'New documents',
      access: rules.apollo,
      card: async () => (await import('./dashboard/NewDocumentsCard.tsx')).NewDocumentsCard,
    },
  ],
  search: [
    {
      kind: 'document',
      label: 'Documents',
      access: rules.apollo,
      listPath: '/resource' satisfies AddressOf<typeof documentsPath>,
      search: async () => (await import('./searchDocuments.ts')).searchDocuments,
    },
  ],
  pins: [
    {
      kind: 'document',
      access: rules.apollo,
      resolve: async () => (await import('./pins/resolveDocument.ts')).resolveDocument,
    },
  ],
});

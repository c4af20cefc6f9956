import { servicePath } from '@quayside/contract/paths/services';
import { useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { toAsyncState } from '@quayside/page-kit/failures';
import { listRelatedCases } from '@quayside/shared/cases/api.ts';
import { usePathState } from '@quayside/page-kit/page';
import { listChangeRequests } from '@quayside/shared/changes/api.ts';
import { listServiceDocuments } from './relatedApi.ts';
import { CasesTab, ChangesTab, DocumentsTab } from './RelatedTabs.tsx';

const DOCUMENTS_PER_PAGE = 10;

interface PanelProps {
  serviceId: string;
}

export function ChangesPanel({ serviceId }: PanelProps): JSX.Element {
  const resource = useResource(listChangeRequests, {
    query: { serviceId, sort: '-requestedAt', pageSize: 10 },
  });
  return (
    <ChangesTab
      serviceId={serviceId}
      state={toAsyncState(resource, listChangeRequests.id)}
      onRetry={() => void resource.refetch()}
    />
  );
}

export function CasesPanel({ serviceId }: PanelProps): JSX.Element {
  const resource = useResource(listRelatedCases, { query: { serviceId, sort: '-updatedAt', pageSize: 10 } });
  return (
    <CasesTab
      serviceId={serviceId}
      state={toAsyncState(resource, listRelatedCases.id)}
      onRetry={() => void resource.refetch()}
    />
  );
}

/** Loads the documents about a service. The page of the list is in the address. */
export function DocumentsPanel({ serviceId }: PanelProps): JSX.Element {
  const [state, change] = usePathState(servicePath);
  const page = Number(state.page) || 1;
  const resource = useResource(
    listServiceDocuments,
    { query: { serviceId, sort: '-published', page, pageSize: DOCUMENTS_PER_PAGE } },
    { keepPrevious: true },
  );
  return (
    <DocumentsTab
      state={toAsyncState(resource, listServiceDocuments.id)}
      page={page}
      pageSize={DOCUMENTS_PER_PAGE}
      onPageChange={(next) => change({ page: next === 1 ? '' : String(next) })}
      onRetry={() => void resource.refetch()}
    />
  );
}

import { lazyDialog } from '@quayside/page-kit/loading';
import { adminPaths } from '@quayside/contract/paths/admin';
import { usePortalServices, useResource } from '@quayside/portal-core/react';
import { useState, type JSX } from 'react';
import { toAsyncState } from '@quayside/page-kit/failures';
import { useExport } from '@quayside/page-kit/jobs';
import { useListAddress } from '@quayside/page-kit/list';
import type { AdminView } from '../adminWords.ts';
import { createAuditExport, listAuditEntries, type AuditEntry } from '../api.ts';
import { toAuditFilter, toAuditInput } from './auditFilter.ts';
import { AuditView } from './AuditView.tsx';

// It brings the headless library.
const AuditDrawer = lazyDialog(async () => (await import('./AuditDrawer.tsx')).AuditDrawer);

export function AuditPanel({ view }: { view: AdminView }): JSX.Element {
  const { clock } = usePortalServices('AuditPanel').platform;
  const { state, change, search } = useListAddress(adminPaths.apollo.audit);
  const nowMs = clock.now();
  const resource = useResource(listAuditEntries, toAuditInput(state, nowMs), { keepPrevious: true });
  const exported = useExport(createAuditExport);
  const [open, setOpen] = useState<AuditEntry | null>(null);

  function handleSearch(person: string): void {
    const { cursor } = state.filters;
    // Other entries have another place to begin at.
    if (cursor.length === 0) search(person);
    else if (person !== state.q) change({ q: person, filters: { ...state.filters, cursor: [] } });
  }

  return (
    <>
      <AuditView
        state={state}
        data={toAsyncState(resource, listAuditEntries.id)}
        receivedAtMs={resource.receivedAtMs}
        exportProgress={exported.progress}
        onChange={change}
        onSearch={handleSearch}
        onOpen={setOpen}
        onExport={() => void exported.start({ body: toAuditFilter(state, nowMs) })}
        onRefresh={() => void resource.refetch()}
      />
      {open && <AuditDrawer view={view} entry={open} onClose={() => setOpen(null)} />}
    </>
  );
}

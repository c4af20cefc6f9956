import { useResource } from '@quayside/portal-core/react';
import { AsyncContent } from '@quayside/ui/AsyncContent';
import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import { EmptyState } from '@quayside/ui/EmptyState';
import { clipboardIcon } from '@quayside/ui/icons';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { Table } from '@quayside/ui/Table';
import { useState, type JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { toAsyncState } from '@quayside/page-kit/failures';
import { listAuditEntries } from '../api.ts';
import { historyColumns } from './auditColumns.tsx';

const ENTRIES = 25;

/** The audit entries of one user, latest first. */
export function UserHistory({ userId }: { userId: string }): JSX.Element {
  const [cursor, setCursor] = useState('');
  const resource = useResource(
    listAuditEntries,
    { query: { subjectId: userId, cursor, limit: ENTRIES } },
    { keepPrevious: true },
  );
  return (
    <Card as="section" title="History" lead="Sign-ins, and what admins changed.">
      <AsyncContent
        state={toAsyncState(resource, listAuditEntries.id)}
        placeholder={<Skeleton lines={8} />}
        onRetry={() => void resource.refetch()}
        labels={{ failed: 'We couldn’t load the history' }}
      >
        {({ items, older, newer }) =>
          items.length === 0 ? (
            <EmptyState icon={clipboardIcon} title="Nothing was recorded about this user" />
          ) : (
            <Stack gap={16}>
              <Capped items={items}>
                {(shown) => (
                  <Table
                    caption="History"
                    hideCaption
                    columns={historyColumns}
                    rowId={({ id }) => id}
                    data={{ status: resource.isStale ? 'refreshing' : 'ready', rows: shown }}
                  />
                )}
              </Capped>
              {(older !== null || newer !== null) && (
                <Stack direction="row" gap={8}>
                  <Button disabled={newer === null} onClick={() => setCursor(newer ?? '')}>
                    Newer
                  </Button>
                  <Button disabled={older === null} onClick={() => setCursor(older ?? '')}>
                    Older
                  </Button>
                </Stack>
              )}
            </Stack>
          )
        }
      </AsyncContent>
    </Card>
  );
}

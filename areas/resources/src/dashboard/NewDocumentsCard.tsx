import { documentPath, documentsPath } from '@quayside/contract/paths/resources';
import { useResource } from '@quayside/portal-core/react';
import { DateTime } from '@quayside/ui/DateTime';
import { EmptyState } from '@quayside/ui/EmptyState';
import { Link } from '@quayside/ui/Link';
import { RowTitle } from '@quayside/ui/RowTitle';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { OverviewCard } from '@quayside/page-kit/cards';
import { listDocuments } from '../api.ts';

const SHOWN = 4;
const input = { query: { show: 'new', sort: '-published', pageSize: SHOWN } } as const;

/** The newest documents that the user has not seen in Resources. */
export function NewDocumentsCard(): JSX.Element {
  const documents = useResource(listDocuments, input);
  return (
    <OverviewCard
      title="New documents"
      actions={<Link href={documentsPath.href({ show: 'new' })}>All new documents</Link>}
      resource={documents}
      operationId={listDocuments.id}
      placeholder={<Skeleton lines={8} />}
      failedText="We couldn’t load the new documents"
    >
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title="No new documents">
            Documents that are published after your last visit to Resources appear here.
          </EmptyState>
        ) : (
          <Stack gap={12}>
            <Capped items={items}>
              {(shown) =>
                shown.map(({ id, name, version, publishedAt }) => (
                  <RowTitle
                    key={id}
                    href={documentPath.href({ documentId: id })}
                    detail={
                      <>
                        <span>{`Version ${version},`}</span> <DateTime value={publishedAt} />
                      </>
                    }
                  >
                    {name}
                  </RowTitle>
                ))
              }
            </Capped>
          </Stack>
        )
      }
    </OverviewCard>
  );
}

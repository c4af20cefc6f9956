import { AsOf } from '@quayside/ui/AsOf';
import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { Card } from '@quayside/ui/Card';
import { EmptyState } from '@quayside/ui/EmptyState';
import { Grid } from '@quayside/ui/Grid';
import { Heading } from '@quayside/ui/Heading';
import { smileIcon } from '@quayside/ui/icons';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Pagination } from '@quayside/ui/Pagination';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { useId, type JSX, type ReactNode } from 'react';
import { Capped } from '@quayside/page-kit/list';
import type { FeedbackList } from './api.ts';
import { FeedbackEntry } from './FeedbackEntry.tsx';

export interface FeedbacksViewProps {
  form: ReactNode;
  state: AsyncContentState<FeedbackList>;
  /** When it was received, in milliseconds since 1970. */
  receivedAtMs: number | null;
  isPage: (address: string) => boolean;
  onPageChange: (page: number) => void;
  onRefresh: () => void;
}

export function FeedbacksView({
  form,
  state,
  receivedAtMs,
  isPage,
  onPageChange,
  onRefresh,
}: FeedbacksViewProps): JSX.Element {
  const headingId = useId();
  return (
    <PageContent>
      <PageHeader
        title="Feedbacks"
        lead="Tell us what would make the portal better. We reply to everything."
      />
      <Grid columns="two" minimum="large" gap={24}>
        <div>{form}</div>
        <section aria-labelledby={headingId}>
          <Stack gap={16}>
            <Heading id={headingId}>Your feedback so far</Heading>
            <AsyncContent
              state={state}
              placeholder={<LoadingFeedback />}
              onRetry={onRefresh}
              labels={{
                failed: 'We couldn’t load your feedback',
                notUpdated: 'We couldn’t update your feedback',
              }}
            >
              {(list) => <Entries list={list} isPage={isPage} onPageChange={onPageChange} />}
            </AsyncContent>
            <AsOf
              receivedAt={receivedAtMs}
              isRefreshing={state.status === 'refreshing'}
              onRefresh={onRefresh}
            />
          </Stack>
        </section>
      </Grid>
    </PageContent>
  );
}

function Entries({
  list: { items, page, pageSize, total },
  isPage,
  onPageChange,
}: Pick<FeedbacksViewProps, 'isPage' | 'onPageChange'> & { list: FeedbackList }): JSX.Element {
  if (total === 0) {
    return (
      <EmptyState size="small" icon={smileIcon} title="You have given no feedback yet">
        What you send appears here, with its state and our reply.
      </EmptyState>
    );
  }
  return (
    <Stack gap={16}>
      <Capped items={items}>
        {(shown) =>
          shown.map((feedback) => <FeedbackEntry key={feedback.id} feedback={feedback} isPage={isPage} />)
        }
      </Capped>
      {total > pageSize && (
        <Pagination page={page} pageSize={pageSize} total={total} onPageChange={onPageChange} />
      )}
    </Stack>
  );
}

function LoadingFeedback(): JSX.Element {
  return (
    <Stack gap={16}>
      <Card>
        <Skeleton lines={4} />
      </Card>
      <Card>
        <Skeleton lines={4} />
      </Card>
    </Stack>
  );
}

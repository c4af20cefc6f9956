import { passFocusOn } from '@quayside/ui';
import { AsOf } from '@quayside/ui/AsOf';
import { Button } from '@quayside/ui/Button';
import { Grid } from '@quayside/ui/Grid';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Stack } from '@quayside/ui/Stack';
import { useId, type JSX, type ReactNode } from 'react';
import type { CardsSummary } from '@quayside/page-kit/cards';
import { CardSlot } from './CardSlot.tsx';

export interface DashboardViewProps {
  summary: CardsSummary;
  onRefresh: () => void;
  /** The numbers that wait for the user; null for a user who may see none. */
  waiting: ReactNode;
  pinned: ReactNode;
  changes: ReactNode;
  /** The cells that follow. */
  overview: ReactNode;
}

/** The waiting items first, then pins and changes, then small charts. */
export function DashboardView({
  summary,
  onRefresh,
  waiting,
  pinned,
  changes,
  overview,
}: DashboardViewProps): JSX.Element {
  const waitingId = useId();
  const { receivedAtMs, isRefreshing } = summary;
  return (
    <PageContent>
      <PageHeader
        title="Dashboard"
        lead="What waits for you, what you watch, and what has changed."
        actions={
          <AsOf
            receivedAt={receivedAtMs ?? 0}
            isRefreshing={isRefreshing}
            onRefresh={onRefresh}
            // Its space is reserved before the time is known, so that nothing moves.
            {...(receivedAtMs === null && { style: { visibility: 'hidden' } })}
          />
        }
      />
      <Stack gap={24}>
        <Failures summary={summary} onRetry={onRefresh} />
        {waiting !== null && (
          <section aria-labelledby={waitingId}>
            <Stack gap={12}>
              <h2 id={waitingId} style={{ margin: 0, fontSize: 'var(--qs-font-size-20)' }}>
                Waiting for you
              </h2>
              {waiting}
            </Stack>
          </section>
        )}
        <Grid columns="two" minimum="large" gap={24}>
          <CardSlot size="tall">{pinned}</CardSlot>
          <CardSlot size="tall">{changes}</CardSlot>
          {overview}
        </Grid>
      </Stack>
    </PageContent>
  );
}

/** Says once that several parts failed; each of them says so itself as well. */
function Failures({
  summary: { cards, failed },
  onRetry,
}: {
  summary: CardsSummary;
  onRetry: () => void;
}): JSX.Element | null {
  if (failed < 2) return null;
  return (
    <InlineAlert
      tone="caution"
      live="polite"
      title={`${failed} of ${cards} parts of your dashboard couldn’t be loaded`}
      action={
        <Button ref={passFocusOn} onClick={onRetry}>
          Load them again
        </Button>
      }
    >
      Earlier numbers stay until newer ones arrive.
    </InlineAlert>
  );
}

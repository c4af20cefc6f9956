import type { newOrderPath } from '@quayside/contract/paths/artemis';
import type { newCasePath } from '@quayside/contract/paths/support';
import type { AddressOf } from '@quayside/portal-core/addresses';
import type { UseViewResult } from '@quayside/portal-core/react';
import { AsOf } from '@quayside/ui/AsOf';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { Grid } from '@quayside/ui/Grid';
import { harbour, Illustration } from '@quayside/ui/Illustration';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Stack } from '@quayside/ui/Stack';
import { useId, type JSX } from 'react';
import type { RecentItems } from '@quayside/page-kit/pins';
import type { Landing } from './api.ts';
import type { Product } from './products.ts';
import type { WaitingNumber } from './waiting.ts';
import { Launcher } from './Launcher.tsx';
import { News } from './News.tsx';
import { NextStep, type NextStepProps } from './NextStep.tsx';
import { RecentList } from './RecentList.tsx';
import { ServiceState } from './ServiceState.tsx';
import { sectionHeading } from './textStyles.ts';
import { WaitingNumbers } from './WaitingNumbers.tsx';

/** The landing page of a user with at least one view. */
export interface LandingViewProps {
  view: UseViewResult['view'];
  /** Empty for a user without one. */
  firstName: string;
  partnerName: string | undefined;
  /** The numbers that this user may open in the active view. */
  numbers: readonly WaitingNumber[];
  products: readonly Product[];
  /** Whether the user may raise a case, or order in Artemis, when nothing waits. */
  canBegin: boolean;
  state: AsyncContentState<Landing>;
  receivedAtMs: number | null;
  onRefresh: () => void;
  /** The recent items, from another call. */
  recent: AsyncContentState<RecentItems>;
}

const beginnings: Readonly<Record<UseViewResult['view'], NextStepProps['otherwise']>> = {
  apollo: {
    title: 'Nothing waits for you',
    text: 'If something doesn’t work, or you have a question, raise a case.',
    begin: { button: 'New case', href: '/new-support-case' satisfies AddressOf<typeof newCasePath> },
  },
  artemis: {
    title: 'You have no draft of an order',
    text: 'Order step by step. We save a draft as you go.',
    begin: { button: 'New order', href: '/artemis/ordering/new' satisfies AddressOf<typeof newOrderPath> },
  },
};

const nothingToBegin: NextStepProps['otherwise'] = {
  title: 'Nothing waits for you',
  text: 'You can look at everything here.',
};

/** The waiting items, the next action, the interruptions, planned works and news, and the products below. */
export function LandingView({
  view,
  firstName,
  partnerName,
  numbers,
  products,
  canBegin,
  state,
  receivedAtMs,
  onRefresh,
  recent,
}: LandingViewProps): JSX.Element {
  const waitingId = useId();
  const hasWork = numbers.length > 0;
  const pick = (landing: Landing) => landing[view]?.next ?? null;
  return (
    <PageContent>
      <PageHeader
        size="display"
        title={firstName === '' ? 'Welcome' : `Welcome, ${firstName}`}
        lead={partnerName}
        illustration={<Illustration {...harbour} />}
      />
      {hasWork && (
        <section aria-labelledby={waitingId}>
          <h2 id={waitingId} style={sectionHeading}>
            Waiting for you
          </h2>
          <WaitingNumbers numbers={numbers} state={state} />
        </section>
      )}
      <Grid columns="two" minimum="large" gap={24} align="start">
        {hasWork && (
          <Stack gap={24}>
            <NextStep
              state={state}
              pick={pick}
              otherwise={canBegin ? beginnings[view] : nothingToBegin}
              receivedAtMs={receivedAtMs}
              onRetry={onRefresh}
            />
            <RecentList state={recent} />
          </Stack>
        )}
        <Stack gap={24}>
          {view === 'apollo' && <ServiceState state={state} />}
          {view === 'artemis' && <News state={state} />}
        </Stack>
      </Grid>
      {products.length > 0 && <Launcher products={products} state={state} />}
      {view === 'apollo' && <News state={state} />}
      {'data' in state && state.data !== undefined && (
        <AsOf receivedAt={receivedAtMs} isRefreshing={state.status === 'refreshing'} onRefresh={onRefresh} />
      )}
    </PageContent>
  );
}

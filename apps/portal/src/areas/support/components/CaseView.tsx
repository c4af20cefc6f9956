import { AsOf } from '@quayside/ui/AsOf';
import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Card } from '@quayside/ui/Card';
import { EmptyState } from '@quayside/ui/EmptyState';
import { Grid } from '@quayside/ui/Grid';
import { documentIcon } from '@quayside/ui/icons';
import { PageContent } from '@quayside/ui/PageContent';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import type { JSX, ReactNode } from 'react';
import type { CaseDetails } from '../api.ts';
import { CaseAppointment, CaseIncident } from './CaseEvents.tsx';
import { CaseFacts, CaseSite } from './CaseFacts.tsx';
import { CaseHeader, type CaseHeaderProps } from './CaseHeader.tsx';
import { CaseNextStep } from './CaseNextStep.tsx';

/** A case in any state. `conflict`, `solution`, `conversation` and `followers` are drawn by the page, which holds their state. */
export interface CaseViewProps extends Omit<CaseHeaderProps, 'details' | 'missing'> {
  state: AsyncContentState<CaseDetails> | { status: 'notFound' };
  /** When the case was received, in milliseconds since 1970. */
  receivedAtMs: number | null;
  /** The present time, in milliseconds since 1970. */
  nowMs: number;
  isRefreshing: boolean;
  onRefresh: () => void;
  onReply: () => void;
  /** What the user has to decide first, because somebody else changed the case. */
  conflict?: ReactNode;
  /** Our solution, if we proposed one. */
  solution?: ReactNode;
  conversation: ReactNode;
  followers: ReactNode;
  /** That a live chat is open, and what it is about. */
  chat?: ReactNode;
}

/** The page of one case: what happens next, the conversation, and the facts beside it. */
export function CaseView(props: CaseViewProps): JSX.Element {
  const { state, onRefresh } = props;
  const details = 'data' in state ? state.data : undefined;
  const missing =
    state.status === 'notFound' || state.status === 'failed' ? state.status : ('loading' as const);
  return (
    <PageContent>
      <CaseHeader {...props} details={details} missing={missing} />
      {state.status === 'notFound' ? (
        notFound
      ) : (
        <AsyncContent
          size="page"
          state={state}
          placeholder={<Placeholder />}
          onRetry={onRefresh}
          action={toList}
          labels={{ failed: 'We couldn’t load the case' }}
        >
          {(data) => <Content {...props} details={data} />}
        </AsyncContent>
      )}
    </PageContent>
  );
}

const toList = <ButtonLink href="/support/cases">Go to all cases</ButtonLink>;

const notFound = (
  <EmptyState size="page" headingLevel={2} icon={documentIcon} title="There is no such case" action={toList}>
    It may belong to another company. Check the number, or look for it in the list.
  </EmptyState>
);

function Content({
  details,
  conflict,
  solution,
  conversation,
  followers,
  chat,
  receivedAtMs,
  nowMs,
  isRefreshing,
  onRefresh,
  onReply,
}: CaseViewProps & { details: CaseDetails }): JSX.Element {
  const { appointment, incident } = details;
  return (
    <Grid columns="main-aside" minimum="large" gap={24}>
      <Stack gap={24}>
        {conflict}
        <CaseNextStep details={details} now={nowMs} onReply={onReply} />
        {chat}
        {solution}
        <Card as="section" title="Conversation">
          {conversation}
        </Card>
      </Stack>
      <Stack gap={24}>
        {appointment && <CaseAppointment appointment={appointment} />}
        {incident && <CaseIncident incident={incident} />}
        <CaseFacts details={details} />
        <CaseSite details={details} />
        {followers}
        <AsOf receivedAt={receivedAtMs} isRefreshing={isRefreshing} onRefresh={onRefresh} />
      </Stack>
    </Grid>
  );
}

function Placeholder(): JSX.Element {
  return (
    <Grid columns="main-aside" minimum="large" gap={24}>
      <Stack gap={24}>
        <Skeleton shape="block" style={{ blockSize: '6rem' }} />
        <Card title="Conversation">
          <Skeleton lines={8} />
        </Card>
      </Stack>
      <Card title="Key facts">
        <Skeleton lines={12} />
      </Card>
    </Grid>
  );
}

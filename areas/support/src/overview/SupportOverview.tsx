import { refusalOf } from '@quayside/shared/rights/refusalOf.ts';
import { casesPath, newCasePath } from '@quayside/contract/paths/support';
import { AsOf } from '@quayside/ui/AsOf';
import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { BarList, type ChartItem } from '@quayside/ui/BarList';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Card } from '@quayside/ui/Card';
import { EmptyState } from '@quayside/ui/EmptyState';
import { Grid } from '@quayside/ui/Grid';
import { calendarIcon, chatIcon, plusIcon, positiveIcon } from '@quayside/ui/icons';
import { harbour, Illustration } from '@quayside/ui/Illustration';
import { Link } from '@quayside/ui/Link';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { formatCount } from '@quayside/page-kit/format';
import type { SupportSummary } from '../api.ts';
import { caseAgeWords, caseImpactWords } from '../caseWords.ts';
import { CaseTable } from './CaseTable.tsx';
import { PlannedWorkList } from '../PlannedWorkList.tsx';

export interface SupportOverviewProps {
  state: AsyncContentState<SupportSummary>;
  receivedAtMs: number | null;
  canRaise: boolean;
  onRefresh: () => void;
}

const cases = casesPath.href();

/** The cases that wait for the user and the recent updates. Open cases and planned works are beside them. */
export function SupportOverview({
  state,
  receivedAtMs,
  canRaise,
  onRefresh,
}: SupportOverviewProps): JSX.Element {
  return (
    <PageContent>
      <PageHeader
        title="Support"
        lead="Your cases, what waits for you, and what we have planned on your services."
        actions={
          <>
            <ButtonLink href={cases}>All cases</ButtonLink>
            {canRaise && (
              <ButtonLink variant="primary" icon={plusIcon} href={newCasePath.href()}>
                New case
              </ButtonLink>
            )}
          </>
        }
      />
      <AsyncContent
        state={state}
        size="page"
        placeholder={<Placeholder />}
        onRetry={onRefresh}
        labels={{ loading: 'Loading your cases', failed: 'We couldn’t load your cases' }}
      >
        {(summary) =>
          isFirstDay(summary) ? (
            <FirstDay summary={summary} canRaise={canRaise} />
          ) : (
            <Overview summary={summary} canRaise={canRaise} />
          )
        }
      </AsyncContent>
      {'data' in state && state.data !== undefined && (
        <AsOf receivedAt={receivedAtMs} isRefreshing={state.status === 'refreshing'} onRefresh={onRefresh} />
      )}
    </PageContent>
  );
}

function isFirstDay({ waitingForYou, openByAge, recentUpdates }: SupportSummary): boolean {
  return waitingForYou.total === 0 && recentUpdates.length === 0 && totalOf(openByAge) === 0;
}

function totalOf(items: readonly { readonly total: number }[]): number {
  return items.reduce((sum, { total }) => sum + total, 0);
}

interface OverviewProps {
  summary: SupportSummary;
  canRaise: boolean;
}

function Overview({ summary, canRaise }: OverviewProps): JSX.Element {
  const { openByAge, openByImpact, recentUpdates } = summary;
  return (
    <Grid columns="main-aside" gap={24}>
      <Stack gap={24}>
        <Waiting summary={summary} canRaise={canRaise} />
        <Card
          as="section"
          title="Recent updates"
          inset="none"
          footer={
            <Link href={casesPath.href({ status: 'open' })}>
              {`All ${formatCount(totalOf(openByAge))} open cases`}
            </Link>
          }
        >
          <CaseTable caption="Recent updates" cases={recentUpdates} shows="news" />
        </Card>
      </Stack>
      <Stack gap={24}>
        <Chart
          title="Open cases by impact"
          items={openByImpact.map(({ id, total }) => ({
            id,
            label: caseImpactWords[id].text,
            value: total,
            href: casesPath.href({ impact: id, status: 'open' }),
          }))}
        />
        <Chart
          title="Open cases by age"
          items={openByAge.map(({ id, total }) => ({
            id,
            label: caseAgeWords[id],
            value: total,
            href: casesPath.href({ age: id, status: 'open' }),
          }))}
        />
        <PlannedWorks summary={summary} />
      </Stack>
    </Grid>
  );
}

function Waiting({ summary: { waitingForYou, waitingForColleagues }, canRaise }: OverviewProps): JSX.Element {
  const { total, items } = waitingForYou;
  const title = total === 0 ? 'Waiting for you' : `Waiting for you: ${formatCount(total)}`;
  const ofColleagues = waitingForColleagues > 0 && (
    <Link href={casesPath.href({ waitingFor: 'colleague', sort: 'urgency' })}>
      {`Waiting for colleagues: ${formatCount(waitingForColleagues)}`}
    </Link>
  );
  if (total === 0)
    return (
      <Card as="section" title={title} {...(ofColleagues && { footer: ofColleagues })}>
        <EmptyState icon={positiveIcon} title="Nothing waits for you">
          {canRaise
            ? 'When we need an answer or a decision, the case is listed here.'
            : refusalOf('raiseCases')}
        </EmptyState>
      </Card>
    );
  return (
    <Card
      as="section"
      title={title}
      lead="We can go on as soon as you answer. The most urgent comes first."
      inset="none"
      footer={
        <Stack direction="row" gap={16}>
          <Link href={casesPath.href({ waitingFor: 'you', sort: 'urgency' })}>
            {total === 1 ? 'Show it in the list' : `All ${formatCount(total)} that wait for you`}
          </Link>
          {ofColleagues}
        </Stack>
      }
    >
      <CaseTable caption="Waiting for you" cases={items} shows="urgency" />
    </Card>
  );
}

function Chart({ title, items }: { title: string; items: readonly ChartItem[] }): JSX.Element {
  return (
    <Card as="section" title={title}>
      <BarList label={title} data={{ status: 'ready', items }} />
    </Card>
  );
}

function PlannedWorks({ summary: { plannedWorks } }: { summary: SupportSummary }): JSX.Element {
  return (
    <Card as="section" title="Planned works on your services">
      {plannedWorks.length === 0 ? (
        <EmptyState icon={calendarIcon} title="No works are planned">
          Works on anything that you use appear here before they begin.
        </EmptyState>
      ) : (
        <PlannedWorkList works={plannedWorks} hasServices />
      )}
    </Card>
  );
}

function FirstDay({ summary, canRaise }: { summary: SupportSummary; canRaise: boolean }): JSX.Element {
  return (
    <Stack gap={24}>
      <EmptyState
        size="page"
        illustration={<Illustration {...harbour} style={{ inlineSize: 240 }} />}
        title="No cases yet"
        action={
          canRaise && (
            <ButtonLink variant="primary" icon={chatIcon} href={newCasePath.href()}>
              Raise your first case
            </ButtonLink>
          )
        }
      >
        Tell us when something doesn’t work, or ask a question. You see here who is working on it and what
        happens next.
      </EmptyState>
      {summary.plannedWorks.length > 0 && <PlannedWorks summary={summary} />}
    </Stack>
  );
}

function Placeholder(): JSX.Element {
  return (
    <Grid columns="main-aside" gap={24}>
      <Stack gap={24}>
        <LoadingCard title="Waiting for you" lines={14} />
        <LoadingCard title="Recent updates" lines={14} />
      </Stack>
      <Stack gap={24}>
        <LoadingCard title="Open cases by impact" lines={7} />
        <LoadingCard title="Open cases by age" lines={7} />
        <LoadingCard title="Planned works on your services" lines={12} />
      </Stack>
    </Grid>
  );
}

function LoadingCard({ title, lines }: { title: string; lines: number }): JSX.Element {
  return (
    <Card title={title}>
      <Skeleton lines={lines} />
    </Card>
  );
}

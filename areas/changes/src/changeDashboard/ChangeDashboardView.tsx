import { PageFrame } from '@quayside/page-kit/page';
import { changesPath, servicesPath, changePath, newChangePath } from '@quayside/contract/paths/services';
import { AsOf } from '@quayside/ui/AsOf';
import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { BarList } from '@quayside/ui/BarList';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Card } from '@quayside/ui/Card';
import { EmptyState } from '@quayside/ui/EmptyState';
import { Grid } from '@quayside/ui/Grid';
import { calendarIcon, checkIcon, plusIcon } from '@quayside/ui/icons';
import { Link } from '@quayside/ui/Link';
import { RowTitle } from '@quayside/ui/RowTitle';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import type { JSX, ReactNode } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { formatCount } from '@quayside/page-kit/format';
import { wordOf } from '@quayside/page-kit/schema';
import { changeAgeWords, changeImpactWords } from '../changeWords.ts';
import type { ChangeRequestNumbers } from '../api.ts';
import type { ChangeRequestSummary } from '@quayside/shared/changes/api.ts';
import { changeStatusWords } from '@quayside/shared/changes/changeWords.ts';
import { ChangeStatus, ChangeWindow } from '../ChangeStatus.tsx';

/** The numbers of the change requests, and how to load them again. */
export interface ChangeDashboardViewProps {
  data: AsyncContentState<ChangeRequestNumbers>;
  receivedAtMs: number | null;
  canRequest: boolean;
  onRefresh: () => void;
}

const list = changesPath.href();
const { filters } = changesPath.query;

export function ChangeDashboardView({
  data,
  receivedAtMs,
  canRequest,
  onRefresh,
}: ChangeDashboardViewProps): JSX.Element {
  return (
    <PageFrame
      title="Change request dashboard"
      parents={[
        { id: 'services', label: 'Services', href: servicesPath.href() },
        { id: 'list', label: 'Change requests', href: list },
      ]}
      current="Dashboard"
      actions={
        <>
          <ButtonLink href={list}>All change requests</ButtonLink>
          {canRequest && (
            <ButtonLink variant="primary" icon={plusIcon} href={newChangePath.href()}>
              New change request
            </ButtonLink>
          )}
        </>
      }
    >
      <AsyncContent
        size="page"
        state={data}
        placeholder={<Placeholder />}
        onRetry={onRefresh}
        action={<ButtonLink href={list}>All change requests</ButtonLink>}
        labels={{ failed: 'We couldn’t load the numbers' }}
      >
        {(numbers) => (
          <Stack gap={24}>
            <Numbers numbers={numbers} />
            <AsOf
              receivedAt={receivedAtMs}
              isRefreshing={data.status === 'refreshing'}
              onRefresh={onRefresh}
            />
          </Stack>
        )}
      </AsyncContent>
    </PageFrame>
  );
}

function Numbers({ numbers }: { numbers: ChangeRequestNumbers }): JSX.Element {
  const { waitingForYou, waitingForColleagues, byStatus, openByAge, nextWindows } = numbers;
  const hasMore = waitingForYou.total > waitingForYou.items.length;
  return (
    <Grid columns="two" minimum="large" gap={24}>
      <Card
        as="section"
        title={`Waiting for you: ${formatCount(waitingForYou.total)}`}
        {...((hasMore || waitingForColleagues > 0) && { footer: <WaitingLinks numbers={numbers} /> })}
      >
        {waitingForYou.items.length === 0 ? (
          <EmptyState icon={checkIcon} title="Nothing waits for you">
            A change that you may approve appears here.
          </EmptyState>
        ) : (
          <Rows items={waitingForYou.items} detail={waitingDetail} />
        )}
      </Card>
      <Card
        as="section"
        title="Next windows"
        footer={
          <Link href={changesPath.href({ status: 'scheduled', sort: 'window' })}>All scheduled changes</Link>
        }
      >
        {nextWindows.length === 0 ? (
          <EmptyState icon={calendarIcon} title="No change is scheduled">
            Scheduled changes appear here with their windows.
          </EmptyState>
        ) : (
          <Rows items={nextWindows} detail={windowDetail} />
        )}
      </Card>
      <Card as="section" title="Open, by age" lead="Since the change was requested">
        <BarList
          label="Open change requests by age"
          data={{
            status: 'ready',
            items: openByAge.map(({ id, count }) => ({
              id,
              label: wordOf(changeAgeWords, id) ?? id,
              value: count,
              href: changesPath.href({ status: 'open', age: filters.age.filter((age) => age === id) }),
            })),
          }}
        />
      </Card>
      <Card as="section" title="All, by status">
        <BarList
          label="Change requests by status"
          limit={10}
          data={{
            status: 'ready',
            items: byStatus.map(({ id, count }) => ({
              id,
              label: statusText(id),
              value: count,
              href: changesPath.href({ status: filters.status.filter((status) => status === id) }),
            })),
          }}
        />
      </Card>
    </Grid>
  );
}

/** The lists of what waits for the reader, and for colleagues. */
function WaitingLinks({
  numbers: { waitingForYou, waitingForColleagues },
}: {
  numbers: ChangeRequestNumbers;
}): JSX.Element {
  const { total, items } = waitingForYou;
  return (
    <Stack direction="row" gap={16}>
      {total > items.length && (
        <Link href={changesPath.href({ waitingFor: 'you', status: 'open' })}>
          {`All ${formatCount(total)} that wait for you`}
        </Link>
      )}
      {waitingForColleagues > 0 && (
        <Link href={changesPath.href({ waitingFor: 'colleague', status: 'open' })}>
          {`Waiting for colleagues: ${formatCount(waitingForColleagues)}`}
        </Link>
      )}
    </Stack>
  );
}

function statusText(id: string): string {
  return Object.entries(changeStatusWords).find(([status]) => status === id)?.[1].text ?? id;
}

function Rows({
  items,
  detail,
}: {
  items: readonly ChangeRequestSummary[];
  detail: (change: ChangeRequestSummary) => ReactNode;
}): JSX.Element {
  return (
    <Stack gap={16}>
      <Capped items={items}>
        {(shown) =>
          shown.map((change) => (
            <RowTitle
              key={change.id}
              href={changePath.href({ id: change.id })}
              detail={detail(change)}
              marks={<ChangeStatus status={change.status} />}
            >
              {`${change.title}, ${change.siteName}`}
            </RowTitle>
          ))
        }
      </Capped>
    </Stack>
  );
}

function waitingDetail({ service, requestedBy }: ChangeRequestSummary): ReactNode {
  return `${service.name}, requested by ${requestedBy.name}`;
}

function windowDetail({ window, impact }: ChangeRequestSummary): ReactNode {
  return (
    <>
      {window === null ? <span>No window yet</span> : <ChangeWindow window={window} />}
      <span>{`. ${changeImpactWords[impact]}`}</span>
    </>
  );
}

function Placeholder(): JSX.Element {
  return (
    <Grid columns="two" minimum="large" gap={24}>
      {['waiting', 'windows', 'age', 'status'].map((id) => (
        <Card key={id}>
          <Skeleton lines={8} />
        </Card>
      ))}
    </Grid>
  );
}

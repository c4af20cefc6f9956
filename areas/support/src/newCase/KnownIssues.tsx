import { casePath, casesPath } from '@quayside/contract/paths/support';
import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { Button } from '@quayside/ui/Button';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { checkIcon } from '@quayside/ui/icons';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Link } from '@quayside/ui/Link';
import { RowTitle } from '@quayside/ui/RowTitle';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import { VisuallyHidden } from '@quayside/ui/VisuallyHidden';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import type { CaseSummary, ServiceIssues } from '../api.ts';
import { caseStatusWords, incidentStateWords } from '../caseWords.ts';
import { PlannedWorkList } from '../PlannedWorkList.tsx';

export interface KnownIssuesProps {
  state: AsyncContentState<ServiceIssues>;
  serviceId: string;
  /** The case that the user is starting to follow; null for none. */
  followingCase: string | null;
  onFollow: (caseNumber: string) => void;
  onRetry: () => void;
}

const SHOWN_CASES = 3;

/** Incidents, planned works and open cases of a service, so that no user raises an existing case again. */
export function KnownIssues({ state, onRetry, ...rest }: KnownIssuesProps): JSX.Element {
  return (
    <section aria-label="What we know about this service">
      <AsyncContent
        state={state}
        placeholder={<Skeleton lines={3} />}
        onRetry={onRetry}
        labels={{
          loading: 'Checking what we know about this service',
          failed: 'We couldn’t check for known incidents',
          failedAdvice: 'You can raise the case without this check, or try again.',
        }}
      >
        {(issues) => <Issues {...rest} issues={issues} />}
      </AsyncContent>
    </section>
  );
}

type IssuesProps = Omit<KnownIssuesProps, 'state' | 'onRetry'> & { issues: ServiceIssues };

function Issues({ issues, ...rest }: IssuesProps): JSX.Element {
  const { incidents, plannedWorks, openCases } = issues;
  if (incidents.length + plannedWorks.length + openCases.length === 0)
    return (
      <StatusLabel tone="positive">
        We know of no incident, planned work or open case on this service.
      </StatusLabel>
    );
  return (
    <Stack gap={16}>
      <Capped items={incidents}>
        {(shown) => shown.map((incident) => <Incident key={incident.id} incident={incident} />)}
      </Capped>
      {openCases.length > 0 && <OpenCases {...rest} cases={openCases} />}
      {plannedWorks.length > 0 && (
        <Card title="Planned works on this service" headingLevel={2}>
          <PlannedWorkList works={plannedWorks} />
        </Card>
      )}
    </Stack>
  );
}

function Incident({ incident }: { incident: ServiceIssues['incidents'][number] }): JSX.Element {
  const { title, state, startedAt, nextUpdateAt, affects } = incident;
  return (
    <InlineAlert tone={state === 'resolved' ? 'info' : 'caution'} title={`Known incident: ${title}`}>
      <Stack gap={4}>
        <span>{affects}</span>
        <span>
          <span>{`${incidentStateWords[state]}. Began`}</span>{' '}
          <DateTime value={startedAt} format="dateTime" />.
          {nextUpdateAt !== null && (
            <span>
              {' '}
              Next update by <DateTime value={nextUpdateAt} format="dateTime" />.
            </span>
          )}
        </span>
        {state !== 'resolved' && (
          <span>
            We’re already working on it. Raise a case if your problem is different, or started before.
          </span>
        )}
      </Stack>
    </InlineAlert>
  );
}

type OpenCasesProps = Omit<IssuesProps, 'issues'> & { cases: readonly CaseSummary[] };

function OpenCases({ cases, serviceId, followingCase, onFollow }: OpenCasesProps): JSX.Element {
  return (
    <Card
      title="Open cases on this service"
      lead="If one of them is about the same problem, follow it. You find it among the cases that you follow."
      {...(cases.length > SHOWN_CASES && {
        footer: (
          <Link href={casesPath.href({ serviceId, status: 'open' })}>
            {`All ${cases.length} open cases on this service`}
          </Link>
        ),
      })}
    >
      <Stack gap={16}>
        {cases.slice(0, SHOWN_CASES).map((each) => (
          <OpenCase
            key={each.caseNumber}
            openCase={each}
            isPending={followingCase === each.caseNumber}
            onFollow={onFollow}
          />
        ))}
      </Stack>
    </Card>
  );
}

interface OpenCaseProps {
  openCase: CaseSummary;
  isPending: boolean;
  onFollow: (caseNumber: string) => void;
}

function OpenCase({ openCase, isPending, onFollow }: OpenCaseProps): JSX.Element {
  const { caseNumber, subject, status, raisedBy, raisedAt, isFollowed } = openCase;
  const { text, tone } = caseStatusWords[status];
  const href = casePath.href({ caseNumber });
  return (
    <Stack direction="row" gap={12} justify="space-between">
      <RowTitle
        href={href}
        marks={<StatusLabel tone={tone}>{text}</StatusLabel>}
        detail={
          <>
            <span>{`Case ${caseNumber}, raised by ${raisedBy.name} on`}</span> <DateTime value={raisedAt} />
          </>
        }
      >
        {subject}
      </RowTitle>
      {isFollowed ? (
        <ButtonLink size="compact" icon={checkIcon} href={href}>
          You follow this case<VisuallyHidden> {caseNumber}</VisuallyHidden>
        </ButtonLink>
      ) : (
        <Button size="compact" pending={isPending} onClick={() => onFollow(caseNumber)}>
          Follow this case instead<VisuallyHidden> {caseNumber}</VisuallyHidden>
        </Button>
      )}
    </Stack>
  );
}

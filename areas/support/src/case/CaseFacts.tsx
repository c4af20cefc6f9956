import { servicePath } from '@quayside/contract/paths/services';
import { Card } from '@quayside/ui/Card';
import { CopyButton } from '@quayside/ui/CopyButton';
import { DateTime } from '@quayside/ui/DateTime';
import { DescriptionList, type DescriptionListItem } from '@quayside/ui/DescriptionList';
import { Grid } from '@quayside/ui/Grid';
import { Link } from '@quayside/ui/Link';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { JSX, ReactNode } from 'react';
import type { StatusWord } from '@quayside/page-kit/schema';
import type { CaseDetails } from '../api.ts';
import { caseImpactWords, casePriorityWords, caseTypeWords, slaStateWords } from '../caseWords.ts';

export function CaseFacts({ details }: { details: CaseDetails }): JSX.Element {
  return (
    <Card as="section" title="Key facts">
      <Stack gap={16}>
        <DescriptionList items={[serviceFact(details)]} />
        <Grid columns="two" minimum="small" align="start">
          <DescriptionList items={subjectFacts(details)} />
          <DescriptionList items={workFacts(details)} />
        </Grid>
      </Stack>
    </Card>
  );
}

/** The details of the site for our engineer. Only faults have them. */
export function CaseSite({ details }: { details: CaseDetails }): JSX.Element | null {
  const { type, intrusiveTestsAllowed, siteContact, accessHours } = details;
  if (type !== 'fault') return null;
  return (
    <Card as="section" title="Site and tests">
      <Grid columns="two" minimum="small" align="start">
        <DescriptionList
          items={[
            fact('site', 'Site', details.siteName),
            fact(
              'contact',
              'Contact',
              siteContact && (
                <>
                  <bdi>{siteContact.name}</bdi>
                  <br />
                  {siteContact.phone}
                </>
              ),
            ),
          ]}
        />
        <DescriptionList
          items={[
            fact('access', 'Access hours', accessHours),
            fact('tests', 'Tests that interrupt', intrusiveTestsAllowed ? 'Allowed' : 'Not allowed'),
          ]}
        />
      </Grid>
    </Card>
  );
}

/** Two lists of different heights side by side keep their own spacing. */
const fact = (id: string, term: string, description: ReactNode): DescriptionListItem => ({
  id,
  term,
  description,
});

const label = ({ text, tone }: StatusWord): JSX.Element => <StatusLabel tone={tone}>{text}</StatusLabel>;

const time = (value: string | null): ReactNode =>
  value !== null && <DateTime value={value} format="dateTime" />;

function serviceFact({ service }: CaseDetails): DescriptionListItem {
  return fact(
    'service',
    'Service',
    service === null ? (
      <span key="one">Not about a service</span>
    ) : (
      <span key="other">
        <Link href={servicePath.href({ serviceId: service.id })}>{service.name}</Link>
        <br />
        <span>{`${service.product}, ${service.id}`}</span>
      </span>
    ),
  );
}

function subjectFacts(details: CaseDetails): DescriptionListItem[] {
  const { siteName, type, impact, customerReference, issueStartedAt } = details;
  return [
    // A fault shows the site together with the way in.
    ...(type === 'fault' || siteName === null ? [] : [fact('site', 'Site', siteName)]),
    fact('type', 'Type', caseTypeWords[type]),
    fact('impact', 'Impact', label(caseImpactWords[impact])),
    ...(issueStartedAt === null ? [] : [fact('started', 'Issue started', time(issueStartedAt))]),
    fact(
      'reference',
      'Your reference',
      customerReference !== '' && (
        <>
          {customerReference}
          <CopyButton value={customerReference} />
        </>
      ),
    ),
  ];
}

function workFacts(details: CaseDetails): DescriptionListItem[] {
  const { priority, ourPriority, slaState, expectedResolutionAt, raisedBy, raisedAt, status } = details;
  const isOver = status === 'closed' || status === 'cancelled';
  return [
    fact('priority', 'Your priority', casePriorityWords[priority]),
    fact('our-priority', 'Our priority', ourPriority),
    fact('sla', 'Service level', label(slaStateWords[slaState])),
    ...(isOver ? [] : [fact('expected', 'Expected resolution', time(expectedResolutionAt))]),
    fact(
      'raised',
      'Raised by',
      <>
        <bdi>{raisedBy.name}</bdi>
        <br />
        {time(raisedAt)}
      </>,
    ),
  ];
}

import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { CopyButton } from '@quayside/ui/CopyButton';
import { DescriptionList, type DescriptionListItem } from '@quayside/ui/DescriptionList';
import { Link } from '@quayside/ui/Link';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { JSX } from 'react';
import type { StatusWord } from '../../../domain/entities/words.ts';
import type { CaseDetails } from '../api.ts';
import { caseImpactWords, casePriorityWords, caseTypeWords, slaStateWords } from '../caseWords.ts';

/** The key facts of a case. */
export function CaseFacts({ details }: { details: CaseDetails }): JSX.Element {
  return (
    <Card as="section" title="Key facts">
      <DescriptionList
        items={[...factsOfService(details), ...factsOfWork(details), ...factsOfSite(details)]}
      />
    </Card>
  );
}

const label = ({ text, tone }: StatusWord): JSX.Element => <StatusLabel tone={tone}>{text}</StatusLabel>;

function factsOfService({ service, siteName, type, impact }: CaseDetails): DescriptionListItem[] {
  return [
    {
      id: 'service',
      term: 'Service',
      description:
        service === null ? (
          'Not about a service'
        ) : (
          <>
            <Link href={`/services/${encodeURIComponent(service.id)}`}>{service.name}</Link>
            <br />
            {service.product}, {service.id}
          </>
        ),
    },
    { id: 'site', term: 'Site', description: siteName },
    { id: 'type', term: 'Type', description: caseTypeWords[type] },
    { id: 'impact', term: 'Impact', description: label(caseImpactWords[impact]) },
  ];
}

function factsOfWork(details: CaseDetails): DescriptionListItem[] {
  const { priority, ourPriority, slaState, expectedResolutionAt, raisedBy, raisedAt } = details;
  return [
    { id: 'priority', term: 'Your priority', description: casePriorityWords[priority] },
    { id: 'our-priority', term: 'Our priority', description: ourPriority },
    { id: 'sla', term: 'Service level', description: label(slaStateWords[slaState]) },
    {
      id: 'expected',
      term: 'Expected resolution',
      description: expectedResolutionAt !== null && (
        <DateTime value={expectedResolutionAt} format="dateTime" />
      ),
    },
    {
      id: 'raised',
      term: 'Raised by',
      description: (
        <>
          <bdi>{raisedBy.name}</bdi>, <DateTime value={raisedAt} format="dateTime" />
        </>
      ),
    },
  ];
}

function factsOfSite(details: CaseDetails): DescriptionListItem[] {
  const { customerReference, issueStartedAt, intrusiveTestsAllowed, siteContact, accessHours, type } =
    details;
  return [
    {
      id: 'reference',
      term: 'Your reference',
      description: customerReference !== '' && (
        <>
          {customerReference}
          <CopyButton value={customerReference} />
        </>
      ),
    },
    {
      id: 'started',
      term: 'Issue started',
      description: issueStartedAt !== null && <DateTime value={issueStartedAt} format="dateTime" />,
    },
    ...(type === 'fault'
      ? [
          {
            id: 'tests',
            term: 'Tests that interrupt the service',
            description: intrusiveTestsAllowed ? 'Allowed' : 'Not allowed',
          },
          {
            id: 'contact',
            term: 'Site contact',
            description: siteContact !== null && (
              <>
                <bdi>{siteContact.name}</bdi>, {siteContact.phone}
              </>
            ),
          },
          { id: 'access', term: 'Access hours', description: accessHours },
        ]
      : []),
  ];
}

import { servicesPath } from '@quayside/contract/paths/services';
import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { DescriptionList, type DescriptionListItem } from '@quayside/ui/DescriptionList';
import { Link } from '@quayside/ui/Link';
import { Money } from '@quayside/ui/Money';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import type { JSX } from 'react';
import { formatCount } from '@quayside/page-kit/format';
import type { ApprovalDetails } from '../api.ts';
import { relatedHref, subjectTerm } from '../approvalWords.ts';

export interface ApprovalRequestProps {
  approval: ApprovalDetails;
  canOpenQuotes: boolean;
  canOpenDeals: boolean;
  /** Of services, their deliveries and their changes. */
  canOpenServices: boolean;
}

/** At most so many related items are listed; the others are among the services. */
const SHOWN_RELATED = 21;

/** The request: its subject, its reason and its details. */
export function ApprovalRequest({ approval, ...access }: ApprovalRequestProps): JSX.Element {
  const { description, reason, requestedBy, subject, related } = approval;
  return (
    <Card as="section" title="What is asked">
      <Stack gap={16}>
        {description !== '' && <Text>{description}</Text>}
        {reason !== '' && (
          <Text>
            <bdi>{requestedBy.name}</bdi>: “<bdi>{reason}</bdi>”
          </Text>
        )}
        <DescriptionList
          items={[
            ...[subject, ...related.slice(0, SHOWN_RELATED)].map((each) => ({
              id: `${each.kind} ${each.id}`,
              term: subjectTerm(each.kind),
              description: <Related {...each} {...access} />,
            })),
            ...(related.length > SHOWN_RELATED
              ? [
                  {
                    id: 'more',
                    term: 'More',
                    description: (
                      <MoreRelated
                        count={related.length - SHOWN_RELATED}
                        subjectId={subject.id}
                        canOpenServices={access.canOpenServices}
                      />
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Stack>
    </Card>
  );
}

/** The related item of an approval, as a link for users who may open it. */
function Related({
  kind,
  id,
  name,
  canOpenQuotes,
  canOpenDeals,
  canOpenServices,
}: ApprovalDetails['subject'] & Omit<ApprovalRequestProps, 'approval'>): JSX.Element {
  const canOpen = kind === 'quote' ? canOpenQuotes : kind === 'deal' ? canOpenDeals : canOpenServices;
  const href = canOpen ? relatedHref({ kind, id }) : null;
  return (
    <>
      {href === null ? <bdi>{name}</bdi> : <Link href={href}>{name}</Link>}
      <br />
      {id}
    </>
  );
}

function MoreRelated({
  count,
  subjectId,
  canOpenServices,
}: Pick<ApprovalRequestProps, 'canOpenServices'> & { count: number; subjectId: string }): JSX.Element {
  const text = `${formatCount(count)} more services and provisioning cases`;
  if (!canOpenServices) return <>{text}</>;
  return <Link href={servicesPath.href({ q: subjectId })}>{text}</Link>;
}

export function ApprovalFacts({ approval }: { approval: ApprovalDetails }): JSX.Element {
  const { requestedBy, requestedAt, approver, dueAt, ifNotDecided, limit, delegatedBy, status } = approval;
  const items: readonly DescriptionListItem[] = [
    {
      id: 'requested',
      term: 'Requested by',
      description: (
        <>
          <bdi>{requestedBy.name}</bdi>
          <br />
          <DateTime value={requestedAt} format="dateTime" />
        </>
      ),
    },
    { id: 'approver', term: 'Approver', description: <bdi>{approver.name}</bdi> },
    ...(delegatedBy === null
      ? []
      : [{ id: 'delegated', term: 'Delegated to you by', description: <bdi>{delegatedBy.name}</bdi> }]),
    { id: 'due', term: 'Due', description: <DateTime value={dueAt} format="dateTime" /> },
    ...(status === 'pending'
      ? [
          { id: 'then', term: 'What happens then', description: ifNotDecided },
          {
            id: 'limit',
            term: 'Your limit (TCV)',
            description: limit === null ? 'None' : <Money {...limit} />,
          },
        ]
      : []),
  ];
  return (
    <Card as="section" title="Key facts">
      <DescriptionList items={items} />
    </Card>
  );
}

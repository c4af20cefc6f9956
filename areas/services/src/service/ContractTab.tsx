import type { CalendarDay } from '@quayside/portal-core/calls';
import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { DescriptionList, type DescriptionListItem } from '@quayside/ui/DescriptionList';
import { Grid } from '@quayside/ui/Grid';
import { Money } from '@quayside/ui/Money';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { JSX } from 'react';
import type { ServiceDetails } from '@quayside/shared/services/serviceApi.ts';
import { contractNotice, inDays, type ContractNotice } from './contractNotice.ts';
import { endOfTermWords } from '../serviceWords.ts';

/** A service, and the day on which it is looked at, such as `2026-11-21`. */
export interface ContractTabProps {
  service: ServiceDetails;
  today: CalendarDay;
}

export function ContractTab({ service, today }: ContractTabProps): JSX.Element {
  const { contract, mrc, nrc } = service;
  return (
    <Grid columns="main-aside" gap={24}>
      <Stack gap={24}>
        <Card as="section" title="Contract">
          <DescriptionList layout="beside" items={termFactsOf(service, today)} />
        </Card>
        <Card as="section" title="Service level (SLA)">
          <DescriptionList layout="beside" items={levelFactsOf(contract.sla)} />
        </Card>
      </Stack>
      <Card as="section" title="Price" footer="Prices exclude VAT.">
        <DescriptionList
          items={[
            {
              id: 'mrc',
              term: 'Monthly charge (MRC)',
              description: <Money amount={mrc.amount} currency={mrc.currency} size="figure" />,
            },
            {
              id: 'nrc',
              term: 'One-off charge (NRC)',
              description: <Money amount={nrc.amount} currency={nrc.currency} size="figure" />,
            },
          ]}
        />
      </Card>
    </Grid>
  );
}

function termFactsOf({ contract, contractEnd }: ServiceDetails, today: CalendarDay): DescriptionListItem[] {
  const { startedAt, termMonths, noticeDays, noticeBy, endOfTerm } = contract;
  return [
    {
      id: 'start',
      term: 'Start',
      description: startedAt === null ? 'When the service is live' : <DateTime value={startedAt} />,
    },
    { id: 'term', term: 'Term', description: `${termMonths} months` },
    {
      id: 'end',
      term: 'End of the term',
      description: contractEnd === null ? 'Known once it is live' : <DateTime value={contractEnd} />,
    },
    { id: 'endOfTerm', term: 'After the term', description: endOfTermWords[endOfTerm] },
    { id: 'notice', term: 'Notice period', description: `${noticeDays} days` },
    {
      id: 'noticeBy',
      term: 'Last day to give notice',
      description:
        noticeBy === null ? (
          'Known once it is live'
        ) : (
          <Stack direction="row" gap={12}>
            <DateTime value={noticeBy} />
            <NoticeLabel notice={contractNotice(contract, today)} />
          </Stack>
        ),
    },
  ];
}

function NoticeLabel({ notice }: { notice: ContractNotice }): JSX.Element | null {
  switch (notice.state) {
    case 'near':
      return (
        <StatusLabel tone="caution" emphasis="strong">
          {`Decide ${inDays(notice.days)}`}
        </StatusLabel>
      );
    case 'passed':
      return <StatusLabel>Has passed</StatusLabel>;
    case 'none':
    case 'ahead':
    default:
      return null;
  }
}

function levelFactsOf({
  availabilityPercent,
  restoreHours,
  supportHours,
}: ServiceDetails['contract']['sla']): DescriptionListItem[] {
  return [
    { id: 'availability', term: 'Availability', description: `${availabilityPercent}%`, kind: 'number' },
    { id: 'restore', term: 'Restored within', description: `${restoreHours} hours`, kind: 'number' },
    { id: 'hours', term: 'Support hours', description: supportHours },
  ];
}

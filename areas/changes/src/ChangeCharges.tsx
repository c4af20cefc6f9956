import { DateTime } from '@quayside/ui/DateTime';
import { DescriptionList, type DescriptionListItem } from '@quayside/ui/DescriptionList';
import { Money } from '@quayside/ui/Money';
import type { JSX } from 'react';
import type { ChangeRequestDetails } from './api.ts';

export interface ChangeChargesProps {
  charges: ChangeRequestDetails['charges'];
  /** The state of the change; none for a change that is not sent yet. */
  status?: ChangeRequestDetails['status'];
  columns?: 1 | 2;
}

export function ChangeCharges({ charges, status = 'draft', columns = 1 }: ChangeChargesProps): JSX.Element {
  const { nrc, mrcBefore, mrcAfter, earlyTerminationFee, earliestDate } = charges;
  const items: readonly DescriptionListItem[] = [
    { id: 'nrc', term: 'One-off (NRC), excl. VAT', description: <Money {...nrc} />, kind: 'number' },
    {
      id: 'after',
      term: 'Monthly (MRC) after the change, excl. VAT',
      description: <Money {...mrcAfter} />,
      kind: 'number',
    },
    { id: 'before', term: beforeWords[status], description: <Money {...mrcBefore} />, kind: 'number' },
    ...(earlyTerminationFee === null
      ? []
      : [
          {
            id: 'fee',
            term: 'Early termination fee, excl. VAT',
            description: <Money {...earlyTerminationFee} />,
            kind: 'number' as const,
          },
        ]),
    // Once there is a night for the work, or none any more, it says nothing.
    ...(isBeforePlanning(status)
      ? [{ id: 'earliest', term: 'Earliest possible day', description: <DateTime value={earliestDate} /> }]
      : []),
  ];
  return <DescriptionList items={items} columns={columns} />;
}

const today = 'Monthly (MRC) today';
const whenRequested = 'Monthly (MRC) when it was requested';
const beforeChange = 'Monthly (MRC) before the change';

const beforeWords: Readonly<Record<ChangeRequestDetails['status'], string>> = {
  draft: today,
  submitted: today,
  assessing: today,
  awaitingApproval: today,
  scheduled: today,
  implementing: today,
  done: beforeChange,
  rolledBack: whenRequested,
  rejected: whenRequested,
  cancelled: whenRequested,
};

function isBeforePlanning(status: ChangeRequestDetails['status']): boolean {
  return ['draft', 'submitted', 'assessing', 'awaitingApproval'].includes(status);
}

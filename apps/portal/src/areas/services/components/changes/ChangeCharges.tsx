import { DateTime } from '@quayside/ui/DateTime';
import { DescriptionList, type DescriptionListItem } from '@quayside/ui/DescriptionList';
import { Money } from '@quayside/ui/Money';
import type { JSX } from 'react';
import type { ChangeRequestDetails } from '../../changeRequestsApi.ts';

/** The charges, in at most so many columns. */
export interface ChangeChargesProps {
  charges: ChangeRequestDetails['charges'];
  columns?: 1 | 2;
}

/** The charges of a change, one-off and monthly. */
export function ChangeCharges({ charges, columns = 1 }: ChangeChargesProps): JSX.Element {
  const { nrc, mrcBefore, mrcAfter, earlyTerminationFee, earliestDate } = charges;
  const items: readonly DescriptionListItem[] = [
    { id: 'nrc', term: 'One-off (NRC), excl. VAT', description: <Money {...nrc} />, kind: 'number' },
    {
      id: 'after',
      term: 'Monthly (MRC) after the change, excl. VAT',
      description: <Money {...mrcAfter} />,
      kind: 'number',
    },
    { id: 'before', term: 'Monthly (MRC) today', description: <Money {...mrcBefore} />, kind: 'number' },
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
    { id: 'earliest', term: 'Earliest possible day', description: <DateTime value={earliestDate} /> },
  ];
  return <DescriptionList items={items} columns={columns} />;
}

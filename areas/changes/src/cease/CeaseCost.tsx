import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Money } from '@quayside/ui/Money';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import type { JSX } from 'react';
import type { ChangeRequestPreview } from '../api.ts';

export interface CeaseCostProps {
  charges: ChangeRequestPreview['charges'];
  /** The last day, such as `2026-11-21`. */
  lastDay: string;
  contractEnd: string | null;
  isUpdating: boolean;
}

/** The early-termination fee, before anything else about a cease. */
export function CeaseCost({ charges, lastDay, contractEnd, isUpdating }: CeaseCostProps): JSX.Element {
  const fee = charges.earlyTerminationFee;
  return (
    <Card as="section" title="What it costs" footer="Prices exclude VAT." aria-busy={isUpdating}>
      <Stack gap={16}>
        <DescriptionList
          columns={2}
          items={[
            {
              id: 'fee',
              term: 'Early-termination fee (NRC)',
              description: isUpdating ? (
                <Skeleton />
              ) : (
                fee && <Money amount={fee.amount} currency={fee.currency} size="display" />
              ),
            },
            {
              id: 'mrc',
              term: 'Monthly charge that ends (MRC)',
              description: (
                <Money
                  amount={charges.mrcBefore.amount}
                  currency={charges.mrcBefore.currency}
                  size="figure"
                />
              ),
            },
          ]}
        />
        <Text aria-live="polite">
          With <DateTime value={lastDay} /> as the last day.{' '}
          {fee === null || fee.amount > 0 ? (
            <span key="one">
              The fee is for the months that are left of the contract
              {contractEnd !== null && (
                <span>
                  , which runs until <DateTime value={contractEnd} />
                </span>
              )}
              .
            </span>
          ) : (
            <span key="other">There is no fee, because the contract has run its term by then.</span>
          )}
        </Text>
      </Stack>
    </Card>
  );
}

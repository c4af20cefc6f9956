import { refusedReason } from '@quayside/shared/rights/refusedReason.tsx';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Money } from '@quayside/ui/Money';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import type { JSX } from 'react';
import type { TrunkDetails } from '../api.ts';
import { barringWords, fraudActionWords } from '../voiceWords.ts';

/** The barred calls of a trunk and its limit on charges in a day, for a user who may not change them. */
export function SettingsToRead({ trunk }: { trunk: TrunkDetails }): JSX.Element {
  const { barring, fraudLimit, fraudAction } = trunk;
  const barred = barring.map((kind) => barringWords[kind].label).join(', ');
  return (
    <Stack gap={12}>
      <DescriptionList
        items={[
          { id: 'barred', term: 'Barred outgoing calls', description: barred === '' ? 'None' : barred },
          { id: 'limit', term: 'Fraud limit per day', description: <Money {...fraudLimit} /> },
          { id: 'action', term: 'When the limit is used up', description: fraudActionWords[fraudAction] },
        ]}
      />
      <Text tone="quiet">{refusedReason(trunk, 'edit')}</Text>
    </Stack>
  );
}

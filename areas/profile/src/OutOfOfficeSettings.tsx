import { approvalsPath } from '@quayside/contract/paths/approvals';
import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { Link } from '@quayside/ui/Link';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import { Text } from '@quayside/ui/Text';
import type { JSX } from 'react';
import type { OutOfOffice } from '@quayside/shared/entities/entities.ts';

export interface OutOfOfficeSettingsProps {
  /** Null for a user who is not away and will not be. */
  outOfOffice: OutOfOffice | null;
  /** Today in London. */
  today: string;
  /** Whether the user decides about approvals. */
  isApprover: boolean;
  onChange: () => void;
  onEnd: () => void;
}

export function OutOfOfficeSettings({
  outOfOffice,
  today,
  isApprover,
  onChange,
  onEnd,
}: OutOfOfficeSettingsProps): JSX.Element {
  return (
    <Card
      as="section"
      title="Out of office"
      actions={
        outOfOffice ? (
          <>
            <Button onClick={onEnd}>{outOfOffice.from > today ? 'Cancel it' : 'I’m back'}</Button>
            <Button onClick={onChange}>Change</Button>
          </>
        ) : (
          <Button onClick={onChange}>Set days</Button>
        )
      }
    >
      <Stack gap={12}>
        {outOfOffice ? <Absence outOfOffice={outOfOffice} today={today} /> : <Text>You are not away.</Text>}
        <Text tone="quiet">
          Colleagues see it where they choose you.
          {isApprover && (
            <span>
              {' '}
              It does not pass on your approvals:{' '}
              <Link href={approvalsPath.href()}>delegate them in Approvals</Link>.
            </span>
          )}
        </Text>
      </Stack>
    </Card>
  );
}

function Absence({
  outOfOffice: { from, until, standIn },
  today,
}: {
  outOfOffice: OutOfOffice;
  today: string;
}): JSX.Element {
  return (
    <Stack gap={8}>
      <StatusLabel tone="caution">{from > today ? 'Planned' : 'Out of office'}</StatusLabel>
      <Text>
        <DateTime value={from} end={until} />
      </Text>
      <Text>
        {standIn ? (
          <span key="one">
            <bdi>{standIn.name}</bdi> stands in for you.
          </span>
        ) : (
          <span key="other">Nobody stands in for you.</span>
        )}
      </Text>
    </Stack>
  );
}

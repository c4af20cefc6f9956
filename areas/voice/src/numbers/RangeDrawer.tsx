import { ActionButton } from '@quayside/shared/rights/ActionButton.tsx';
import { reasonOf } from '@quayside/shared/rights/actions.ts';
import { trunkPath } from '@quayside/contract/paths/voice';
import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { CopyButton } from '@quayside/ui/CopyButton';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Drawer } from '@quayside/ui/Drawer';
import { EmptyState } from '@quayside/ui/EmptyState';
import { Heading } from '@quayside/ui/Heading';
import { phoneIcon } from '@quayside/ui/icons';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Link } from '@quayside/ui/Link';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { JSX, ReactNode } from 'react';
import { formatCount } from '@quayside/page-kit/format';
import type { NumberRange } from '../api.ts';
import { formatSpan } from '../phoneNumber.ts';
import { emergencyWords } from '../voiceWords.ts';

export interface RangeDrawerProps {
  rangeId: string;
  state: AsyncContentState<NumberRange> | { readonly status: 'notFound' };
  numbers: ReactNode;
  onEdit: () => void;
  onSetAddress: () => void;
  onRefresh: () => void;
  onClose: () => void;
}

/** A range beside the list: its facts, its emergency address and its single numbers. */
export function RangeDrawer({
  rangeId,
  state,
  numbers,
  onEdit,
  onSetAddress,
  onRefresh,
  onClose,
}: RangeDrawerProps): JSX.Element {
  const range = 'data' in state ? state.data : undefined;
  return (
    <Drawer open title={titleOf(state, range)} onClose={onClose}>
      {state.status === 'notFound' ? (
        <EmptyState icon={phoneIcon} title={`There is no range ${rangeId}`}>
          It may belong to another company, or it was given back. Look for it in the list.
        </EmptyState>
      ) : (
        <AsyncContent
          state={state}
          placeholder={<Skeleton lines={10} />}
          onRetry={onRefresh}
          labels={{ failed: 'We couldn’t load this range' }}
        >
          {(data) => (
            <Stack gap={24}>
              <Emergency range={data} onSetAddress={onSetAddress} />
              <Facts range={data} onEdit={onEdit} />
              {numbers}
            </Stack>
          )}
        </AsyncContent>
      )}
    </Drawer>
  );
}

function titleOf({ status }: RangeDrawerProps['state'], range: NumberRange | undefined): string {
  if (range) return formatSpan(range);
  return status === 'notFound' ? 'Range not found' : 'Numbers';
}

const sentences: Record<NumberRange['emergency']['state'], string> = {
  missing: 'When somebody calls 999 from these numbers, the emergency services don’t know where to go.',
  rejected: 'The register of the emergency services doesn’t accept this address.',
  checking: 'The register of the emergency services checks this address. That takes a few minutes.',
  confirmed: 'Here the emergency services go when somebody calls 999 from these numbers.',
};

function Emergency({
  range,
  onSetAddress,
}: Pick<RangeDrawerProps, 'onSetAddress'> & { range: NumberRange }): JSX.Element {
  const { state, address, note } = range.emergency;
  const isUrgent = state === 'missing' || state === 'rejected';
  const reason = reasonOf(range, 'setEmergencyAddress');
  // While the address is missing, the reason stands beside the problem in full.
  const action = (!isUrgent || reason === undefined) && (
    <ActionButton
      of={range}
      action="setEmergencyAddress"
      variant={isUrgent ? 'primary' : 'secondary'}
      onClick={onSetAddress}
    >
      {state === 'missing' ? 'Set the address' : 'Change the address'}
    </ActionButton>
  );
  const lines = address && (
    <address style={{ fontStyle: 'normal' }}>
      {[address.name, ...address.lines, `${address.town} ${address.postcode}`].map((line) => (
        <div key={line}>
          <bdi>{line}</bdi>
        </div>
      ))}
    </address>
  );
  if (isUrgent)
    return (
      <InlineAlert
        tone="critical"
        title={
          state === 'missing' ? 'The emergency address is missing' : 'The emergency address is not accepted'
        }
        action={action}
      >
        <Stack gap={8}>
          <span>{note ?? sentences[state]}</span>
          {reason !== undefined && <span>{reason}</span>}
          {lines}
        </Stack>
      </InlineAlert>
    );
  return (
    <Stack gap={8}>
      <Heading level={3}>Emergency address</Heading>
      <span aria-live="polite">
        <StatusLabel tone={emergencyWords[state].tone}>{emergencyWords[state].text}</StatusLabel>
      </span>
      {lines}
      <span>{sentences[state]}</span>
      {action && <span>{action}</span>}
    </Stack>
  );
}

function Facts({ range, onEdit }: Pick<RangeDrawerProps, 'onEdit'> & { range: NumberRange }): JSX.Element {
  const { id, size, areaName, label, site, trunk, first, last } = range;
  return (
    <Stack gap={12}>
      <DescriptionList
        items={[
          {
            id: 'first',
            term: size === 1 ? 'Number' : 'First number',
            description: (
              <>
                {first} <CopyButton value={first} name="first number" />
              </>
            ),
            kind: 'identifier',
          },
          ...(size === 1
            ? []
            : [
                {
                  id: 'last',
                  term: 'Last number',
                  description: (
                    <>
                      {last} <CopyButton value={last} name="last number" />
                    </>
                  ),
                  kind: 'identifier' as const,
                },
              ]),
          { id: 'size', term: 'How many', description: formatCount(size) },
          { id: 'area', term: 'Area', description: areaName },
          { id: 'label', term: 'Label', description: label === '' ? 'None' : <bdi>{label}</bdi> },
          {
            id: 'site',
            term: 'Site',
            description: site === null ? 'None' : `${site.name}, ${site.postcode}`,
          },
          {
            id: 'trunk',
            term: 'Trunk',
            description:
              trunk === null ? (
                'None, so calls don’t arrive'
              ) : (
                <Link href={trunkPath.href({ trunkId: trunk.id })}>{trunk.name}</Link>
              ),
          },
          { id: 'id', term: 'Range', description: id, kind: 'identifier' },
        ]}
      />
      <span>
        <ActionButton of={range} action="edit" onClick={onEdit}>
          Change label, site or trunk
        </ActionButton>
      </span>
    </Stack>
  );
}

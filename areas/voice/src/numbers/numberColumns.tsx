import { trunkPath } from '@quayside/contract/paths/voice';
import { Link } from '@quayside/ui/Link';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { TableColumn } from '@quayside/ui/Table';
import { Text } from '@quayside/ui/Text';
import { formatCount } from '@quayside/page-kit/format';
import type { ListSettings } from '@quayside/page-kit/list';
import type { NumberRangeSummary } from '../api.ts';
import { formatSpan } from '../phoneNumber.ts';
import { emergencyWords } from '../voiceWords.ts';

const quiet = {
  display: 'block',
  fontWeight: 'normal',
  color: 'var(--qs-color-text-quiet)',
};

/** The columns of a list of numbers. The ids of those that can be sorted are the sorts of the call. */
export const numberColumns: readonly TableColumn<NumberRangeSummary>[] = [
  {
    id: 'first',
    header: 'Numbers',
    width: 'wide',
    sortable: true,
    isRowHeader: true,
    cell: (range) => (
      <>
        {formatSpan(range)}
        <small style={quiet}>{range.areaName}</small>
      </>
    ),
  },
  {
    id: 'size',
    header: 'How many',
    kind: 'number',
    width: 'fit',
    sortable: true,
    cell: ({ size }) => formatCount(size),
  },
  { id: 'label', header: 'Label', sortable: true, cell: ({ label }) => <bdi>{label}</bdi> },
  {
    id: 'emergency',
    header: 'Emergency address',
    width: 'fit',
    cell: ({ emergency: { state } }) => (
      <StatusLabel
        tone={emergencyWords[state].tone}
        emphasis={state === 'missing' || state === 'rejected' ? 'strong' : 'quiet'}
      >
        {emergencyWords[state].text}
      </StatusLabel>
    ),
  },
  {
    id: 'site',
    header: 'Site',
    sortable: true,
    cell: ({ site }) =>
      site && (
        <span>
          <span>{`${site.name},`}</span>{' '}
          <Text as="span" wrap="nowrap">
            {site.postcode}
          </Text>
        </span>
      ),
  },
  {
    id: 'trunk',
    header: 'Trunk',
    cell: ({ trunk }) => trunk && <Link href={trunkPath.href({ trunkId: trunk.id })}>{trunk.name}</Link>,
  },
  { id: 'id', header: 'Range', kind: 'identifier', width: 'fit', cell: ({ id }) => id },
];

export const numberListSettings: ListSettings = {
  columns: { order: [], hidden: ['id'] },
  density: 'comfortable',
};

import { trunkPath } from '@quayside/contract/paths/voice';
import { RowTitle } from '@quayside/ui/RowTitle';
import type { TableColumn } from '@quayside/ui/Table';
import { Text } from '@quayside/ui/Text';
import { formatCount } from '@quayside/page-kit/format';
import type { ListSettings } from '@quayside/page-kit/list';
import type { TrunkSummary } from '../api.ts';
import { barringWords, trunkStatusWords } from '../voiceWords.ts';
import { ChannelMeter, FraudMeter } from './TrunkMeters.tsx';
import { statusColumn } from '@quayside/page-kit/list';

/** The columns of a list of trunks. The ids of those that can be sorted are the sorts of the call. */
export const trunkColumns: readonly TableColumn<TrunkSummary>[] = [
  {
    id: 'name',
    header: 'Trunk',
    width: 'wide',
    sortable: true,
    isRowHeader: true,
    cell: ({ id, name }) => (
      <RowTitle href={trunkPath.href({ trunkId: id })} detail={id}>
        {name}
      </RowTitle>
    ),
  },
  statusColumn('status', 'Status', trunkStatusWords),
  {
    id: 'channels',
    header: 'Channels in use',
    sortable: true,
    width: 'wide',
    cell: (trunk) => (
      <ChannelMeter
        trunk={trunk}
        label={`${formatCount(trunk.channelsIn)} in, ${formatCount(trunk.channelsOut)} out`}
      />
    ),
  },
  { id: 'peak', header: 'Peak', kind: 'number', width: 'fit', cell: ({ peak }) => formatCount(peak) },
  {
    id: 'fraud',
    header: 'Fraud limit, excl. VAT',
    width: 'wide',
    cell: (trunk) => <FraudMeter trunk={trunk} label="Used today" />,
  },
  {
    id: 'numbers',
    header: 'Numbers',
    kind: 'number',
    width: 'fit',
    cell: ({ numberCount }) => formatCount(numberCount),
  },
  {
    id: 'site',
    header: 'Site',
    sortable: true,
    cell: ({ site }) => (
      <>
        <span>{`${site.name},`}</span>{' '}
        <Text as="span" wrap="nowrap">
          {site.postcode}
        </Text>
      </>
    ),
  },
  {
    id: 'barring',
    header: 'Barred',
    cell: ({ barring }) => barring.map((kind) => barringWords[kind].label).join(', ') || 'Nothing',
  },
];

export const trunkListSettings: ListSettings = {
  columns: { order: [], hidden: ['barring'] },
  density: 'comfortable',
};

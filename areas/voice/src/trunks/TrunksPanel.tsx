import { trunksPath } from '@quayside/contract/paths/voice';
import type { JSX } from 'react';
import { ListViews, useExportedList } from '@quayside/page-kit/list';
import { useRowPins } from '@quayside/page-kit/pins';
import { createTrunkExport, listTrunks } from '../api.ts';
import { trunkColumns, trunkListSettings } from './trunkColumns.tsx';
import { TrunksView } from './TrunksView.tsx';
import { trunkItem } from '../pins/trunkItem.ts';
import { toTrunkFilter } from './trunkList.ts';

const list = {
  list: 'voice-trunks',
  path: trunksPath,
  call: listTrunks,
  toFilter: toTrunkFilter,
  exportCall: createTrunkExport,
  columnIds: trunkColumns.map(({ id }) => id),
  views: ListViews,
  initialSettings: trunkListSettings,
  exportFields: {
    name: ['id', 'name', 'service'],
    channels: ['channelsIn', 'channelsOut', 'channels'],
    fraud: ['fraudUsed', 'fraudLimit'],
    numbers: ['numberCount'],
  },
} as const;

export function TrunksPanel(): JSX.Element {
  const { props } = useExportedList(list);
  const rowActions = useRowPins(trunkItem);
  return <TrunksView {...props} rowActions={rowActions} />;
}

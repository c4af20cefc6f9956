import { trunksPath } from '@quayside/contract/paths/voice';
import type { JSX } from 'react';
import { useExport } from '@quayside/page-kit/jobs';
import { useListPage, ListViews } from '@quayside/page-kit/list';
import { useRowPins } from '@quayside/page-kit/pins';
import { createTrunkExport, listTrunks } from '../api.ts';
import { trunkColumns, trunkListSettings } from './trunkColumns.tsx';
import { TrunksView } from './TrunksView.tsx';
import { trunkItem } from '../pins/trunkItem.ts';
import { toTrunkFilter, toTrunkListInput } from './trunkList.ts';

const list = {
  list: 'voice-trunks',
  path: trunksPath,
  call: listTrunks,
  toInput: toTrunkListInput,
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

/** The trunks of the user's company. */
export function TrunksPanel(): JSX.Element {
  const { props, page, exportColumns } = useListPage(list);
  const rowActions = useRowPins(trunkItem);
  const exported = useExport(createTrunkExport);
  return (
    <TrunksView
      {...props}
      facets={page?.facets}
      rowActions={rowActions}
      exportProgress={exported.progress}
      onExport={() =>
        void exported.start({
          body: { ...toTrunkFilter(props.state), columns: exportColumns },
        })
      }
    />
  );
}

import { useMay } from '@quayside/shared/rights/useMay.ts';
import { portsPath, portCalendarPath } from '@quayside/contract/paths/voice';
import { usePortalServices, useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { useLocation } from 'react-router-dom';
import { toAsyncState } from '@quayside/page-kit/failures';
import { todayInLondon } from '@quayside/shared/days/london.ts';
import { ListViews, useExportedList } from '@quayside/page-kit/list';
import { useRowPins } from '@quayside/page-kit/pins';
import { PortCalendar } from './PortCalendar.tsx';
import { portColumns, portListSettings } from './portColumns.tsx';
import { PortsView } from './PortsView.tsx';
import { portItem } from '../pins/portItem.ts';
import { createPortExport, listPorts } from '../portsApi.ts';
import { readMonth, toMonthInput, type Month } from './portMonth.ts';
import { toPortFilter } from './portList.ts';

const list = {
  list: 'voice-ports',
  path: portsPath,
  call: listPorts,
  toFilter: toPortFilter,
  exportCall: createPortExport,
  columnIds: portColumns.map(({ id }) => id),
  views: ListViews,
  initialSettings: portListSettings,
  exportFields: {
    numbers: ['id', 'numbers'],
    portDate: ['portDate', 'requestedDate'],
    from: ['losingProvider'],
    count: ['numberCount'],
  },
} as const;

const calendar = { tab: 'ports', show: 'calendar' } as const;
const hrefOf = (month: Month): string => portCalendarPath.href({ ...calendar, month });

/** The ports of the user's company, as a list or as a calendar. The address says which. */
export function PortsPanel(): JSX.Element {
  const { show, month } = portCalendarPath.read(useLocation());
  return show === 'calendar' ? <CalendarOfPorts month={month} /> : <ListOfPorts />;
}

function ListOfPorts(): JSX.Element {
  const { props } = useExportedList(list);
  const rowActions = useRowPins(portItem);
  const canPort = useMay('requestChanges');
  return (
    <PortsView
      {...props}
      canPort={canPort}
      calendarHref={portCalendarPath.href(calendar)}
      rowActions={rowActions}
    />
  );
}

function CalendarOfPorts({ month: named }: { month: string }): JSX.Element {
  const { clock } = usePortalServices('CalendarOfPorts').platform;
  const today = todayInLondon(clock.now());
  const month = readMonth(named, today);
  const resource = useResource(listPorts, toMonthInput(month));
  return (
    <PortCalendar
      month={month}
      today={today}
      state={toAsyncState(resource, listPorts.id)}
      hrefOf={hrefOf}
      onRefresh={() => void resource.refetch()}
    />
  );
}

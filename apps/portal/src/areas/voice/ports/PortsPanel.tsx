import { usePortalServices, useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toAsyncState } from '../../../domain/asyncState.ts';
import { todayInLondon } from '../../../domain/days.ts';
import { useExport } from '../../../domain/jobs/useExport.ts';
import { useListPage } from '../../../domain/list/useListPage.tsx';
import { useRowPins } from '../../../domain/pins/useRowPins.tsx';
import { PortCalendar } from '../components/ports/PortCalendar.tsx';
import { portColumns, portListSettings } from '../components/ports/portColumns.tsx';
import { PortsView } from '../components/ports/PortsView.tsx';
import { portItem } from '../pins/portItem.ts';
import { createPortExport, listPorts } from '../portsApi.ts';
import { readMonth, toMonthInput, type Month } from './portCalendar.ts';
import { portListAddress, toPortFilter, toPortListInput } from './portList.ts';

const list = {
  list: 'voice-ports',
  address: portListAddress,
  call: listPorts,
  toInput: toPortListInput,
  columnIds: portColumns.map(({ id }) => id),
  initialSettings: portListSettings,
  exportFields: {
    numbers: ['id', 'numbers'],
    portDate: ['portDate', 'requestedDate'],
    from: ['losingProvider'],
    count: ['numberCount'],
  },
} as const;

const calendarHref = '/voice?tab=ports&show=calendar';
const hrefOf = (month: Month): string => `${calendarHref}&month=${month}`;

/** The ports of the user's company, as a list or as a calendar. The address says which. */
export function PortsPanel(): JSX.Element {
  const [params] = useSearchParams();
  return params.get('show') === 'calendar' ? (
    <CalendarOfPorts month={params.get('month')} />
  ) : (
    <ListOfPorts />
  );
}

function ListOfPorts(): JSX.Element {
  const { props, page, exportColumns } = useListPage(list);
  const rowActions = useRowPins(portItem);
  const exported = useExport(createPortExport);
  return (
    <PortsView
      {...props}
      facets={page?.facets}
      calendarHref={calendarHref}
      rowActions={rowActions}
      exportProgress={exported.progress}
      onExport={() =>
        void exported.start({
          body: { ...toPortFilter(props.state), columns: exportColumns },
        })
      }
    />
  );
}

function CalendarOfPorts({ month: named }: { month: string | null }): JSX.Element {
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

import { portsPath, newPortPath } from '@quayside/contract/paths/voice';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { EmptyState } from '@quayside/ui/EmptyState';
import { calendarIcon, phoneIcon } from '@quayside/ui/icons';
import type { JSX } from 'react';
import { type ExportedListProps, ListContent } from '@quayside/page-kit/list';
import { portFilters, type PortListState } from './portList.ts';
import type { PortList, PortSummary } from '../portsApi.ts';
import { portColumns, portListSettings } from './portColumns.tsx';

export interface PortsViewProps extends ExportedListProps<PortListState, PortList> {
  calendarHref: string;
  canPort: boolean;
}

const words = {
  title: 'Ports',
  one: 'port',
  many: 'ports',
  searchHint: 'Number, port, group or provider',
};

/** The ports of the user's company, those of a group together: filters, columns, saved views. */
export function PortsView({ facets, calendarHref, canPort, ...list }: PortsViewProps): JSX.Element {
  return (
    <ListContent
      {...list}
      words={words}
      actions={
        <ButtonLink icon={calendarIcon} href={calendarHref}>
          Calendar
        </ButtonLink>
      }
      initialSettings={portListSettings}
      sorts={portsPath.query.sorts}
      filters={portFilters(list.state.filters, facets)}
      columns={portColumns}
      rowId={idOf}
      nothingYet={
        <EmptyState
          icon={phoneIcon}
          title="You haven’t ported any numbers yet"
          action={
            canPort && (
              <ButtonLink variant="primary" href={newPortPath.href()}>
                Port numbers
              </ButtonLink>
            )
          }
        >
          Keep your telephone numbers when you move them to us. It takes one to three weeks.
        </EmptyState>
      }
    />
  );
}

const idOf = ({ id }: PortSummary): string => id;

import { versionWords, withoutCache } from '@quayside/page-kit/versions';
import { Button } from '@quayside/ui/Button';
import { DateTime } from '@quayside/ui/DateTime';
import { Dialog } from '@quayside/ui/Dialog';
import { Text } from '@quayside/ui/Text';
import type { JSX } from 'react';
import { describeDay, Form, FormTextField, SubmitButton, useVersionedForm } from '@quayside/page-kit/form';
import { formatDay } from '@quayside/page-kit/format';
import { ContractDateField } from '@quayside/shared/days/ContractDateField.tsx';
import { dateSchema, weekendReason, type DateValues, type ValidDate } from './portForms.ts';
import { changePortDate, getPort, type PortDetails } from '../portsApi.ts';

export interface PortDateDialogProps {
  port: PortDetails;
  /** Loads the port again. */
  onReload: () => Promise<void>;
  onSaved: (port: PortDetails) => void;
  onClose: () => void;
}

export function PortDateDialog({ port, onReload, onSaved, onClose }: PortDateDialogProps): JSX.Element {
  const { id, earliestDate, portDate, changeUntil } = port;
  const { form, draft, conflict, ended } = useVersionedForm<PortDetails, DateValues, ValidDate>({
    key: `port-date ${id}`,
    noun: 'port',
    thing: port,
    schema: dateSchema(earliestDate, portDate),
    // The agreed day is compared, and the new one begins empty.
    valuesOf: (present) => ({ date: present.portDate ?? '', reason: '' }),
    initial: { date: '', reason: '' },
    isOpen: ({ allowedActions }) => allowedActions.includes('changeDate'),
    describe: ({ date, reason }) => [
      { id: 'date', term: 'Date', text: describeDay(date) },
      { id: 'reason', term: 'Reason', text: reason },
    ],
    send: (http, body, { etag }) => changePortDate.send(http, { path: { portId: id }, body, etag }),
    read: (http) => getPort.send(http, { path: { portId: id } }, withoutCache),
    reload: onReload,
    onSaved,
  });
  return (
    <Dialog
      open
      title="Change the date"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {ended === undefined && <SubmitButton form={form}>Move the port</SubmitButton>}
        </>
      }
    >
      {ended !== undefined ? (
        (ended ?? <p>{versionWords.noLongerPossible}</p>)
      ) : (
        <Form form={form} draft={draft} conflict={conflict}>
          <Text>
            {portDate !== null && <span>{`The agreed day is ${formatDay(portDate)}. `}</span>}
            {changeUntil !== null && (
              <span>
                You can change it until <DateTime value={changeUntil} format="dateTime" />.
              </span>
            )}
          </Text>
          <ContractDateField
            form={form}
            name="date"
            label="New day"
            min={earliestDate}
            unavailableReason={weekendReason}
          />
          <FormTextField form={form} name="reason" label="Reason" hint="It is kept with the port." optional />
        </Form>
      )}
    </Dialog>
  );
}

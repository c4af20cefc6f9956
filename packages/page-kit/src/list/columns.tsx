'use client';

import { DateTime, type DateTimeFormat, type TimeValue } from '@quayside/ui/DateTime';
import { Money, type MoneyProps } from '@quayside/ui/Money';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { TableColumn } from '@quayside/ui/Table';
import { WaitingForLabel, type WaitingForLabelProps } from '../detail/WaitingForLabel.tsx';
import type { StatusWord } from '../schema/statusWord.ts';

/** The column of whom a thing waits for. */
export const waitingForColumn: TableColumn<WaitingForLabelProps> = {
  id: 'waitingFor',
  header: 'Waiting for',
  width: 'fit',
  cell: ({ waitingFor, waitingForPerson }) => (
    <WaitingForLabel waitingFor={waitingFor} waitingForPerson={waitingForPerson} />
  ),
};

/** A column with the word of a status. The id names the field. */
export function statusColumn<Id extends string, Status extends string>(
  id: Id,
  header: string,
  words: Readonly<Record<Status, StatusWord>>,
): TableColumn<Readonly<Record<Id, Status>>> {
  return {
    id,
    header,
    width: 'fit',
    cell({ [id]: status }) {
      const { text, tone } = words[status];
      return <StatusLabel tone={tone}>{text}</StatusLabel>;
    },
  };
}

/** A column with a time. The id names the field. */
export function dateColumn<Id extends string>(
  id: Id,
  header: string,
  format: DateTimeFormat = 'date',
): TableColumn<Readonly<Record<Id, TimeValue | null>>> {
  return {
    id,
    header,
    kind: 'number',
    width: 'fit',
    cell: ({ [id]: value }) => <DateTime value={value} format={format} />,
  };
}

/** A column with an amount of money. */
export function moneyColumn<Row>(
  id: string,
  header: string,
  amountOf: (row: Row) => Pick<MoneyProps, 'amount' | 'currency'>,
): TableColumn<Row> {
  return { id, header, kind: 'number', width: 'fit', cell: (row) => <Money {...amountOf(row)} /> };
}

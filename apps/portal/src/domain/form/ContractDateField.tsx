import { DateField, type DateFieldProps } from '@quayside/ui/DateField';
import { useState, type JSX } from 'react';
import { todayInLondon } from '../days.ts';

/** Chooses a day of the contract. Its calendar marks today in London, wherever the user is. */
export function ContractDateField(props: DateFieldProps): JSX.Element {
  const [today] = useState(() => todayInLondon(Date.now()));
  return <DateField today={today} {...props} />;
}

import { DateField, type DateFieldProps } from '@quayside/ui/DateField';
import { useToday } from '@quayside/page-kit/format';
import type { JSX } from 'react';
import { todayInLondon } from './london.ts';

/** Chooses a day of the contract. Its calendar marks today in London, wherever the user is. */
export function ContractDateField(props: DateFieldProps): JSX.Element {
  const today = useToday(todayInLondon);
  return <DateField today={today} {...props} />;
}

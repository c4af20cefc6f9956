'use client';

import { DateField, type DateFieldProps } from '@quayside/ui/DateField';
import type { JSX } from 'react';
import { useToday } from '../format/useToday.ts';

/** Chooses a day of the contract. Its calendar marks today in London, wherever the user is. */
export function ContractDateField(props: DateFieldProps): JSX.Element {
  const today = useToday();
  return <DateField today={today} {...props} />;
}

import { useToday } from '@quayside/page-kit/format';
import {
  FormDateField,
  type FieldPathByValue,
  type FieldValues,
  type FormDateFieldProps,
} from '@quayside/page-kit/form';
import type { JSX } from 'react';
import { todayInLondon } from './london.ts';

/** Edits a day of the contract in a form. Its calendar marks today in London, wherever the user is. */
export function ContractDateField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>(
  props: FormDateFieldProps<Values, Name>,
): JSX.Element {
  const today = useToday(todayInLondon);
  return <FormDateField today={today} {...props} />;
}

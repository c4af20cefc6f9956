import { useState, type JSX } from 'react';
import {
  FilterBar,
  useFilterBarState,
  type FilterBarFilter,
  type FilterBarValue,
} from '../../../packages/ui/src/components/FilterBar/FilterBar.tsx';

/** One example under the other: a narrow container gathers the filters in one button. */
export const isWide = true;

const option = (label: string) => ({ value: label, label });
const waitingFor: FilterBarFilter = {
  id: 'waitingFor',
  label: 'Waiting for',
  options: ['You', 'Us', 'A supplier'].map(option),
};
const status: FilterBarFilter = { id: 'status', label: 'Status', options: ['Live', 'Down'].map(option) };
const vague: FilterBarFilter = { id: 'type', label: 'Type', options: ['1', '2'].map(option) };

function Filters({ filters, chosen }: { filters: FilterBarFilter[]; chosen: FilterBarValue }): JSX.Element {
  const [value, setValue] = useState(chosen);
  return <FilterBar {...useFilterBarState()} filters={filters} value={value} onChange={setValue} />;
}

export function Do(): JSX.Element {
  return <Filters filters={[waitingFor, status]} chosen={{ waitingFor: ['You'] }} />;
}

export function Dont(): JSX.Element {
  return <Filters filters={[vague, status]} chosen={{ type: ['1', '2'], status: ['Live', 'Down'] }} />;
}

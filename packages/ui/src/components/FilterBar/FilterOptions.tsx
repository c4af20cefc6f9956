'use client';
import type { JSX } from 'react';
import { fillLabel } from '../../theme/fillLabel.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { OptionResults } from './FilterBar.styles.ts';
import type { FilterBarFilter } from './FilterBar.types.ts';

export type FilterOptionsProps = {
  filter: FilterBarFilter;
  selected: readonly string[];
  onSelect: (option: string, isIn: boolean) => void;
  /** The text after an option. `{count}` is the number of results. */
  results: string;
  format: (count: number) => string;
  /** Hides the group in the wide layout, where the filter has a button of its own. */
  isStock?: boolean;
};

/** The options of one filter, with the number of results of each, or its own control. */
export function FilterOptions({
  filter: { label, options, control },
  selected,
  onSelect,
  results,
  format,
  isStock = false,
}: FilterOptionsProps): JSX.Element | null {
  const place = isStock ? 'narrow' : 'any';
  if (control === null) return null;
  if (control !== undefined) return <div data-place={place}>{control}</div>;
  return (
    <FieldGroup label={label} data-place={place}>
      {options.map(({ value, label: name, count }) => (
        <Checkbox
          key={value}
          checked={selected.includes(value)}
          onChange={({ target }) => onSelect(value, target.checked)}
          label={
            <>
              {name}
              {count !== undefined && (
                <OptionResults> {fillLabel(results, { count: format(count) })}</OptionResults>
              )}
            </>
          }
        />
      ))}
    </FieldGroup>
  );
}

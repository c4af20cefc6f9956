import type { FilterBarFilter, FilterBarValue } from './FilterBar.types.ts';

/** A selected value with the texts of its chip. `key` is unique among the chips. */
export type FilterChip = { key: string; filterId: string; filter: string; value: string; label: string };

/** Selects one value of a filter or removes it. The other filters stay as they are. */
export function withOption(
  value: FilterBarValue,
  filterId: string,
  option: string,
  isIn: boolean,
): FilterBarValue {
  const { [filterId]: selected = [], ...others } = value;
  const next = selected.filter((each) => each !== option);
  if (isIn) next.push(option);
  return next.length > 0 ? { ...others, [filterId]: next } : others;
}

export function withoutFilters(value: FilterBarValue, filters: readonly FilterBarFilter[]): FilterBarValue {
  const ids = new Set(filters.map(({ id }) => id));
  return Object.fromEntries(Object.entries(value).filter(([id]) => !ids.has(id)));
}

export function countSelected(filters: readonly FilterBarFilter[], value: FilterBarValue): number {
  return filters.reduce((count, { id }) => count + (value[id]?.length ?? 0), 0);
}

/** One chip for each selected value. A value without an option, such as one that is still loading, is its own label. */
export function chipsOf(filters: readonly FilterBarFilter[], value: FilterBarValue): FilterChip[] {
  return filters.flatMap(({ id, label: filter, options }) =>
    (value[id] ?? []).map((selected) => ({
      key: `${id} ${selected}`,
      filterId: id,
      filter,
      value: selected,
      label: options.find((option) => option.value === selected)?.label ?? selected,
    })),
  );
}

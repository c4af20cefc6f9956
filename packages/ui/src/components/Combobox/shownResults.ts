import type { ComboboxResults } from './Combobox.types.ts';

/** The most options in the page. A longer list is slow, and nobody reads it. */
export const maxOptions = 100;

/** Options under one heading, or under none. */
export type OptionGroup<Option> = { heading: string | undefined; options: readonly Option[] };

export type ShownResults<Option> = {
  groups: readonly OptionGroup<Option>[];
  /** All options in the order of the screen. */
  options: readonly Option[];
  /** The number of matches, shown or not. */
  total: number;
};

/** Groups options by heading, in the order in which the headings first occur. */
export function groupOptions<Option extends { group?: string }>(
  options: readonly Option[],
): OptionGroup<Option>[] {
  const groups = new Map<string | undefined, Option[]>();
  for (const option of options) {
    const inside = groups.get(option.group);
    if (inside) inside.push(option);
    else groups.set(option.group, [option]);
  }
  return Array.from(groups, ([heading, inside]) => ({ heading, options: inside }));
}

/** The first hundred options, grouped. */
export function shownResults<Option extends { group?: string }>(
  results: ComboboxResults<Option>,
): ShownResults<Option> {
  const all = ('options' in results && results.options) || [];
  const groups = groupOptions(all.slice(0, maxOptions));
  const total = results.status === 'ready' ? (results.total ?? 0) : 0;
  return {
    groups,
    options: groups.flatMap(({ options }) => options),
    total: Math.max(total, all.length),
  };
}

import type { ComponentPropsWithRef, ReactNode } from 'react';

/** One value of a filter. `count` is the number of results that it would leave; 0 is shown and can be selected. */
export type FilterBarOption = {
  /** The value that the option adds to the filter. */
  value: string;
  /** The text of the option. */
  label: string;
  /** The number of results that it would leave. Default: no number. */
  count?: number;
};

/** One filter. `id` is its key in the value, `label` names it in the bar and on its chips. */
export type FilterBarFilter = {
  /** The filter's key in the value. */
  id: string;
  /** The name of the filter. */
  label: string;
  /** The options of the filter. Several can be selected at once. With `control` they only name the chips. */
  options: readonly FilterBarOption[];
  /**
   * The control that replaces the checkboxes, such as a combobox or a date range in its `Field`. It names itself and
   * changes the value itself. Null for a filter that another filter's control changes: only its chips are shown.
   */
  control?: ReactNode;
};

/** The selected values of each filter, by its id. A filter without selected values has no key. */
export type FilterBarValue = Readonly<Record<string, readonly string[]>>;

/** The id of the filter whose panel is open, `more` for that of all filters, or null. */
export type FilterBarOpenId =
  | {
      /** The id of the filter whose own panel is open. */
      filter: string;
    }
  | 'more'
  | null;

/** Every string of the filter bar. */
export type FilterBarLabels = {
  /** Names the bar, and the button of all filters where the bar is narrow. */
  filters: string;
  /** The button of the filters that are not in the bar. */
  moreFilters: string;
  /** Follows the name of a button. `{count}` is the number of its selected values. */
  selected: string;
  /** Follows an option. `{count}` is the number of results. */
  results: string;
  /** Names the list of chips. */
  activeFilters: string;
  /** A chip's text. */
  chip: string;
  /** A chip's accessible name. It contains the text. */
  removeChip: string;
  /** The button that clears every filter. */
  clearAll: string;
};

/** `value` and `onChange` carry the state of all filters in one object. */
export type FilterBarProps = Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> & {
  /** The filters. The first ones have a button of their own where there is space. */
  filters: readonly FilterBarFilter[];
  /** The selected options of each filter, by its id. */
  value: FilterBarValue;
  /** Receives the whole value. Keys that belong to no filter stay in it. */
  onChange: (value: FilterBarValue) => void;
  /** The open panel, or null. */
  openId: FilterBarOpenId;
  /** Called with the panel that should be open, or null. */
  onOpenChange: (openId: FilterBarOpenId) => void;
  /** The number of first filters that have a button of their own where there is space. Default 2. */
  inlineFilters?: 0 | 1 | 2;
  /** A search field, before the filters. */
  search?: ReactNode;
  /** Buttons at the end of the bar: saved views, column settings, export. */
  actions?: ReactNode;
  /** The number of results. Announced when it changes. */
  resultCount?: ReactNode;
  /** The BCP 47 tag by which counts are formatted. Default: the provider's. */
  locale?: string;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<FilterBarLabels>;
};

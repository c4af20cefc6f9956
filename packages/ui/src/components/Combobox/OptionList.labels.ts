import type { OptionListLabels } from './Combobox.types.ts';

/** The default texts of a list of options. */
export const defaultOptionListLabels: OptionListLabels = {
  options: 'Options',
  idle: 'Type to search',
  loading: 'Loading options',
  empty: 'No options match',
  failed: 'The options could not be loaded.',
  retry: 'Try again',
  narrow: 'Keep typing to narrow {total} results',
  count: 'Options: {count}',
};

import type { OptionListLabels } from './Combobox.types.ts';

/** The default texts of a list of options. */
export const defaultOptionListLabels: OptionListLabels = {
  options: 'Options',
  idle: 'Type to search',
  loading: 'Loading options',
  empty: 'No options match',
  failed: 'We couldn’t load the options.',
  retry: 'Retry',
  narrow: 'Keep typing to narrow {total} results',
  count: 'Options: {count}',
};

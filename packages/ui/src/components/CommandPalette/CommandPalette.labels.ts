import type { CommandPaletteLabels } from './CommandPalette.types.ts';

/** The default texts. */
export const defaultCommandPaletteLabels: CommandPaletteLabels = {
  title: 'Search and commands',
  input: 'Search',
  placeholder: 'Search or run a command',
  close: 'Close',
  results: 'Results',
  loading: 'Searching',
  idle: 'Search for pages, actions and your services.',
  empty: 'No results for “{query}”',
  failed: 'The search failed.',
  retry: 'Retry',
  count: 'Results: {count}',
  narrow: 'Keep typing to narrow {total} results',
  keys: { move: 'Move', run: 'Open', newTab: 'Open in a new tab', close: 'Close' },
  keyNames: { control: 'Ctrl', escape: 'Esc' },
};

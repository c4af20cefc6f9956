/** Every string of the column settings. `{column}` is its header. */
export type ColumnSettingsLabels = {
  /** The button, and the name of the panel. */
  columns: string;
  moveUp: string;
  moveDown: string;
  /** Announced after a move. */
  moved: string;
  reset: string;
  /** Announced after a reset. */
  wasReset: string;
  /** Why the column that names the row can't be hidden. */
  namesRow: string;
};

/** The default texts. */
export const defaultColumnSettingsLabels: ColumnSettingsLabels = {
  columns: 'Columns',
  moveUp: 'Move {column} up',
  moveDown: 'Move {column} down',
  moved: '{column} is now {position} of {count}',
  reset: 'Reset to default',
  wasReset: 'The columns are back to their default',
  namesRow: 'Names the row, so it is always visible.',
};

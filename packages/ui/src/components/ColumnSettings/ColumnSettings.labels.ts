/** Every string of the column settings. `{column}` is its header. */
export type ColumnSettingsLabels = {
  /** The button, and the name of the panel. */
  columns: string;
  /** The name of the button that moves a column before the one above. `{column}` is its header. */
  moveUp: string;
  /** The name of the button that moves a column after the one below. `{column}` is its header. */
  moveDown: string;
  /** Announced after a move. */
  moved: string;
  /** The button that restores the columns and their order. */
  reset: string;
  /** Announced after a reset. */
  wasReset: string;
  /** The reason why the column that names the row can't be hidden. */
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

import type { Row } from './createWorld.ts';

/** The text of a column. Throws for null or a number, which only an error in a statement can cause. */
export function textOf(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`The column ${column} holds no text.`);
  return value;
}

/** The text of a column that may be null. */
export function textOrNull(row: Row, column: string): string | null {
  const value = row[column];
  return typeof value === 'string' ? value : null;
}

/** The value of a column with a fixed set of values. The database holds only values of the OpenAPI document, and tests check the responses. */
export function wordOf<Word extends string>(row: Row, column: string, words: readonly Word[]): Word {
  const value = row[column];
  const word = words.find((candidate) => candidate === value);
  if (word === undefined)
    throw new TypeError(`The column ${column} holds the unknown word ${String(value)}.`);
  return word;
}

/** The value of a column with a fixed set of values, which may be null. */
export function wordOrNull<Word extends string>(
  row: Row,
  column: string,
  words: readonly Word[],
): Word | null {
  return row[column] === null ? null : wordOf(row, column, words);
}

import { plainText } from '../http/typedValues.ts';

/** A piece of SQL and the values of its question marks. */
export interface Sql {
  readonly text: string;
  readonly values: readonly (string | number)[];
}

export const noCondition: Sql = { text: '', values: [] };

export function joinSql(...pieces: readonly Sql[]): Sql {
  return { text: pieces.map(({ text }) => text).join(''), values: pieces.flatMap(({ values }) => values) };
}

/** ` AND column IN (…)` for values separated by commas; nothing for an empty list. */
export function among(column: string, list: string): Sql {
  const values = list === '' ? [] : list.split(',');
  if (values.length === 0) return noCondition;
  return { text: ` AND ${column} IN (${values.map(() => '?').join(', ')})`, values };
}

/** The conditions of facets: for each a column and the values that fit; all fit when there are none. */
export function facetConditions<Facet extends string>(
  columns: Readonly<Record<Facet, string>>,
  filters: Readonly<Record<Facet, readonly string[]>>,
): Sql {
  return joinSql(
    ...Object.entries<string>(columns).map(([facet, column]) => {
      const values: unknown = Reflect.get(filters, facet);
      return among(column, Array.isArray(values) ? values.join(',') : '');
    }),
  );
}

/** ` AND column = ?`; nothing for an empty value. */
export function equal(column: string, value: string): Sql {
  return value === '' ? noCondition : { text: ` AND ${column} = ?`, values: [value] };
}

/**
 * A condition for each word of a text, which the column must contain. The column is in lower case. An identifier or a postcode is found
 * with its separator, with another one, or with none: `qs104200` and `qs.104200` find `qs-104200`.
 */
export function containsWords(column: string, text: string): Sql {
  return joinSql(
    ...wordsOf(text).map((word) => {
      const spelling = otherSpelling(word);
      if (spelling === null) return contains(column, word);
      return {
        text: ` AND (${column} LIKE ? ESCAPE '\\' OR ${column} LIKE ? ESCAPE '\\')`,
        values: [patternOf(word), `%${spelling}%`],
      };
    }),
  );
}

/** An identifier or a postcode with any character as its separator, for LIKE; null for any other word. */
function otherSpelling(word: string): string | null {
  if (!/^[a-z].*\d/.test(word)) return null;
  const postcode = /^([a-z]{1,2}\d[a-z\d]?)(\d[a-z]{2})$/.exec(word);
  if (postcode) return postcode.slice(1).join('_');
  const separated = word.replaceAll(/[^\p{L}\p{N}]+/gu, '_');
  return separated === word ? word.replace(/(?<=[a-z])(?=\d)/, '_') : separated;
}

/** ` AND column LIKE ?` for a word in lower case. */
export function contains(column: string, word: string): Sql {
  return { text: ` AND ${column} LIKE ? ESCAPE '\\'`, values: [patternOf(word)] };
}

function patternOf(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** The words of a text, in lower case and as they would be typed. */
export function wordsOf(text: string): string[] {
  return plainText(text).toLowerCase().split(' ').filter(Boolean);
}

/** The number of rows before a page. It is limited, because SQLite would refuse a greater number, so a page far beyond the last is empty. */
export function offsetOf({ page, pageSize }: { readonly page: number; readonly pageSize: number }): number {
  return Math.min((page - 1) * pageSize, Number.MAX_SAFE_INTEGER);
}

import type { WaitingFor, WaitingForPerson } from '../contract/generated/openapi.ts';
import * as field from '../store/fields.ts';
import { joinSql, type Sql } from '../store/sqlFilter.ts';

/** Whom a thing that waits for the caller's company waits for: the caller, a colleague, or our approvals desk. */
export interface Turn {
  readonly party: Exclude<WaitingFor, 'thirdParty'>;
  /** The colleague who decides; undefined if several could, or if nobody may. */
  readonly person?: WaitingForPerson | undefined;
}

/** The turns of things, by their id. What is missing waits for a colleague who is not named. */
export type Turns = Readonly<Record<string, Turn>>;

/** The turn of each row of a table, as two SQL expressions: the party, and the person as JSON. */
export interface TurnSql {
  readonly party: Sql;
  readonly person: Sql;
}

const sql = (text: string, ...values: readonly string[]): Sql => ({ text, values });

/** The same turn for every row: that of a caller whose roles grant what the thing waits for, or do not. */
export function turnByRight(hasRight: boolean): TurnSql {
  return { party: sql(hasRight ? `'you'` : `'colleague'`), person: sql('NULL') };
}

/** The turns of the rows whose id is in a column. */
export function turnById(turns: Turns, column: string): TurnSql {
  const path = `'$."' || ${column} || '"`;
  const all = JSON.stringify(turns);
  return {
    party: sql(`coalesce(json_extract(?, ${path}.party'), 'colleague')`, all),
    person: sql(`json_extract(?, ${path}.person')`, all),
  };
}

/** One turn for the rows that meet a condition, and another for the rest. */
export function turnIf(condition: string, then: TurnSql, otherwise: TurnSql): TurnSql {
  const either = (one: Sql, other: Sql): Sql =>
    joinSql(sql(`CASE WHEN ${condition} THEN `), one, sql(' ELSE '), other, sql(' END'));
  return {
    party: either(then.party, otherwise.party),
    person: either(then.person, otherwise.person),
  };
}

/** The field that `readBy` adds to those of a table: the person who decides. */
export const turnFields = { waitingForPerson: field.orNull(field.json<WaitingForPerson>()) };

/** A row as a caller reads it, or one as it is stored. */
export type ReadBy<Row> = Row & { readonly waitingForPerson?: WaitingForPerson | null };

/**
 * The rows of a table as one caller reads them, for the FROM of a statement. Where a row waits for the company, `waiting_for` is the
 * party whose turn it is, and `waiting_for_person` the one who decides.
 */
export function readBy(
  { table, columns }: { readonly table: string; readonly columns: readonly string[] },
  { party, person }: TurnSql,
  alias = table,
): Sql {
  const others = columns.filter((column) => column !== 'waiting_for').join(', ');
  return joinSql(
    sql(`(SELECT ${others}, CASE waiting_for WHEN 'you' THEN `),
    party,
    sql(` ELSE waiting_for END AS waiting_for, CASE waiting_for WHEN 'you' THEN `),
    person,
    sql(` END AS waiting_for_person FROM ${table}) AS ${alias}`),
  );
}

/** The person whom a summary names; nothing if there is none. */
export function namedPerson(person: WaitingForPerson | null | undefined) {
  return person ? { waitingForPerson: person } : {};
}

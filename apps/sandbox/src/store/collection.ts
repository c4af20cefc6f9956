import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { integer, moment, orNull, text, withDefault, type Field, type Row } from './fields.ts';
import { objectOf } from './typedObject.ts';

export type Fields = Readonly<Record<string, Field<unknown>>>;

export type RowOf<All extends Fields> = {
  readonly [Name in keyof All]: All[Name] extends Field<infer Value> ? Value : never;
};

type Defaulted<All extends Fields> = {
  [Name in keyof All]: All[Name] extends { readonly initial: unknown } ? Name : never;
}[keyof All];

/** A row before it is stored. Fields that may be null or have a default can be left out. */
export type NewRow<All extends Fields> = Omit<RowOf<All>, Defaulted<All>> & {
  readonly [Name in Defaulted<All>]?: RowOf<All>[Name] | undefined;
};

/** Fields to change; undefined leaves one as it is. */
export type Changes<All extends Fields> = { readonly [Name in keyof All]?: RowOf<All>[Name] | undefined };

/** Runs a statement: a `World`, or a database that is being filled. */
interface Store {
  all(sql: string, ...values: readonly SQLInputValue[]): Row[];
}

/** The fields of a thing that people change. */
export const versionFields = {
  version: withDefault(integer, 1),
  /** The name of who changed it last; null before the first change. */
  changedBy: orNull(text),
  changedAt: orNull(moment),
};

/** A table whose rows are objects. Conditions and orders are SQL, so columns have their names in snake case there. */
export interface Collection<All extends Fields> {
  readonly table: string;
  readonly columns: readonly string[];
  /** The `CREATE TABLE IF NOT EXISTS` statement. */
  readonly schema: string;
  readonly fields: All;
  read(this: void, row: Row): RowOf<All>;
  /** The rows that a condition finds: `partner_id = ? ORDER BY name`. */
  all(store: Store, condition: string, ...values: readonly SQLInputValue[]): RowOf<All>[];
  /** The first row that a condition finds; undefined if there is none. */
  first(store: Store, condition: string, ...values: readonly SQLInputValue[]): RowOf<All> | undefined;
  count(store: Store, condition: string, ...values: readonly SQLInputValue[]): number;
  /** The greatest value of a column; 0 in an empty collection. */
  greatest(store: Store, column: string): number;
  add(store: Store, row: NewRow<All>): void;
  /** Adds a row, or replaces the one with the same key. `INSERT OR REPLACE` would move the row, which the undo log forbids. */
  put(store: Store, row: NewRow<All>): void;
  /** Prepares a statement that adds many rows. */
  createAdder(database: DatabaseSync): (row: NewRow<All>) => void;
  /** Sets fields of the row with a key, without making a new version. */
  set(store: Store, key: string | number, changes: Changes<All>): void;
  /** Sets fields of the row with a key, and makes a new version. `by` is the name of who does it. */
  change(store: Store & { now(): Date }, key: string | number, by: string, changes: Changes<All>): void;
}

/** Defines a collection. `constraint` is one of the whole table, such as `PRIMARY KEY (person_id, list)`. */
export function collection<const All extends Fields>(
  table: string,
  fields: All,
  constraint?: string,
): Collection<All> {
  const columns = columnsOf(fields);
  const definitions = columns.flatMap(({ own }) => own.map(({ name, type }) => `${name} ${type}`));
  const names = columns.flatMap(({ own }) => own.map(({ name }) => name));
  const keyColumn = columns.flatMap(({ own }) => own).find(({ type }) => type.endsWith('PRIMARY KEY'))?.name;
  const insert = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
  const read = createReader(fields);

  function valuesOf(row: object): SQLInputValue[] {
    const values: SQLInputValue[] = [];
    for (const { name, field, initial } of columns) field.write(Reflect.get(row, name) ?? initial, values);
    return values;
  }

  function set(store: Store, key: string | number, changes: object, ...more: readonly string[]): void {
    const changed = columns.filter(({ name }) => Reflect.get(changes, name) !== undefined);
    const assignments = changed.flatMap(({ names: own }) => own.map((name) => `${name} = ?`));
    const values: SQLInputValue[] = [];
    for (const { name, field } of changed) field.write(Reflect.get(changes, name), values);
    store.all(
      `UPDATE ${table} SET ${[...assignments, ...more].join(', ')} WHERE ${keyColumn} = ?`,
      ...values,
      key,
    );
  }

  return {
    table,
    columns: names,
    schema: `CREATE TABLE IF NOT EXISTS ${table} (${[...definitions, constraint].filter(Boolean).join(', ')});`,
    fields,
    read,
    all: (store, condition, ...values) =>
      store.all(`SELECT * FROM ${table} WHERE ${condition}`, ...values).map(read),
    first(store, condition, ...values) {
      const [row] = store.all(`SELECT * FROM ${table} WHERE ${condition}`, ...values);
      return row && read(row);
    },
    count(store, condition, ...values) {
      const [row] = store.all(`SELECT count(*) AS count FROM ${table} WHERE ${condition}`, ...values);
      return Number(row?.['count']);
    },
    greatest: (store, column) =>
      Number(store.all(`SELECT max(${column}) AS value FROM ${table}`)[0]?.['value']),
    add(store, row) {
      store.all(insert, ...valuesOf(row));
    },
    put(store, row) {
      const updates = names.map((name) => `${name} = excluded.${name}`);
      store.all(`${insert} ON CONFLICT DO UPDATE SET ${updates.join(', ')}`, ...valuesOf(row));
    },
    createAdder(database) {
      const statement = database.prepare(insert);
      return (row) => {
        statement.run(...valuesOf(row));
      };
    },
    set: (store, key, changes) => set(store, key, changes),
    change(store, key, by, changes) {
      const changedAt = store.now().toISOString();
      set(store, key, { changedBy: by, changedAt, ...changes }, 'version = version + 1');
    },
  };
}

/** Reads rows that have the columns of some fields: those of a collection, or of a statement that joins several. */
export function createReader<const All extends Fields>(fields: All): (row: Row) => RowOf<All> {
  const columns = columnsOf(fields);
  return (row) => objectOf(columns.map(({ name, field, names }) => [name, field.read(row, names)] as const));
}

function columnsOf(fields: Fields) {
  return Object.entries(fields).map(([name, field]) => {
    const own = field.columns(name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    const initial: unknown = 'initial' in field ? field.initial : undefined;
    return { name, field, initial, own, names: own.map((column) => column.name) };
  });
}

import type { SQLInputValue } from 'node:sqlite';
import { objectOf } from './typedObject.ts';

/** A row as SQLite returns it, by column. */
export type Row = Readonly<Record<string, unknown>>;

/** A value of a row, and the columns that store it. `name` is the field's name in snake case, such as `updated_at`. */
export interface Field<Value> {
  /** The columns with their SQL types. */
  columns(name: string): readonly Column[];
  /** Reads the columns with these names. Throws for a value that they cannot hold, which only an error in a statement can cause. */
  read(row: Row, names: readonly string[]): Value;
  /** Appends the values of the columns, in their order. */
  write(value: Value, values: SQLInputValue[]): void;
}

/** A field that a new row may leave out. */
export type FieldWithDefault<Value> = Field<Value> & { readonly initial: Value };

interface Column {
  readonly name: string;
  /** The SQL type and constraints, such as `TEXT NOT NULL`. */
  readonly type: string;
}

/** The columns of a group, by field: `{ id: 'owner_id', name: 'owner_name' }`. */
type ColumnNames = Readonly<Record<string, string>>;

function fieldOf<Value>(
  type: string,
  read: (stored: unknown, name: string) => Value,
  write: (value: Value) => SQLInputValue,
): Field<Value> {
  return {
    columns: (name) => [{ name, type: `${type} NOT NULL` }],
    read: (row, [name = '']) => read(row[name], name),
    write(value, values) {
      values.push(write(value));
    },
  };
}

function textOf(stored: unknown, name: string): string {
  if (typeof stored === 'string') return stored;
  throw new TypeError(`The column ${name} holds no text.`);
}

function numberOf(stored: unknown, name: string): number {
  if (typeof stored === 'number') return stored;
  throw new TypeError(`The column ${name} holds no number.`);
}

export const text = fieldOf<string>('TEXT', textOf, (value) => value);
export const integer = fieldOf<number>('INTEGER', numberOf, (value) => value);
export const blob = fieldOf<Uint8Array>(
  'BLOB',
  (stored, name) => {
    if (stored instanceof Uint8Array) return stored;
    throw new TypeError(`The column ${name} holds no bytes.`);
  },
  (value) => value,
);
/** Stored as 0 or 1. */
export const boolean = fieldOf<boolean>(
  'INTEGER',
  (stored, name) => numberOf(stored, name) === 1,
  (value) => (value ? 1 : 0),
);
/** A day of London, such as `2026-11-21`. */
export const day: Field<string> = { ...text };
/** A moment in UTC, such as `2026-11-21T09:00:00.000Z`. */
export const moment: Field<string> = { ...text };

/** A word of a list. The list is that of the OpenAPI document, which the compiler compares where responses are built. */
export function word<const Words extends readonly string[]>(words: Words): Field<Words[number]> {
  return fieldOf<Words[number]>(
    'TEXT',
    (stored, name) => {
      const known = words.find((each) => each === stored);
      if (known !== undefined) return known;
      throw new TypeError(`The column ${name} holds the unknown word ${String(stored)}.`);
    },
    (value) => value,
  );
}

/** A number of a list. */
export function oneOf<const Values extends readonly number[]>(values: Values): Field<Values[number]> {
  return fieldOf<Values[number]>(
    'INTEGER',
    (stored, name) => {
      const known = values.find((each) => each === stored);
      if (known !== undefined) return known;
      throw new TypeError(`The column ${name} holds the unknown number ${String(stored)}.`);
    },
    (value) => value,
  );
}

/** A value as JSON. Only the collection writes it, with this type, so it is not checked again when it is read. */
export function json<Value>(): Field<Value> {
  return fieldOf<Value>('TEXT', (stored, name) => JSON.parse(textOf(stored, name)), JSON.stringify);
}

/** A field that may be null. A group is null if its first column is. */
export function orNull<Value>(field: Field<Value>): FieldWithDefault<Value | null> {
  const count = field.columns('').length;
  return {
    columns: (name) =>
      field
        .columns(name)
        .map((column) => ({ name: column.name, type: column.type.replace(' NOT NULL', '') })),
    read: (row, names) => (row[names[0] ?? ''] === null ? null : field.read(row, names)),
    write(value, values) {
      if (value === null) for (let index = 0; index < count; index += 1) values.push(null);
      else field.write(value, values);
    },
    initial: null,
  };
}

/** A field with a value for new rows that name none. */
export function withDefault<Value>(field: Field<Value>, initial: Value): FieldWithDefault<Value> {
  return { ...field, initial };
}

/** A field with a constraint of its column, such as `UNIQUE`. */
export function constrained<Value>(field: Field<Value>, constraint: string): Field<Value> {
  return {
    ...field,
    columns: (name) =>
      field.columns(name).map((column) => ({ name: column.name, type: `${column.type} ${constraint}` })),
  };
}

export const key = <Value>(field: Field<Value>): Field<Value> => constrained(field, 'PRIMARY KEY');

/** A field whose column has another name. */
export function named<Value>(column: string, field: Field<Value>): Field<Value> {
  return { ...field, columns: () => field.columns(column) };
}

/** Several columns of text that make one value, such as the id and the name of a person. */
export function texts<const Names extends ColumnNames>(
  names: Names,
): Field<{ readonly [Name in keyof Names]: string }> {
  return groupOf(text, names);
}

/** Several columns of integers that make one value, such as the sums of an order. */
export function integers<const Names extends ColumnNames>(
  names: Names,
): Field<{ readonly [Name in keyof Names]: number }> {
  return groupOf(integer, names);
}

function groupOf<Value, Names extends ColumnNames>(
  field: Field<Value>,
  names: Names,
): Field<{ readonly [Name in keyof Names]: Value }> {
  const entries = Object.entries(names);
  return {
    columns: () => entries.flatMap(([, column]) => field.columns(column)),
    read: (row, columns) =>
      objectOf(entries.map(([name], index) => [name, field.read(row, columns.slice(index))] as const)),
    write(group, values) {
      for (const [name] of entries) field.write(Reflect.get(group, name), values);
    },
  };
}

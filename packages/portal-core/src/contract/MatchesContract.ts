import type * as v from 'valibot';

/**
 * The schema itself where it can read every value that the contract lets a server send as `Wire`; else the keys that it cannot
 * read, so that `schema satisfies MatchesContract<typeof schema, Wire>` does not compile.
 */
export type MatchesContract<Schema, Wire> =
  CanRead<Schema, Wire> extends true ? Schema : { cannotRead: UnreadKeys<Schema, Wire> };

/**
 * Whether a schema takes every value of a type of the contract: each key it reads is documented, its type is one the schema takes,
 * and a key that a server may leave out may be missing. Other keys of an object are left unread.
 */
export type CanRead<Schema, Wire> = Schema extends { readonly entries: infer Entries }
  ? [Wire] extends [object]
    ? [UnreadEntries<Entries, Wire>] extends [never]
      ? true
      : false
    : false
  : Schema extends { readonly item: infer Item }
    ? [Wire] extends [readonly (infer Element)[]]
      ? CanRead<Item, Element>
      : false
    : Schema extends { readonly wrapped: infer Wrapped }
      ? CanRead<Wrapped, NonNullable<Wire>>
      : Schema extends v.GenericSchema
        ? [Wire] extends [v.InferInput<Schema>]
          ? true
          : false
        : false;

type UnreadKeys<Schema, Wire> = Schema extends { readonly entries: infer Entries }
  ? UnreadEntries<Entries, Wire>
  : Wire;

/** The keys of a schema's entries that are not documented, or not as they are read. */
type UnreadEntries<Entries, Wire> = {
  [Key in keyof Entries]: Key extends keyof Wire
    ? CanRead<Entries[Key], Exclude<Wire[Key], undefined>> extends true
      ? IsOptional<Wire, Key> extends true
        ? MayBeMissing<Entries[Key]> extends true
          ? never
          : Key
        : never
      : Key
    : Key;
}[keyof Entries];

type IsOptional<Wire, Key extends keyof Wire> = Wire extends Record<Key, Wire[Key]> ? false : true;

type MayBeMissing<Schema> = Schema extends
  | { readonly fallback: unknown }
  | { readonly type: 'optional' | 'exact_optional' | 'nullish' }
  ? true
  : false;

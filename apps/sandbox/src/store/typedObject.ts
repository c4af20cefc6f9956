/** `Object.fromEntries` for entries that make up a whole object. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the object that the entries make
export function objectOf<Whole>(entries: Iterable<readonly [name: string, value: unknown]>): Whole {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's type of fromEntries forgets the keys
  return Object.fromEntries(entries) as Whole;
}

/** `Object.keys` for an object that has no other keys than its type says. */
export function keysOf<Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's type of keys forgets them
  return Object.keys(object) as Key[];
}

/** The members of an object that a set of fields names. */
export function shownOf<Name extends string, Whole extends { readonly [Each in Name]: unknown }>(
  whole: Whole,
  fields: Readonly<Record<Name, unknown>>,
): Pick<Whole, Name> {
  return pickFrom(whole, keysOf(fields));
}

export function pickFrom<Whole extends object, Name extends keyof Whole & string>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> {
  return objectOf(names.map((name) => [name, whole[name]] as const));
}

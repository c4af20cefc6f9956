import * as v from 'valibot';
import { expectTypeOf, it } from 'vitest';
import type { CanRead, MatchesContract } from './MatchesContract.ts';

/** A response as the contract describes it. */
interface Wire {
  readonly name: string;
  readonly note?: string;
  readonly items: readonly { readonly id: string; readonly count?: number }[];
  readonly kind?: 'one' | 'other' | null;
}

const text = v.fallback(v.string(), '');
const item = v.object({ id: v.pipe(v.string(), v.nonEmpty()), count: v.nullish(v.number(), 0) });
const good = v.object({ name: v.string(), note: text, items: v.fallback(v.array(item), []) });

// The compiler runs these tests: a wrong expectation fails the type check.

it('MatchesContract accepts a schema whose keys are all documented, and is the schema', () => {
  expectTypeOf<CanRead<typeof good, Wire>>().toEqualTypeOf<true>();
  expectTypeOf(good satisfies MatchesContract<typeof good, Wire>).toEqualTypeOf(good);
});

it('MatchesContract accepts a schema that reads a key as something wider', () => {
  const wide = v.object({ name: v.unknown(), items: v.array(v.unknown()), kind: v.nullish(v.string()) });
  expectTypeOf<CanRead<typeof wide, Wire>>().toEqualTypeOf<true>();
});

it('MatchesContract names a key that is not documented', () => {
  const schema = v.object({ name: v.string(), title: text });
  expectTypeOf<MatchesContract<typeof schema, Wire>>().toEqualTypeOf<{ cannotRead: 'title' }>();
});

it('MatchesContract names a key of another type, even when a fallback would hide it', () => {
  const schema = v.object({ name: v.fallback(v.number(), 0) });
  expectTypeOf<MatchesContract<typeof schema, Wire>>().toEqualTypeOf<{ cannotRead: 'name' }>();
});

it('MatchesContract names a key that the schema needs and a server may leave out', () => {
  const schema = v.object({ name: v.string(), note: v.string() });
  expectTypeOf<MatchesContract<typeof schema, Wire>>().toEqualTypeOf<{ cannotRead: 'note' }>();
});

it('MatchesContract refuses a schema whose nested objects do not fit', () => {
  const strict = v.object({ items: v.array(v.object({ id: v.string(), count: v.number() })) });
  expectTypeOf<CanRead<typeof strict, Wire>>().toEqualTypeOf<false>();
  const other = v.object({ items: v.array(v.string()) });
  expectTypeOf<CanRead<typeof other, Wire>>().toEqualTypeOf<false>();
});

it('MatchesContract refuses a schema that takes fewer values than the contract', () => {
  const schema = v.object({ kind: v.nullish(v.literal('one')) });
  expectTypeOf<CanRead<typeof schema, Wire>>().toEqualTypeOf<false>();
  const list = v.array(v.picklist(['a']));
  expectTypeOf<CanRead<typeof list, readonly string[]>>().toEqualTypeOf<false>();
});

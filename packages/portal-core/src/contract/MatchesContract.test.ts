import * as v from 'valibot';
import { describe, expectTypeOf, it } from 'vitest';
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
describe('a schema reads the contract', () => {
  it('where each of its keys is documented, and is what it takes', () => {
    expectTypeOf<CanRead<typeof good, Wire>>().toEqualTypeOf<true>();
    expectTypeOf(good satisfies MatchesContract<typeof good, Wire>).toEqualTypeOf(good);
  });

  it('where it reads a key as something wider', () => {
    const wide = v.object({ name: v.unknown(), items: v.array(v.unknown()), kind: v.nullish(v.string()) });
    expectTypeOf<CanRead<typeof wide, Wire>>().toEqualTypeOf<true>();
  });
});

describe('a schema does not read the contract', () => {
  it('where a key is not documented', () => {
    const schema = v.object({ name: v.string(), title: text });
    expectTypeOf<MatchesContract<typeof schema, Wire>>().toEqualTypeOf<{ cannotRead: 'title' }>();
  });

  it('where a key is of another type, even when a fallback would hide it', () => {
    const schema = v.object({ name: v.fallback(v.number(), 0) });
    expectTypeOf<MatchesContract<typeof schema, Wire>>().toEqualTypeOf<{ cannotRead: 'name' }>();
  });

  it('where it needs a key that a server may leave out', () => {
    const schema = v.object({ name: v.string(), note: v.string() });
    expectTypeOf<MatchesContract<typeof schema, Wire>>().toEqualTypeOf<{ cannotRead: 'note' }>();
  });

  it('where that is so further down', () => {
    const strict = v.object({ items: v.array(v.object({ id: v.string(), count: v.number() })) });
    expectTypeOf<CanRead<typeof strict, Wire>>().toEqualTypeOf<false>();
    const other = v.object({ items: v.array(v.string()) });
    expectTypeOf<CanRead<typeof other, Wire>>().toEqualTypeOf<false>();
  });

  it('where it takes fewer values', () => {
    const schema = v.object({ kind: v.nullish(v.literal('one')) });
    expectTypeOf<CanRead<typeof schema, Wire>>().toEqualTypeOf<false>();
    const list = v.array(v.picklist(['a']));
    expectTypeOf<CanRead<typeof list, readonly string[]>>().toEqualTypeOf<false>();
  });
});

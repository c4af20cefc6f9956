import type { EntityTag } from '@quayside/portal-core/calls';
import * as v from 'valibot';
import { expect, expectTypeOf, it } from 'vitest';
import { entityTag } from './entityTag.ts';

it.each([
  ['"7"', true],
  ['"7-en"', true],
  ['7', false],
  ['""', false],
  ['W/"7"', false],
  ['"7", "8"', false],
  [7, false],
])('Whether %o is a version of a response: %s', (value, isOne) => {
  expect(v.is(entityTag, value)).toBe(isOne);
});

it('The schema of a version reads any text of a contract and gives it the type that a call takes as `etag`', () => {
  expectTypeOf<v.InferInput<typeof entityTag>>().toEqualTypeOf<string>();
  expectTypeOf<v.InferOutput<typeof entityTag>>().toEqualTypeOf<EntityTag>();
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { QueryValue, RequestOptions } from './ports.ts';
import { requestKey } from './requestKey.ts';

interface Asked {
  path: string;
  options: Pick<RequestOptions, 'params' | 'headers' | 'responseType'>;
}

// Few letters, and those that separate pieces of a key or of an address, so that near misses are common.
const text = fc.string({
  unit: fc.constantFrom('a', 'b', '1', '2', ':', '=', ';', '[', ']', '#', '~', ' ', '?', '&', '/', 'é'),
  maxLength: 4,
});
const single = fc.oneof(text, fc.integer({ min: -2, max: 12 }), fc.boolean());
const value: fc.Arbitrary<QueryValue> = fc.oneof(
  single,
  fc.array(single, { maxLength: 3 }),
  fc.constantFrom(null, undefined),
);
const asked: fc.Arbitrary<Asked> = fc.record({
  path: fc.tuple(fc.constantFrom('/', '/', '/', ''), text).map((pieces) => pieces.join('')),
  options: fc.record(
    {
      params: fc.dictionary(text, value, { maxKeys: 3, noNullPrototype: true }),
      headers: fc.record({ hash: text }, { requiredKeys: [] }),
      responseType: fc.constantFrom('json' as const, 'text' as const, 'blob' as const),
    },
    { requiredKeys: [] },
  ),
});

/** The parts that make two calls the same, spelled out. */
function identityOf({ path, options: { params = {}, headers = {}, responseType } }: Asked): string {
  const present = Object.entries(params).filter(([, each]) => each !== undefined && each !== null);
  const ordered = present.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([path, ordered, headers['hash'] ?? null, responseType ?? 'json']);
}

const keyOf = ({ path, options }: Asked): string => requestKey(path, options);

it('requestKey is equal exactly for equal calls [HTTP-3]', () => {
  fc.assert(
    fc.property(asked, asked, (one, other) => {
      expect(keyOf(one) === keyOf(other)).toBe(identityOf(one) === identityOf(other));
    }),
    { numRuns: 300 },
  );
});

it('requestKey ignores the order of the params', () => {
  fc.assert(
    fc.property(asked, fc.infiniteStream(fc.nat()), (call, dice) => {
      const shuffled = Object.entries(call.options.params ?? {})
        .map((entry) => ({ entry, place: dice.next().value }))
        .toSorted((one, next) => Number(one.place) - Number(next.place))
        .map(({ entry }) => entry);
      const params = Object.fromEntries(shuffled);
      expect(keyOf({ ...call, options: { ...call.options, params } })).toBe(keyOf(call));
    }),
  );
});

it.each<[string, Asked['options'] & { path?: string }, Asked['options'] & { path?: string }]>([
  ['a number, its text', { params: { a: 1 } }, { params: { a: '1' } }],
  ['a value, a list of it', { params: { a: 1 } }, { params: { a: [1] } }],
  ['a text, a list of it', { params: { a: 'b' } }, { params: { a: ['b'] } }],
  ['lists in another order', { params: { a: [1, 2] } }, { params: { a: [2, 1] } }],
  ['a query in the path, in params', { path: '/x?a=1' }, { params: { a: 1 } }],
  ['one hash, another', { headers: { hash: 'a' } }, { headers: { hash: 'b' } }],
  ['a hash, none', { headers: { hash: '' } }, {}],
  ['data, text', {}, { responseType: 'text' }],
  ['text of the root, a path that looks like it', { responseType: 'text', path: '/' }, { path: 'text/' }],
  ['text, a path that looks like it', { responseType: 'text' }, { path: 'text/x' }],
  ['two params, one that looks like both', { params: { a: '1', b: '2' } }, { params: { a: '11:b1:2' } }],
])('requestKey distinguishes %s', (_name, one, other) => {
  const keys = [one, other].map(({ path = '/x', ...options }) => requestKey(path, options));
  expect(new Set(keys).size).toBe(2);
});

it.each([null, undefined])('requestKey ignores a param that is %s', (absent) => {
  const options = { params: { a: 1, b: absent } };
  expect(requestKey('/x', options)).toBe(requestKey('/x', { params: { a: 1 } }));
});

it('requestKey uses the hash header in any letter case, and no other header [HTTP-3]', () => {
  const key = requestKey('/x', { headers: { HASH: 'a', useCache: 'true', Accept: 'b' } });
  expect(key).toBe(requestKey('/x', { headers: { hash: 'a' } }));
});

import { expect, test } from 'vitest';
import type { Operation, Schema, WireDocument } from './wireDocument.ts';
import { wireTypesOf } from './wireTypes.ts';

const callOf = (operationId: string, tag: string, answer: Schema): Operation => ({
  operationId,
  summary: 'Asks',
  tags: [tag],
  responses: { 200: { content: { 'application/json': { schema: answer } } } },
});

/** A document of two calls, one of which answers what fits the given schema. */
function documentOf(schema: Schema): WireDocument {
  const paths: object = {
    '/wanted': { get: callOf('wanted', 'Wanted', schema) },
    '/other': { get: callOf('other', 'Other', { $ref: '#/components/schemas/Unneeded' }) },
  };
  return {
    paths: paths as WireDocument['paths'],
    components: {
      schemas: {
        Tree: {
          type: 'object',
          required: ['leaves'],
          properties: { leaves: { type: 'array', items: { $ref: '#/components/schemas/Leaf' } } },
        },
        Leaf: { type: 'string', description: 'One\n  leaf' },
        Unneeded: { type: 'string' },
      },
    },
    resolve: (value) => value as never,
  };
}

const typesOf = (schema: Schema) => wireTypesOf(documentOf(schema), (tag) => tag === 'Wanted');

test.each<[Schema, string]>([
  [{ type: 'integer' }, 'number'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ const: "it's" }, String.raw`'it\'s'`],
  [{ enum: ['a', 2, true] }, "'a' | 2 | true"],
  [{ anyOf: [{ const: '' }, { type: 'boolean' }] }, "'' | boolean"],
  [{ allOf: [{ $ref: '#/components/schemas/Tree' }] }, 'Tree'],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, "readonly ('a' | 'b')[]"],
  [{ type: 'object', additionalProperties: { type: 'string' } }, 'Readonly<Record<string, string>>'],
  [{ type: 'object' }, 'Readonly<Record<string, unknown>>'],
  [{}, 'unknown'],
])('%j is written as %s', (schema, type) => {
  expect(typesOf(schema)).toContain(`readonly answer: ${type};\n`);
});

test('a key that may be missing is optional, and one that is no word is quoted', () => {
  const schema = { type: 'object', required: ['a'], properties: { a: {}, 'not-b': { type: 'null' } } };
  expect(typesOf(schema).replaceAll(/\s+/g, ' ')).toContain(
    "{ readonly a: unknown; readonly 'not-b'?: null; }",
  );
});

test('what the calls need is there, with what that needs; the rest is not', () => {
  const text = typesOf({ $ref: '#/components/schemas/Tree' });
  expect(text).toContain('export interface Tree {\n  readonly leaves: readonly Leaf[];\n}');
  expect(text).toContain('/** One leaf */\nexport type Leaf = string;');
  expect(text).not.toMatch(/Unneeded|other/);
});

test('what is more than another thing has its keys besides', () => {
  const schema = { allOf: [{ $ref: '#/components/schemas/Leaf' }], type: 'object', properties: { a: {} } };
  expect(typesOf(schema).replaceAll(/\s+/g, ' ')).toContain('answer: Leaf & { readonly a?: unknown; };');
});

test.each<Schema>([{ type: 'tuple' }, { oneOf: [] } as Schema])(
  '%j stops the writing, rather than being written as something wider',
  (schema) => {
    expect(() => typesOf(schema)).toThrow('no type is written for');
  },
);

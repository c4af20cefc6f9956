import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { isJsonObject } from '../store/mergePatch.ts';
import { sharedContract } from './contract.ts';
import {
  followPointer,
  parametersOf,
  pointerOf,
  resolvePointer,
  type MediaType,
  type ResponseObject,
} from './openApiDocument.ts';

const contract = sharedContract();
const { document } = contract;
const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Every object of the document, with its JSON pointer. */
function* objectsOf(value: unknown, pointer = '#'): Generator<[string, Record<string, unknown>]> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* objectsOf(item, `${pointer}/${index}`);
  } else if (isJsonObject(value)) {
    yield [pointer, value];
    for (const [key, item] of Object.entries(value))
      yield* objectsOf(item, pointer + pointerOf(key).slice(1));
  }
}

const objects = [...objectsOf(document)];
const references = objects.flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : []));
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    return operation === undefined
      ? []
      : [{ path, method, operation, pointer: pointerOf('paths', path, method) }];
  }),
);
const backendCalls = operations.filter(({ path }) => /^\/(?:api|core)\//.test(path));
const bodies = operations.flatMap(({ operation, pointer }) => [
  ...(operation.requestBody === undefined ? [] : [`${pointer}/requestBody`]),
  ...Object.keys(operation.responses).map((status) => `${pointer}/responses/${status}`),
]);

function contentAt(pointer: string): Record<string, MediaType> {
  const place = followPointer(document, pointer);
  const { content }: ResponseObject = JSON.parse(JSON.stringify(resolvePointer(document, place)));
  return content ?? {};
}

/** The example values of one media type. */
function examplesIn({ example, examples = {} }: MediaType): unknown[] {
  const named = Object.values(examples).map((entry) => {
    const target = Reflect.get(entry, '$ref');
    const found = typeof target === 'string' ? resolvePointer(document, target) : entry;
    return isJsonObject(found) ? found.value : undefined;
  });
  return example === undefined ? named : [example, ...named];
}

describe('OpenAPI document', () => {
  test('The OpenAPI document is of version 3.1, and every reference resolves', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(references.length).toBeGreaterThan(100);
    for (const reference of references) expect(() => resolvePointer(document, reference)).not.toThrow();
  });

  test('Every component of the OpenAPI document is referenced', () => {
    const used = new Set(references);
    const unused = Object.entries(document.components)
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, named]) => Object.keys(named).map((name) => `#/components/${kind}/${name}`))
      .filter((pointer) => !used.has(pointer));
    expect(unused).toEqual([]);
  });

  test('Every operation of the OpenAPI document has a summary, a unique id and a described tag', () => {
    const explained = new Set(document.tags.flatMap(({ name, description }) => (description ? [name] : [])));
    for (const { operation, pointer } of operations) {
      expect([pointer, operation.summary.length > 10]).toEqual([pointer, true]);
      expect([pointer, operation.tags.map((tag) => explained.has(tag))]).toEqual([pointer, [true]]);
    }
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  });

  test('Every path parameter of the OpenAPI document is described', () => {
    for (const { path, pointer } of operations) {
      const method = pointer.slice(pointer.lastIndexOf('/') + 1);
      const names = parametersOf(document, method, path, 'path').map(({ name }) => name);
      expect([path, names]).toEqual([path, [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)]);
    }
  });

  test('Every body of the OpenAPI document has an example', () => {
    const bare = bodies.flatMap((pointer) =>
      Object.entries(contentAt(pointer))
        .filter(([, media]) => media.schema === undefined || examplesIn(media).length === 0)
        .map(([type]) => `${pointer} ${type}`),
    );
    expect(bare).toEqual([]);
  });

  test('Every example of the OpenAPI document fits its schema, also those of headers and parameters', () => {
    const described = objects.filter(([, object]) => isJsonObject(object.schema));
    const checked = described.flatMap(([pointer, object]) =>
      examplesIn(object).map((value) => ({ pointer, errors: contract.check(`${pointer}/schema`, value) })),
    );
    expect(checked.filter(({ errors }) => errors.length > 0)).toEqual([]);
    expect(checked.length).toBeGreaterThan(60);
  });

  test('Errors are problem details with their status, except at the identity provider, and each 409 has a type of the closed list', () => {
    const errors = bodies.filter((pointer) => /\/[45]\w\w$/.test(pointer) && !pointer.includes('~1realms'));
    expect(errors.length).toBeGreaterThan(100);
    for (const pointer of errors) {
      const content = contentAt(pointer);
      const { schema, ...media } = content['application/problem+json'] ?? {};
      expect([pointer, Object.keys(content), schema]).toEqual([
        pointer,
        ['application/problem+json'],
        { $ref: `#/components/schemas/${pointer.endsWith('/409') ? 'ConflictProblem' : 'Problem'}` },
      ]);
      const status = new RegExp(`^${pointer.slice(-3).replaceAll('X', '\\d')}$`);
      const statuses = examplesIn(media).map((example) =>
        isJsonObject(example) ? String(example.status) : '',
      );
      expect([pointer, statuses.some((value) => status.test(value))]).toEqual([pointer, true]);
    }
  });

  test('Every operation of the portal documents its failures, and every GET how long it is cached', () => {
    expect(backendCalls.length).toBeGreaterThan(13);
    for (const { path, method, operation } of backendCalls) {
      const isPublic = operation.security?.length === 0;
      const due = [...(isPublic ? [] : ['401', '403']), '429', '503', '504', '511', '5XX'];
      expect([path, due.filter((status) => !(status in operation.responses))]).toEqual([path, []]);
      const seconds = Reflect.get(operation, 'x-portal-cache-seconds');
      // The browser loads the picture itself and decides how long to cache it.
      const isKept = seconds === undefined ? 'unsaid' : [0, 300].includes(Number(seconds));
      expect([path, isKept]).toEqual([path, method === 'get' && !isPublic ? true : 'unsaid']);
    }
  });

  test('Every operation of the OpenAPI document names its right, by permissions that roles of the document grant', () => {
    const validate = new Ajv2020({ allErrors: true }).compile(rightSchema);
    for (const { path, method, operation, pointer } of operations) {
      const right = operation['x-access'];
      expect([pointer, validate(right), validate.errors]).toEqual([pointer, true, null]);
      const isPublic = operation.security?.length === 0;
      const permissions = right.anyOf.map(({ permission }) => permission);
      expect([pointer, permissions.includes('public')]).toEqual([pointer, isPublic]);
      // A list may show less to a caller without the right. A change is either made or refused.
      const mayFilter = method === 'get' && !/\{\w+\}$/.test(path);
      expect([pointer, mayFilter || right.outcome === 'refuse']).toEqual([pointer, true]);
    }
    const granting = Object.values(document['x-permissions']).flatMap(({ roles }) => roles);
    expect(Object.keys(document['x-roles'])).toEqual(expect.arrayContaining(granting));
  });

  test('The permissions and roles of the OpenAPI document are those that Admin shows and gives', () => {
    const valuesOf = (name: string) => Reflect.get(document.components['schemas']?.[name] ?? {}, 'enum');
    expect(Object.keys(document['x-permissions'])).toEqual(valuesOf('PermissionId'));
    const given = Object.values(document['x-roles']).flatMap(({ admin }) => admin ?? []);
    expect(given).toEqual(valuesOf('UserRole'));
  });
});

const rightSchema = {
  type: 'object',
  required: ['anyOf', 'outcome'],
  additionalProperties: false,
  properties: {
    anyOf: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['permission'],
        additionalProperties: false,
        properties: {
          view: { enum: ['apollo', 'artemis', 'artemisPages', 'either'] },
          partner: {
            enum: ['accessTo1Access', 'accessTo1Cloud', 'accessToEndUserPortal', 'accessToPartnerProgramme'],
          },
          permission: { enum: [...Object.keys(document['x-permissions']), 'signedIn', 'public'] },
        },
      },
    },
    own: { const: true },
    limit: { const: true },
    outcome: { enum: ['refuse', 'filter'] },
    note: { type: 'string', minLength: 1 },
  },
};

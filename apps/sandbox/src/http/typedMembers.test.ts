import { expect, it } from 'vitest';
import { sharedContract } from '../contract/contract.ts';
import { resolvePointer } from '../contract/openApiDocument.ts';
import type { OperationId } from '../contract/operations.ts';
import { isJsonObject } from '../store/mergePatch.ts';
import { ProblemError } from './problem.ts';
import { callsOfDrafts, callsWithOptional, readTypedMembers } from './typedMembers.ts';

const { document } = sharedContract();

/** The texts of a body whose names say that they are typed values, each with its address and a body that has nothing else. */
function typedTexts(schema: unknown, seen: readonly unknown[] = []): { pointer: string; body: unknown }[] {
  const target = isJsonObject(schema) ? schema['$ref'] : undefined;
  const found: unknown = typeof target === 'string' ? resolvePointer(document, target) : schema;
  if (!isJsonObject(found) || seen.includes(found)) return [];
  const inner = [...seen, found];
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((key): unknown[] =>
    Array.isArray(found[key]) ? found[key] : [],
  );
  const items = typedTexts(found['items'], inner).map(({ pointer, body }) => ({
    pointer: `/0${pointer}`,
    body: [body],
  }));
  const members = isJsonObject(found['properties']) ? Object.entries(found['properties']) : [];
  const named = members.flatMap(([name, member]) => {
    const resolved: unknown =
      isJsonObject(member) && typeof member['$ref'] === 'string'
        ? resolvePointer(document, member['$ref'])
        : member;
    const isText = isJsonObject(resolved) && resolved['type'] === 'string';
    if (isText && /phone|mobile|postcode|e-?mail/i.test(name))
      return [{ pointer: `/${name}`, body: { [name]: 'not one' } }];
    return typedTexts(member, inner).map(({ pointer, body }) => ({
      pointer: `/${name}${pointer}`,
      body: { [name]: body },
    }));
  });
  return [...parts.flatMap((part) => typedTexts(part, inner)), ...items, ...named];
}

const calls = Object.entries(document.paths)
  .filter(([path]) => path.startsWith('/api/'))
  .flatMap(([, item]) => Object.values(item))
  .flatMap(({ operationId, requestBody }) =>
    typedTexts(requestBody?.content['application/json']?.schema).map(({ pointer, body }) => ({
      id: operationId as OperationId,
      pointer,
      body,
    })),
  );

function refusedAt(id: OperationId, body: unknown): readonly string[] {
  try {
    readTypedMembers(id, body);
    return [];
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return error.options.errors?.map(({ pointer }) => pointer) ?? [];
  }
}

it.each(calls.filter(({ id }) => !callsOfDrafts.has(id)))('$id refuses $pointer that is not one', (call) => {
  expect(refusedAt(call.id, call.body)).toEqual([call.pointer]);
});

it.each([...callsOfDrafts])('%s, a call of a draft, takes half a value', (id) => {
  const own = calls.filter((call) => call.id === id);
  expect(own).not.toEqual([]);
  expect(own.flatMap(({ body }) => refusedAt(id, body))).toEqual([]);
});

it('Only a call whose values are optional takes an empty one', () => {
  expect(refusedAt('orderQuote', { contact: { phone: ' ' } })).toEqual(['/contact/phone']);
  for (const id of callsWithOptional) expect(readTypedMembers(id, { phone: ' ' })).toEqual({ phone: '' });
});

it('A value is passed on in its usual spelling', () => {
  const body = { newPostcode: 'bs16qh, UK', contact: { phone: 'Mob: 07700 900123 (ext 23)' } };
  expect(readTypedMembers('createChangeRequest', body)).toEqual({
    newPostcode: 'BS1 6QH',
    contact: { phone: '07700 900123 ext. 23' },
  });
});

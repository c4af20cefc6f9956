import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiRoutes, publicApiRoutes } from '../api/routes.ts';
import { controlRoutes } from '../control/routes.ts';
import { createFaults } from '../control/faults.ts';
import { createRequestLog } from '../control/requestLog.ts';
import type { Sandbox } from '../startSandbox.ts';
import { openDatabase } from '../store/openDatabase.ts';
import { createProviderStorage } from '../store/providerStorage.ts';
import { createSettings } from '../store/settings.ts';
import { createUsers } from '../store/users.ts';
import { isJsonObject } from '../store/mergePatch.ts';
import { createDocumentedCalls, type DocumentedCalls } from '../testing/documentedCalls.ts';
import { createPortalClient } from '../testing/portalClient.ts';
import { startTestSandbox } from '../testing/testSandbox.ts';
import { createContract } from './contract.ts';
import { resolvePointer } from './openApiDocument.ts';

const contract = createContract();
const { document } = contract;
const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Every object of the document, with its JSON pointer. */
function* objectsOf(value: unknown, pointer = '#'): Generator<[string, Record<string, unknown>]> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* objectsOf(item, `${pointer}/${index}`);
  } else if (isJsonObject(value)) {
    yield [pointer, value];
    for (const [key, item] of Object.entries(value)) {
      yield* objectsOf(item, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    }
  }
}

const objects = [...objectsOf(document)];
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  methods.filter((method) => method in item).map((method) => `${method.toUpperCase()} ${path}`),
);

describe('the OpenAPI document', () => {
  test('is 3.1 and every reference leads somewhere', () => {
    expect(document.openapi).toBe('3.1.0');
    const references = objects.map(([, object]) => object.$ref).filter((ref) => typeof ref === 'string');
    expect(references.length).toBeGreaterThan(20);
    for (const reference of references) expect(() => resolvePointer(document, reference)).not.toThrow();
  });

  test('gives every call a summary and an id of its own', () => {
    const described = Object.values(document.paths).flatMap((item) =>
      methods.flatMap((method) => item[method] ?? []),
    );
    expect(described.length).toBe(operations.length);
    for (const { summary } of described) expect(summary.length).toBeGreaterThan(10);
    expect(new Set(described.map(({ operationId }) => operationId)).size).toBe(described.length);
  });

  test('has examples that fit their schemas', () => {
    let checked = 0;
    for (const [pointer, object] of objects) {
      if (!isJsonObject(object.schema)) continue;
      const named = isJsonObject(object.examples) ? Object.values(object.examples) : [];
      const values = 'example' in object ? [{ value: object.example }, ...named] : named;
      for (const entry of values) {
        const example =
          isJsonObject(entry) && typeof entry.$ref === 'string'
            ? resolvePointer(document, entry.$ref)
            : entry;
        const value = isJsonObject(example) ? example.value : undefined;
        expect([pointer, contract.check(`${pointer}/schema`, value)]).toEqual([pointer, []]);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(15);
  });

  test('describes exactly the calls that the sandbox routes', () => {
    const database = openDatabase({ folder: ':memory:', fresh: false });
    const ports = {
      database,
      settings: createSettings(database),
      users: createUsers(database),
      storage: createProviderStorage(database),
      faults: createFaults(),
      log: createRequestLog(),
    };
    const routed = [...apiRoutes(ports), ...publicApiRoutes(ports), ...controlRoutes(ports)].map(
      ({ method, path }) => `${method} ${path}`,
    );
    const elsewhere = operations.filter((operation) => / \/(?:realms|health)/.test(operation));
    expect([...routed, ...elsewhere].toSorted()).toEqual(operations.toSorted());
    database.close();
  });
});

test('the API asks for a token wherever the document does, and nowhere else', async () => {
  const sandbox = await startTestSandbox();
  const api = operations.filter((operation) => / \/(?:api|core)\//.test(operation));
  expect(api.length).toBeGreaterThan(10);
  const open: string[] = [];
  for (const operation of api) {
    const [method = '', path = ''] = operation.split(' ');
    const address = path.replace('{view}', 'apollo').replace('{name}', 'Resources');
    const { status } = await fetch(sandbox.origin + address, { method });
    if (status !== 401) open.push(operation);
  }
  const documented = api.filter((operation) => {
    const [method = '', path = ''] = operation.split(' ');
    return document.paths[path]?.[method.toLowerCase()]?.security?.length === 0;
  });
  expect(open).toEqual(documented);
  expect(open).toHaveLength(1);
  await sandbox.close();
});

describe('an answer outside the document fails', () => {
  let sandbox: Sandbox;
  let calls: DocumentedCalls;
  let token: string;
  const path = '/core/rest/navigation';

  beforeAll(async () => {
    sandbox = await startTestSandbox();
    calls = createDocumentedCalls(sandbox, contract);
    token = (await createPortalClient(sandbox).signIn('amelia')).access_token;
  });
  afterAll(() => sandbox.close());

  test.each([
    ['its status', { status: 418 }, 'is not documented'],
    ['its content type', { body: 'text' }, 'undocumented content type "text/plain"'],
    ['its body', { body: { apollo: {} } }, 'does not fit its schema'],
    ['a missing header', { status: 401 }, 'lacks WWW-Authenticate'],
  ])('by %s', async (_what, fault, expected) => {
    await calls.call('DELETE', '/sandbox/faults');
    await calls.call('POST', '/sandbox/faults', { body: { path, ...fault } });
    await expect(calls.call('GET', path, { token })).rejects.toThrow(expected);
  });

  test('by its path', async () => {
    await expect(calls.call('GET', '/core/rest/unknown', { token })).rejects.toThrow('is not documented');
  });
});

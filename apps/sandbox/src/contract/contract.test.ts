import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiRoutes, publicApiRoutes } from '../areas/areas.ts';
import { controlRoutes } from '../control/routes.ts';
import { createFaults } from '../control/faults.ts';
import { createRequestLog } from '../control/requestLog.ts';
import { thirdPartyRoutes } from '../third-parties/routes.ts';
import type { Sandbox } from '../startSandbox.ts';
import { openDatabase } from '../store/openDatabase.ts';
import { createProviderStorage } from '../store/providerStorage.ts';
import { createSettings } from '../store/settings.ts';
import { createUsers } from '../store/users.ts';
import { createWorld } from '../world/createWorld.ts';
import { createDocumentedCalls, type DocumentedCalls } from '../testing/documentedCalls.ts';
import { createPortalClient } from '../testing/portalClient.ts';
import { startTestSandbox } from '../testing/testSandbox.ts';
import { worldParts } from '../areas/areas.ts';
import { sharedContract } from './contract.ts';
import { parametersOf } from './openApiDocument.ts';

const contract = sharedContract();
const { document } = contract;
const methods = ['get', 'put', 'post', 'delete', 'patch'];

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  methods.filter((method) => method in item).map((method) => `${method.toUpperCase()} ${path}`),
);

describe('OpenAPI document', () => {
  test('The OpenAPI document describes exactly the operations that the sandbox routes', () => {
    const database = openDatabase({ folder: ':memory:', fresh: false });
    const ports = {
      database,
      settings: createSettings(database),
      users: createUsers(database),
      world: createWorld(database, worldParts),
      storage: createProviderStorage(database),
      faults: createFaults(),
      log: createRequestLog(),
      agreeToTerms: () => Promise.resolve(),
    };
    const routed = [
      ...apiRoutes(ports),
      ...publicApiRoutes(ports),
      ...thirdPartyRoutes(),
      ...controlRoutes(ports),
    ].map(({ id }) => id);
    const documented = Object.entries(document.paths)
      .filter(([path]) => !/^\/(?:realms|health|assets)/.test(path))
      .flatMap(([, item]) => methods.flatMap((method) => item[method]?.operationId ?? []));
    expect(routed.toSorted()).toEqual(documented.toSorted());
    database.close();
  });
});

test('The API requires a token exactly where the document does', async () => {
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

describe('an undocumented response', () => {
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
    [
      'a header of another form',
      { status: 503, headers: { 'retry-after': 'soon' } },
      'has a Retry-After that',
    ],
    ['a header of its own', { headers: { 'x-powered-by': 'us' } }, 'undocumented header x-powered-by'],
  ])('An undocumented response by %s fails the call', async (_what, fault, expected) => {
    await calls.call('DELETE', '/sandbox/faults');
    await calls.call('POST', '/sandbox/faults', { body: { path, ...fault } });
    await expect(calls.call('GET', path, { token })).rejects.toThrow(expected);
  });

  test('A response with another status than documented fails', async () => {
    await calls.call('DELETE', '/sandbox/faults');
    const accept = '/api/identity/rest/terms-of-use/accept';
    await calls.call('POST', '/sandbox/faults', { body: { path: accept, status: 200, body: {} } });
    await expect(calls.call('POST', accept, { token })).rejects.toThrow('200 is not documented');
  });

  test('A response from an undocumented path fails', async () => {
    await expect(calls.call('GET', '/core/rest/unknown', { token })).rejects.toThrow('is not documented');
  });
});

test('A parameter for a day takes a day of the calendar, or an empty text for no limit, and nothing else', () => {
  const parameters = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).flatMap((method) =>
      parametersOf(document, method, path, 'query').map(({ name }) => ({ method, path, name })),
    ),
  );
  const takes = (value: string) =>
    parameters.filter(
      ({ method, path, name }) =>
        contract.checkQuery(method, path, new URLSearchParams({ [name]: value })).fits,
    );
  const texts = new Set(takes('soon'));
  const days = takes('2026-11-20').filter((parameter) => !texts.has(parameter));
  expect(days.map(({ name }) => name).toSorted()).toEqual([
    'from',
    'from',
    'raisedFrom',
    'raisedTo',
    'to',
    'until',
  ]);
  expect(takes('')).toEqual(expect.arrayContaining(days));
  for (const unreal of ['2026-02-30', '2026-99-99', '2026-11-20T::Z', '2026-11-20T25:00:00Z'])
    expect(takes(unreal).filter((parameter) => days.includes(parameter))).toEqual([]);
});

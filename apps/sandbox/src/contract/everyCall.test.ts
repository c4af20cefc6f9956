import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Sandbox } from '../startSandbox.ts';
import { isJsonObject } from '../store/mergePatch.ts';
import {
  createDocumentedCalls,
  type CallOptions,
  type DocumentedAnswer,
  type DocumentedCalls,
} from '../testing/documentedCalls.ts';
import { createPortalClient } from '../testing/portalClient.ts';
import { startTestSandbox } from '../testing/testSandbox.ts';
import { createContract } from './contract.ts';
import {
  followPointer,
  pointerOf,
  resolvePointer,
  type MediaType,
  type Operation,
} from './openApiDocument.ts';

/** One documented response of one operation. */
interface Case {
  operation: Operation;
  method: string;
  path: string;
  status: string;
}

const contract = createContract();
const { document } = contract;
// Paths below /realms have a test of their own. The portal's server serves paths below /assets.
const cases: Case[] = Object.entries(document.paths)
  .filter(([path]) => !/^\/(?:realms|assets)\//.test(path))
  .flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => method !== 'parameters')
      .flatMap(([method, operation]) =>
        Object.keys(operation.responses).map((status) => ({
          operation,
          method: method.toUpperCase(),
          path,
          status,
        })),
      ),
  );

let sandbox: Sandbox;
let calls: DocumentedCalls;
let token: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, contract);
});
beforeEach(async () => {
  await calls.call('POST', '/sandbox/reset');
  token = (await createPortalClient(sandbox).signIn('amelia')).access_token;
});
afterAll(() => sandbox.close());

/** The path with example parameters. The last one can have another value. */
function addressOf({ path }: Case, last?: string): string {
  const item: unknown = document.paths[path];
  const count = isJsonObject(item) && Array.isArray(item.parameters) ? item.parameters.length : 0;
  return Array.from({ length: count }).reduce<string>((address, _piece, index) => {
    const pointer = `${pointerOf('paths', path, 'parameters')}/${index}`;
    const parameter = resolvePointer(document, followPointer(document, pointer));
    const { name, example } = isJsonObject(parameter) ? parameter : {};
    const value = index === count - 1 ? (last ?? example) : example;
    return address.replace(`{${String(name)}}`, String(value));
  }, path);
}

/** The first example of an operation's body. */
function bodyOf({ operation: { requestBody } }: Case): unknown {
  const media: MediaType = requestBody?.content['application/json'] ?? {};
  const [first] = Object.values(media.examples ?? {});
  if (first === undefined) return media.example;
  const target: unknown = Reflect.get(first, '$ref');
  const found: unknown = typeof target === 'string' ? resolvePointer(document, target) : first;
  return isJsonObject(found) ? found.value : undefined;
}

async function rightCall(entry: Case, address = addressOf(entry), extra: CallOptions = {}) {
  const isPublic = entry.operation.security?.length === 0;
  const body = bodyOf(entry);
  return calls.call(entry.method, address, {
    ...(isPublic ? {} : { token }),
    ...(body === undefined ? {} : { body }),
    ...extra,
  });
}

/** Only a fault makes the sandbox respond like this. */
function isPlayed({ path, status }: Case): boolean {
  const always = ['409', '429', '503', '504', '511', '5XX'];
  return always.includes(status) || (status === '403' && !path.startsWith('/sandbox/'));
}

/** The parts of such a response. */
async function play(entry: Case): Promise<DocumentedAnswer> {
  const address = addressOf(entry);
  const status = Number(entry.status.replace('5XX', '500'));
  const waits = entry.status === '429' || entry.status === '503';
  const headers = waits ? { 'retry-after': '120' } : {};
  await calls.call('POST', '/sandbox/faults', { body: { path: address, status, headers } });
  return rightCall(entry, address);
}

const bringAbout: Record<string, (entry: Case) => Promise<DocumentedAnswer>> = {
  200: (entry) => rightCall(entry),
  201: (entry) => rightCall(entry),
  async 204(entry) {
    await calls.call('PUT', '/sandbox/announcement', { body: { html: null } });
    return rightCall(entry);
  },
  400: (entry) => {
    if (entry.operation.requestBody !== undefined) return rightCall(entry, undefined, { text: '{' });
    const hasPieces = entry.path.includes('{');
    return rightCall(entry, hasPieces ? addressOf(entry, '%E0%A4%A') : `${entry.path}?page=0`);
  },
  401: (entry) => calls.call(entry.method, addressOf(entry)),
  403: (entry) => rightCall(entry, undefined, { headers: { origin: 'https://evil.example' } }),
  async 404(entry) {
    await calls.call('PUT', '/sandbox/marketing', { body: { html: '', logo: false } });
    return rightCall(entry, addressOf(entry, 'nowhere'));
  },
  413: (entry) => rightCall(entry, undefined, { text: JSON.stringify('x'.repeat(2 ** 20)) }),
  415: (entry) => rightCall(entry, undefined, { headers: { 'content-type': 'text/plain' } }),
  422: (entry) => rightCall(entry, undefined, { body: { unknown: 1 } }),
};

const played = cases.filter(isPlayed);
const own = cases.filter((entry) => !isPlayed(entry));

test('Every documented response of every operation occurs, or a fault can produce it', () => {
  expect(own.length).toBeGreaterThan(90);
  expect(own.filter(({ status }) => bringAbout[status] === undefined)).toEqual([]);
});

/** Explains a 404 in place of a documented success. */
function hintFor({ path, status: expected }: Case, status: number | undefined): string | undefined {
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => `\`${name}\``);
  if (status !== 404 || !expected.startsWith('2') || names.length === 0) return undefined;
  return `The example of ${names.join(' or ')} in ${path} does not exist in the sandbox. Give that parameter of the path an id of the seed.`;
}

test.each(own.map((entry) => [entry.operation.operationId, entry.status, entry] as const))(
  '%s responds %s as documented',
  async (id, status, entry) => {
    const answer = await bringAbout[status]?.(entry);
    expect(hintFor(entry, answer?.status)).toBeUndefined();
    expect([answer?.operationId, answer?.status]).toEqual([id, Number(status)]);
  },
);

test(`Faults can produce the ${played.length} documented responses that the sandbox never gives by itself`, async () => {
  expect(played.length).toBeGreaterThan(0);
  for (const entry of played) {
    await calls.call('DELETE', '/sandbox/faults');
    const { operationId, status } = await play(entry);
    expect([operationId, status]).toEqual([
      entry.operation.operationId,
      Number(entry.status.replace('5XX', '500')),
    ]);
  }
});

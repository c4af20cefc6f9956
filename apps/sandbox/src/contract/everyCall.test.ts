import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Sandbox } from '../startSandbox.ts';
import { isJsonObject } from '../store/mergePatch.ts';
import {
  createDocumentedCalls,
  type CallOptions,
  type DocumentedResponse,
  type DocumentedCalls,
  presentVersion,
} from '../testing/documentedCalls.ts';
import { createPortalClient } from '../testing/portalClient.ts';
import { startTestSandbox } from '../testing/testSandbox.ts';
import { sharedContract } from './contract.ts';
import { parametersOf, resolvePointer, type MediaType, type Operation } from './openApiDocument.ts';

/** One documented response of one operation. */
interface Case {
  operation: Operation;
  method: string;
  path: string;
  status: string;
}

const contract = sharedContract();
const { document } = contract;
// Paths below /realms have a test of their own. The portal's server serves paths below /assets.
const cases: Case[] = Object.entries(document.paths)
  .filter(([path]) => !/^\/(?:realms|assets)\//.test(path))
  .flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
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
beforeEach(startOver);
afterAll(() => sandbox.close());

/** Resets the sandbox and signs in. */
async function startOver(): Promise<void> {
  await calls.call('POST', '/sandbox/reset');
  token = (await createPortalClient(sandbox).signIn('amelia')).access_token;
}

/** The path with example parameters. The last one can have another value. */
function addressOf({ method, path }: Case, last?: string): string {
  const parameters = parametersOf(document, method, path, 'path');
  return parameters.reduce<string>((address, { name, example }, index) => {
    const value = index === parameters.length - 1 ? (last ?? example) : example;
    return address.replace(`{${name}}`, String(value));
  }, path);
}

/** The first example of an operation's body, with its dates moved to the present. */
function bodyOf({ operation: { requestBody } }: Case): unknown {
  const media: MediaType = requestBody?.content['application/json'] ?? {};
  const [first] = Object.values(media.examples ?? {});
  if (first === undefined) return toPresent(media.example);
  const target: unknown = Reflect.get(first, '$ref');
  const found: unknown = typeof target === 'string' ? resolvePointer(document, target) : first;
  return isJsonObject(found) ? toPresent(found.value) : undefined;
}

const WEEK_MS = 7 * 86_400_000;
/** The examples of the document are from the week of this day. Whole weeks keep the day of the week. */
const weeksSince = Math.ceil((Date.now() - Date.parse('2026-11-16')) / WEEK_MS);

/** The sandbox accepts dates only in the future, so the dates of an example move along with today. */
function toPresent(example: unknown): unknown {
  if (example === undefined) return undefined;
  const text = JSON.stringify(example).replaceAll(
    /"(\d{4}-\d{2}-\d{2})(T[^"]+)?"/g,
    (_all, day: string, time = '') => {
      const moved = new Date(Date.parse(day) + weeksSince * WEEK_MS).toISOString().slice(0, 10);
      return `"${moved}${time}"`;
    },
  );
  return JSON.parse(text) as unknown;
}

/** The examples of an operation's required query or header parameters. */
function examplesOf({ method, path }: Case, place: 'query' | 'header'): Record<string, string> {
  return Object.fromEntries(
    parametersOf(document, method, path, place)
      .filter(({ required }) => required === true)
      .map(({ name, example }) => [name, String(example)]),
  );
}

function withQuery(address: string, query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? address : `${address}?${text}`;
}

/** The body as it is sent: JSON, or the text of a file. */
function contentOf(entry: Case): CallOptions {
  const file = entry.operation.requestBody?.content['application/octet-stream'];
  if (file !== undefined)
    return { text: String(file.example), headers: { 'content-type': 'application/octet-stream' } };
  const body = bodyOf(entry);
  return body === undefined ? {} : { body };
}

async function rightCall(
  entry: Case,
  address = withQuery(addressOf(entry), examplesOf(entry, 'query')),
  extra: CallOptions = {},
  leftOut?: string,
) {
  const isPublic = entry.operation.security?.length === 0;
  const content = contentOf(entry);
  const headers = examplesOf(entry, 'header');
  if ('If-Match' in headers) headers['If-Match'] = presentVersion;
  if (leftOut !== undefined) delete headers[leftOut];
  return calls.call(entry.method, address, {
    ...(isPublic ? {} : { token }),
    ...content,
    ...extra,
    headers: { ...headers, ...content.headers, ...extra.headers },
  });
}

/** An address whose last path parameter, or required query parameter, names a thing that does not exist. */
function addressOfNothing(entry: Case): string {
  // Pins and recent items take every identifier that is short enough.
  const nothing = entry.path.includes('{itemId}') ? 'nowhere'.repeat(30) : 'nowhere-at-all';
  if (entry.path.includes('{')) return withQuery(addressOf(entry, nothing), examplesOf(entry, 'query'));
  const query = Object.keys(examplesOf(entry, 'query')).map((name) => [name, 'nowhere']);
  return withQuery(addressOf(entry), Object.fromEntries(query));
}

/** An address with a query that fits no documented parameter. */
function addressWithBadQuery(entry: Case): string {
  const [first] = parametersOf(document, entry.method, entry.path, 'query');
  const isPaged = parametersOf(document, entry.method, entry.path, 'query').some(
    ({ name }) => name === 'page',
  );
  const query: Record<string, string> =
    isPaged || first === undefined ? { page: '0' } : { [first.name]: 'x'.repeat(1000) };
  return withQuery(addressOf(entry), query);
}

async function setLogo(logo: boolean): Promise<void> {
  await calls.call('PUT', '/sandbox/marketing', { body: { html: '', logo } });
}

/** Only a fault makes the sandbox respond like this. */
function isPlayed({ path, status }: Case): boolean {
  const always = ['409', '429', '503', '504', '511', '5XX'];
  return always.includes(status) || (status === '403' && !path.startsWith('/sandbox/'));
}

/** The parts of a response that a fault makes. */
async function play(entry: Case): Promise<DocumentedResponse> {
  const address = addressOf(entry);
  const status = Number(entry.status.replace('5XX', '500'));
  const waits = entry.status === '429' || entry.status === '503';
  const headers = waits ? { 'retry-after': '120' } : {};
  await calls.call('POST', '/sandbox/faults', { body: { path: address, status, headers } });
  return rightCall(entry, address);
}

const bringAbout: Record<string, (entry: Case) => Promise<DocumentedResponse>> = {
  200: (entry) => rightCall(entry),
  201: (entry) => rightCall(entry),
  202: (entry) => rightCall(entry),
  async 204(entry) {
    await calls.call('PUT', '/sandbox/announcement', { body: { html: null } });
    return rightCall(entry);
  },
  400: (entry) => {
    if (bodyOf(entry) !== undefined) return rightCall(entry, undefined, { text: '{' });
    if ('If-Match' in examplesOf(entry, 'header'))
      return rightCall(entry, undefined, { headers: { 'If-Match': 'not an entity tag' } });
    const hasPieces = entry.path.includes('{');
    return rightCall(entry, hasPieces ? addressOf(entry, '%E0%A4%A') : addressWithBadQuery(entry));
  },
  401: (entry) => calls.call(entry.method, addressOf(entry)),
  403: (entry) => rightCall(entry, undefined, { headers: { origin: 'https://evil.example' } }),
  async 404(entry) {
    await setLogo(false);
    const response = await rightCall(entry, addressOfNothing(entry));
    await setLogo(true);
    return response;
  },
  412: (entry) => rightCall(entry, undefined, { headers: { 'If-Match': '"999"' } }),
  413(entry) {
    const bytes = bodyOf(entry) === undefined ? 20_000_000 : 2 ** 20;
    return rightCall(entry, undefined, { text: JSON.stringify('x'.repeat(bytes)) });
  },
  415: (entry) => rightCall(entry, undefined, { headers: { 'content-type': 'text/plain' } }),
  422: (entry) =>
    bodyOf(entry) === undefined
      ? rightCall(entry, `${entry.path}?name=virus.exe`)
      : rightCall(entry, undefined, { body: { unknown: 1 } }),
  428: (entry) => rightCall(entry, undefined, {}, 'If-Match'),
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

const isSuccess = ({ status }: Case): boolean => status.startsWith('2');
// Errors change nothing that another call needs, so they come first.
const errorsFirst = own.toSorted((one, other) => Number(isSuccess(one)) - Number(isSuccess(other)));

test.each([...new Set(own.map(({ operation }) => operation.operationId))])(
  '%s responds as documented',
  async (id) => {
    const entries = errorsFirst.filter(({ operation }) => operation.operationId === id);
    const firstSuccess = entries.find(isSuccess);
    for (const entry of entries) {
      if (isSuccess(entry) && entry !== firstSuccess) await startOver();
      const response = await bringAbout[entry.status]?.(entry);
      expect(hintFor(entry, response?.status)).toBeUndefined();
      expect([response?.operationId, response?.status]).toEqual([id, Number(entry.status)]);
    }
  },
);

test('A call that creates something is refused without its Idempotency-Key', async () => {
  const keyed = own.filter((entry) => isSuccess(entry) && 'Idempotency-Key' in examplesOf(entry, 'header'));
  expect(keyed.length).toBeGreaterThan(10);
  for (const entry of keyed) {
    const { operationId, status } = await rightCall(entry, undefined, {}, 'Idempotency-Key');
    expect([operationId, status]).toEqual([entry.operation.operationId, 400]);
  }
});

/** Every operation once, with the statuses by turns: a fault does not know the operations. */
const byTurns = [...new Set(played.map(({ operation }) => operation))].flatMap((operation, index) => {
  const entries = played.filter((entry) => entry.operation === operation);
  return entries[index % entries.length] ?? [];
});

const statusesOf = (entries: readonly Case[]) => new Set(entries.map(({ status }) => status));

test('Faults can produce each documented response that the sandbox never gives unasked', async () => {
  expect(statusesOf(byTurns)).toEqual(statusesOf(played));
  for (const entry of byTurns) {
    await calls.call('DELETE', '/sandbox/faults');
    const { operationId, status } = await play(entry);
    expect([operationId, status]).toEqual([
      entry.operation.operationId,
      Number(entry.status.replace('5XX', '500')),
    ]);
  }
});

/** A user of another company, with no role and without any access but Apollo. */
async function outsiderToken(): Promise<string> {
  return (await createPortalClient(sandbox).signIn('ben')).access_token;
}

/** A body that fits no operation. */
const badBody = { body: { unknown: 1 } };

const withBody = own.filter(
  (entry) => entry.status === '422' && 'application/json' in (entry.operation.requestBody?.content ?? {}),
);

test('A caller who may not make a call is refused with 403 or 404, whatever body and version it sends', async () => {
  const outsider = await outsiderToken();
  const refused: string[] = [];
  for (const entry of withBody) {
    const { operationId, status } = await rightCall(entry, undefined, { token: outsider });
    if (status !== 403 && status !== 404) continue;
    refused.push(operationId);
    const bad = await rightCall(entry, undefined, { token: outsider, ...badBody }, 'If-Match');
    expect([operationId, bad.status]).toEqual([operationId, status]);
  }
  expect(refused.length).toBeGreaterThan(30);
  expect(refused).toEqual(
    expect.arrayContaining(['editUser', 'decideApproval', 'setChangeLock', 'createDealExport']),
  );
});

test('A call that names no version is refused with 428 whatever its body, and one with a body that does not fit with 422 whatever its version', async () => {
  const versioned = withBody.filter((entry) => 'If-Match' in examplesOf(entry, 'header'));
  expect(versioned.length).toBeGreaterThan(25);
  for (const entry of versioned) {
    const { operationId } = entry.operation;
    const none = await rightCall(entry, undefined, badBody, 'If-Match');
    const old = await rightCall(entry, undefined, { ...badBody, headers: { 'If-Match': '"999"' } });
    expect([operationId, none.status, old.status]).toEqual([operationId, 428, 422]);
  }
});

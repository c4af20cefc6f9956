import type { ScriptedResponse } from './identityLayer.ts';
import { type BadResponse, firstFlows as first, repeatingAfter } from './badResponse.ts';
import type { Flow } from './relyingParty.ts';
import type { Json } from './tokens.ts';

const page = {
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Wi-Fi</title><p>Accept our terms',
};

/** Bodies that are no JSON document. The first four differ most. */
const noDocument: readonly (readonly [string, ScriptedResponse])[] = [
  ['500', { status: 500, body: {} }],
  ['HTML on 200', page],
  ['an empty object', { body: {} }],
  ['a stalled body', { body: '{"issuer":"http://localhost"}', stall: true }],
  ['503 with a right-looking body', { status: 503, body: { keys: [] } }],
  ['404', { status: 404, body: 'not found' }],
  ['403 with HTML', { status: 403, ...page }],
  ['HTML said to be JSON', { body: page.body }],
  ['an empty body', { body: '' }],
  ['null', { body: 'null' }],
  ['a list', { body: [] }],
  ['a text', { body: '"text"' }],
  ['half a document', { body: '{"issuer":"http' }],
  ['a reset connection', { reset: true }],
];

/** Responses without a document; `plan` returns one in place of a response of the provider. */
function withoutDocument(
  endpoint: string,
  plan: (response: ScriptedResponse) => BadResponse['plan'],
  flows?: readonly Flow[],
): BadResponse[] {
  const limited = flows ? { flows } : {};
  const responses = noDocument.map(([name, response]): BadResponse => {
    const outage = { name: `${endpoint}: ${name}`, plan: plan(response), isOutage: true };
    return Object.assign(outage, limited);
  });
  return repeatingAfter(4, responses);
}

function metadataWith(name: string, changes: (document: Json) => Json): BadResponse {
  return {
    name: `metadata: ${name}`,
    flows: first,
    plan: { metadata: (document) => ({ body: { ...document, ...changes(document) } }) },
  };
}

/** Invalid metadata. */
export const badMetadata: readonly BadResponse[] = [
  ...withoutDocument('metadata', (response) => ({ metadata: () => response }), first),
  ...repeatingAfter(
    2,
    ['https://evil.example/realms/quayside', undefined, null, '', 7, ['x']].map((issuer) =>
      metadataWith(`issuer ${JSON.stringify(issuer) ?? 'missing'}`, () => ({ issuer })),
    ),
  ),
  ...repeatingAfter(1, [
    metadataWith('issuer of another realm', ({ issuer }) => ({
      issuer: String(issuer).replace('quayside', 'master'),
    })),
    metadataWith('issuer with a slash behind', ({ issuer }) => ({ issuer: `${String(issuer)}/` })),
    metadataWith('issuer in capitals', ({ issuer }) => ({ issuer: String(issuer).toUpperCase() })),
  ]),
  ...['authorization_endpoint', 'token_endpoint', 'jwks_uri'].flatMap((endpoint) =>
    repeatingAfter(
      2,
      [
        'javascript:alert(1)',
        undefined,
        null,
        '',
        7,
        {},
        'data:text/html,x',
        'not an address',
        '/relative',
      ].map((value) =>
        metadataWith(`${endpoint} ${JSON.stringify(value) ?? 'missing'}`, () => ({ [endpoint]: value })),
      ),
    ),
  ),
  metadataWith('end_session_endpoint of a script', () => ({ end_session_endpoint: 'javascript:alert(1)' })),
];

/** Keys that verify nothing. */
export const badKeys: readonly BadResponse[] = [
  ...withoutDocument('keys', (response) => ({ keys: () => response }), first),
  ...repeatingAfter(
    2,
    ([[], [null], null, {}, 'x', [7], [{}], [[]]] as unknown[]).map((keys): BadResponse => ({
      name: `keys: a list that is ${JSON.stringify(keys)}`,
      flows: first,
      plan: { keys: () => ({ body: { keys } }) },
    })),
  ),
  ...repeatingAfter(
    3,
    (
      [
        ['a strange key', (strange: Json) => strange],
        ['a key for encryption', (_strange: Json, key: Json) => ({ ...key, use: 'enc' })],
        [
          'a shared secret',
          (_strange: Json, key: Json) => ({ kty: 'oct', k: 'AAAA', kid: key['kid'], alg: 'RS256' }),
        ],
        ['a key of another algorithm', (_strange: Json, key: Json) => ({ ...key, alg: 'RS512' })],
        ['a key that may only encrypt', (_strange: Json, key: Json) => ({ ...key, key_ops: ['encrypt'] })],
        ['a key under another id', (_strange: Json, key: Json) => ({ ...key, kid: 'other' })],
        ['a key without its modulus', (_strange: Json, key: Json) => ({ ...key, n: undefined })],
        ['a modulus of nonsense', (_strange: Json, key: Json) => ({ ...key, n: '%%%' })],
        ['a key type nobody knows', (_strange: Json, key: Json) => ({ ...key, kty: 'XYZ' })],
      ] as const
    ).map(([name, change]): BadResponse => ({
      name: `keys: ${name}`,
      flows: first,
      plan: {
        keys: ([key = {}], { strangeKey }) => ({ body: { keys: [change({ ...strangeKey.jwk }, key)] } }),
      },
    })),
  ),
  {
    name: 'keys: two under one id',
    flows: first,
    plan: {
      keys: ([key = {}], { strangeKey }) => ({
        body: { keys: [{ ...strangeKey.jwk, kid: key['kid'] }, key] },
      }),
    },
  },
];

function tokensWith(member: string, values: readonly unknown[], flows?: readonly Flow[]): BadResponse[] {
  return values.map((value) => ({
    name: `tokens: ${member} ${JSON.stringify(value) ?? 'missing'}`,
    plan: { token: (tokens) => ({ body: { ...tokens, [member]: value } }) },
    ...(flows ? { flows } : {}),
  }));
}

const refusals = [
  'invalid_grant',
  'server_error',
  'invalid_request',
  'invalid_client',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
  'temporarily_unavailable',
  'slow_down',
  '',
  'x y',
];

/** Responses of the token endpoint without a valid session. */
export const badTokens: readonly BadResponse[] = [
  ...withoutDocument('tokens', (response) => ({ token: () => response })),
  ...repeatingAfter(
    2,
    refusals.map((error): BadResponse => ({
      name: `tokens: refused with ${JSON.stringify(error)}`,
      plan: { token: () => ({ status: 400, body: { error } }) },
      isOutage: true,
    })),
  ),
  ...repeatingAfter(
    2,
    [401, 502, 402, 409, 429, 501, 504].map((status): BadResponse => ({
      name: `tokens: valid tokens with status ${status}`,
      plan: { token: (tokens) => ({ status, body: tokens }) },
      isOutage: true,
    })),
  ),
  { name: 'tokens: an error on 200', plan: { token: () => ({ body: { error: 'invalid_grant' } }) } },
  {
    name: 'tokens: valid tokens and an error',
    plan: { token: (tokens) => ({ body: { ...tokens, error: 'server_error' } }) },
    flows: first,
    isOutage: true,
  },
  {
    name: 'tokens: valid tokens in a list',
    plan: { token: (tokens) => ({ body: [tokens] }) },
    isOutage: true,
  },
  {
    name: 'tokens: valid tokens in another object',
    plan: { token: (tokens) => ({ body: { data: tokens } }) },
  },
  {
    name: 'tokens: a redirect',
    plan: { token: () => ({ status: 302, headers: { location: 'https://portal.invalid/' }, body: '' }) },
    isOutage: true,
  },
  ...repeatingAfter(
    3,
    tokensWith('access_token', [
      undefined,
      'a\r\nx-user: eve',
      7,
      null,
      '',
      ' ',
      {},
      [],
      true,
      'a b',
      'ä',
      '\u0000',
    ]),
  ),
  ...repeatingAfter(
    3,
    tokensWith('expires_in', [undefined, -1, 1e9, null, '', 0, 86_401, 'soon', {}, [], '-5', '1e9']),
  ),
  // At first the library reads these two as the numbers 1 and 300.
  ...repeatingAfter(1, tokensWith('expires_in', [true, [300]], ['refresh'])),
  ...repeatingAfter(2, tokensWith('token_type', ['DPoP', 7, 'mac', '', {}, 'Bearer x'])),
];

import type { Answer } from './identityLayer.ts';
import { type BadAnswer, firstFlows as first } from './badAnswer.ts';
import type { Flow } from './relyingParty.ts';
import type { Json } from './tokens.ts';

const page = {
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Wi-Fi</title><p>Accept our terms',
};

/** Bodies that are no JSON document. */
const noDocument: readonly (readonly [string, Answer])[] = [
  ['500', { status: 500, body: {} }],
  ['503 with a right-looking body', { status: 503, body: { keys: [] } }],
  ['404', { status: 404, body: 'not found' }],
  ['403 with HTML', { status: 403, ...page }],
  ['HTML on 200', page],
  ['HTML said to be JSON', { body: page.body }],
  ['an empty body', { body: '' }],
  ['null', { body: 'null' }],
  ['a list', { body: [] }],
  ['a text', { body: '"text"' }],
  ['half a document', { body: '{"issuer":"http' }],
  ['an empty object', { body: {} }],
  ['a reset connection', { reset: true }],
  ['a stalled body', { body: '{"issuer":"http://localhost"}', stall: true }],
];

function metadataWith(name: string, changes: (document: Json) => Json): BadAnswer {
  return {
    name: `metadata: ${name}`,
    flows: first,
    plan: { metadata: (document) => ({ body: { ...document, ...changes(document) } }) },
  };
}

/** Invalid metadata. */
export const badMetadata: readonly BadAnswer[] = [
  ...noDocument.map(([name, answer]): BadAnswer => ({
    name: `metadata: ${name}`,
    flows: first,
    plan: { metadata: () => answer },
    isOutage: true,
  })),
  ...[undefined, null, '', 7, 'https://evil.example/realms/quayside', ['x']].map((issuer) =>
    metadataWith(`issuer ${JSON.stringify(issuer) ?? 'missing'}`, () => ({ issuer })),
  ),
  metadataWith('issuer with a slash behind', ({ issuer }) => ({ issuer: `${String(issuer)}/` })),
  metadataWith('issuer in capitals', ({ issuer }) => ({ issuer: String(issuer).toUpperCase() })),
  metadataWith('issuer of another realm', ({ issuer }) => ({
    issuer: String(issuer).replace('quayside', 'master'),
  })),
  ...['authorization_endpoint', 'token_endpoint', 'jwks_uri'].flatMap((endpoint) =>
    [
      undefined,
      null,
      '',
      7,
      {},
      'javascript:alert(1)',
      'data:text/html,x',
      'not an address',
      '/relative',
    ].map((value) =>
      metadataWith(`${endpoint} ${JSON.stringify(value) ?? 'missing'}`, () => ({ [endpoint]: value })),
    ),
  ),
  metadataWith('end_session_endpoint of a script', () => ({ end_session_endpoint: 'javascript:alert(1)' })),
];

/** Keys that verify nothing. */
export const badKeys: readonly BadAnswer[] = [
  ...noDocument.map(([name, answer]): BadAnswer => ({
    name: `keys: ${name}`,
    flows: first,
    plan: { keys: () => answer },
    isOutage: true,
  })),
  ...([null, {}, 'x', [], [null], [7], [{}], [[]]] as unknown[]).map((keys): BadAnswer => ({
    name: `keys: a list that is ${JSON.stringify(keys)}`,
    flows: first,
    plan: { keys: () => ({ body: { keys } }) },
  })),
  ...(
    [
      ['a strange key', (strange: Json) => strange],
      ['a key for encryption', (_strange: Json, key: Json) => ({ ...key, use: 'enc' })],
      ['a key of another algorithm', (_strange: Json, key: Json) => ({ ...key, alg: 'RS512' })],
      ['a key that may only encrypt', (_strange: Json, key: Json) => ({ ...key, key_ops: ['encrypt'] })],
      ['a key under another id', (_strange: Json, key: Json) => ({ ...key, kid: 'other' })],
      ['a key without its modulus', (_strange: Json, key: Json) => ({ ...key, n: undefined })],
      ['a modulus of nonsense', (_strange: Json, key: Json) => ({ ...key, n: '%%%' })],
      [
        'a shared secret',
        (_strange: Json, key: Json) => ({ kty: 'oct', k: 'AAAA', kid: key['kid'], alg: 'RS256' }),
      ],
      ['a key type nobody knows', (_strange: Json, key: Json) => ({ ...key, kty: 'XYZ' })],
    ] as const
  ).map(([name, change]): BadAnswer => ({
    name: `keys: ${name}`,
    flows: first,
    plan: {
      keys: ([key = {}], { strangeKey }) => ({ body: { keys: [change({ ...strangeKey.jwk }, key)] } }),
    },
  })),
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

function tokensWith(member: string, values: readonly unknown[], flows?: readonly Flow[]): BadAnswer[] {
  return values.map((value) => ({
    name: `tokens: ${member} ${JSON.stringify(value) ?? 'missing'}`,
    plan: { token: (tokens) => ({ body: { ...tokens, [member]: value } }) },
    ...(flows ? { flows } : {}),
  }));
}

const refusals = [
  'invalid_request',
  'invalid_client',
  'invalid_grant',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
  'server_error',
  'temporarily_unavailable',
  'slow_down',
  '',
  'x y',
];

/** Responses of the token endpoint without a valid session. */
export const badTokens: readonly BadAnswer[] = [
  ...noDocument.map(([name, answer]): BadAnswer => ({
    name: `tokens: ${name}`,
    plan: { token: () => answer },
    isOutage: true,
  })),
  ...refusals.map((error): BadAnswer => ({
    name: `tokens: refused with ${JSON.stringify(error)}`,
    plan: { token: () => ({ status: 400, body: { error } }) },
    isOutage: true,
  })),
  ...[401, 402, 409, 429, 501, 502, 504].map((status): BadAnswer => ({
    name: `tokens: valid tokens with status ${status}`,
    plan: { token: (tokens) => ({ status, body: tokens }) },
    isOutage: true,
  })),
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
  ...tokensWith('access_token', [
    undefined,
    null,
    '',
    ' ',
    7,
    {},
    [],
    true,
    'a b',
    'a\r\nx-user: eve',
    'ä',
    '\u0000',
  ]),
  ...tokensWith('expires_in', [undefined, null, '', 0, -1, 86_401, 1e9, 'soon', {}, [], '-5', '1e9']),
  // At first the library reads these two as the numbers 1 and 300.
  ...tokensWith('expires_in', [true, [300]], ['refresh']),
  ...tokensWith('token_type', ['DPoP', 'mac', '', 7, {}, 'Bearer x']),
];

function callbackWith(name: string, change: (parameters: URLSearchParams, url: URL) => void): BadAnswer {
  return {
    name: `callback: ${name}`,
    plan: {},
    flows: first,
    changeCallback(url) {
      const changed = new URL(url);
      change(changed.searchParams, changed);
      return changed;
    },
  };
}

/** Callback addresses that belong to no sign-in of this tab. */
export const badCallbacks: readonly BadAnswer[] = [
  ...['https://evil.example', '', ' ', 'null'].map((iss) =>
    callbackWith(`iss ${JSON.stringify(iss)}`, (parameters) => parameters.set('iss', iss)),
  ),
  callbackWith('iss with a slash behind', (parameters) => parameters.set('iss', `${parameters.get('iss')}/`)),
  callbackWith('iss in capitals', (parameters) =>
    parameters.set('iss', `${parameters.get('iss')}`.toUpperCase()),
  ),
  callbackWith('no issuer, though the metadata announces it', (parameters) => parameters.delete('iss')),
  callbackWith('two issuers, both right', (parameters) =>
    parameters.append('iss', `${parameters.get('iss')}`),
  ),
  callbackWith('two issuers, the right one first', (parameters) =>
    parameters.append('iss', 'https://evil.example'),
  ),
  callbackWith('no state', (parameters) => parameters.delete('state')),
  ...['', 'forged', '__proto__', 'constructor', 'toString', '../x'].map((state) =>
    callbackWith(`state ${JSON.stringify(state)}`, (parameters) => parameters.set('state', state)),
  ),
  callbackWith('state in capitals', (parameters) => parameters.set('state', `${parameters.get('state')}X`)),
  callbackWith('no code', (parameters) => parameters.delete('code')),
  callbackWith('an empty code', (parameters) => parameters.set('code', '')),
  callbackWith('a forged code', (parameters) => parameters.set('code', 'forged')),
  callbackWith('everything behind the hash', (_parameters, url) => {
    url.hash = url.search.slice(1);
    url.search = '';
  }),
  callbackWith('a token in place of the code', (parameters) => {
    parameters.delete('code');
    parameters.set('access_token', 'forged');
    parameters.set('id_token', 'forged');
  }),
  ...[
    'login_required',
    'interaction_required',
    'consent_required',
    'account_selection_required',
    'access_denied',
    'server_error',
    'temporarily_unavailable',
    'unauthorized_client',
    'invalid_scope',
    '<script>',
  ].map((error) =>
    callbackWith(`the error ${error}`, (parameters) => {
      parameters.delete('code');
      parameters.set('error', error);
    }),
  ),
  callbackWith('a code and an error', (parameters) => parameters.set('error', 'access_denied')),
];

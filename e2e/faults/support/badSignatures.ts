import { createPublicKey, createSecretKey } from 'node:crypto';
import { type BadResponse, firstFlows, repeatingAfter, withIdToken } from './badResponse.ts';
import type { Forge } from './identityLayer.ts';
import { createKey, createToken, decodePart, encode, signatureOf, type Json } from './tokens.ts';

/** Signs with another algorithm than RS256. */
function signedBy(alg: string, header: Json = {}): (tools: Forge) => string {
  return ({ claims, key }) => createToken(claims, key, { ...header, alg });
}

/** Signs with a publicly known shared secret. */
function signedWithSecret(alg: string, secretOf: (tools: Forge) => string): (tools: Forge) => string {
  return (tools) => {
    const { claims, key } = tools;
    const head = `${encode({ alg, kid: key.kid })}.${encode(claims)}`;
    return `${head}.${signatureOf(head, alg, createSecretKey(Buffer.from(secretOf(tools))))}`;
  };
}

function publicPem({ key }: Forge): string {
  return createPublicKey(key.privateKey).export({ type: 'spki', format: 'pem' }).toString();
}

/** A token in which the payload was changed after it was signed. */
function tampered(changes: Json): (tools: Forge) => string {
  return ({ sign, claims }) => {
    const [header, , signature] = sign().split('.');
    return `${header}.${encode({ ...claims, ...changes })}.${signature}`;
  };
}

/** A token whose header was changed after it was signed. */
function relabelled(changes: Json): (tools: Forge) => string {
  return ({ sign }) => {
    const token = sign();
    const [, payload, signature] = token.split('.');
    return `${encode({ ...decodePart(token, 0), ...changes })}.${payload}.${signature}`;
  };
}

/** Recombines the parts of a valid token. */
function rebuilt(
  build: (header: string, payload: string, signature: string) => unknown,
): (tools: Forge) => unknown {
  return ({ sign }) => {
    const [header = '', payload = '', signature = ''] = sign().split('.');
    return build(header, payload, signature);
  };
}

function unsigned(alg: string): (tools: Forge) => string {
  return ({ claims }) => `${encode({ alg })}.${encode(claims)}.`;
}

const strangeJwk = ({ strangeKey }: Forge): Json => ({ ...strangeKey.jwk, kid: 'layer-1' });

/** Invalid signatures and token formats. */
export const badSignatures: readonly BadResponse[] = [
  ...repeatingAfter(
    1,
    ['none', 'None', 'NONE', 'nOnE', ''].map((alg) =>
      withIdToken(`alg ${JSON.stringify(alg)}, unsigned`, unsigned(alg)),
    ),
  ),
  withIdToken('alg none with the right signature', relabelled({ alg: 'none' })),
  ...repeatingAfter(1, [
    withIdToken('no alg', relabelled({ alg: undefined })),
    withIdToken('alg null', relabelled({ alg: null })),
    withIdToken('alg a list', relabelled({ alg: ['RS256'] })),
  ]),
  ...repeatingAfter(
    2,
    ['HS256', 'RS512', 'RS384', 'PS256', 'ES256', 'EdDSA', 'RS1', 'rs256'].map((alg) =>
      withIdToken(`signed by RS256, said to be ${alg}`, relabelled({ alg })),
    ),
  ),
  ...repeatingAfter(1, [
    withIdToken('signed by RS512 where the key is for RS256', signedBy('RS512')),
    withIdToken('signed by PS256 where the key is for RS256', signedBy('PS256')),
  ]),
  ...repeatingAfter(2, [
    ...['HS256', 'HS384', 'HS512'].flatMap((alg) => [
      withIdToken(`${alg} with the public key as the secret`, signedWithSecret(alg, publicPem)),
      withIdToken(
        `${alg} with the client’s id as the secret`,
        signedWithSecret(alg, () => 'portal'),
      ),
    ]),
    withIdToken(
      'HS256 with the modulus as the secret',
      signedWithSecret('HS256', ({ key }) => String(key.jwk['n'])),
    ),
  ]),
  withIdToken('a strange key under the right id', ({ claims, strangeKey }) =>
    createToken(claims, strangeKey),
  ),
  withIdToken('a strange key under an unknown id', ({ claims, strangeKey }) =>
    createToken(claims, { ...strangeKey, kid: 'unknown' }),
  ),
  withIdToken('a strange key without an id', ({ claims, strangeKey }) =>
    createToken(claims, strangeKey, { kid: undefined }),
  ),
  withIdToken('an unknown id on the right signature', ({ sign }) => sign({}, { kid: 'unknown' })),
  withIdToken('an id of null', ({ sign }) => sign({}, { kid: null })),
  withIdToken('a strange key in its own header', (tools) =>
    createToken(tools.claims, tools.strangeKey, { jwk: strangeJwk(tools) }),
  ),
  withIdToken('a strange key in its own header, without an id', (tools) =>
    createToken(tools.claims, tools.strangeKey, { jwk: strangeJwk(tools), kid: undefined }),
  ),
  withIdToken('a strange key by address', ({ claims, strangeKey }) =>
    createToken(claims, strangeKey, { jku: 'https://evil.example/keys', x5u: 'https://evil.example/chain' }),
  ),
  withIdToken('a header that must be understood and is not', ({ sign }) =>
    sign({}, { crit: ['evil'], evil: true }),
  ),
  withIdToken('a payload that is not encoded', ({ sign }) => sign({}, { crit: ['b64'], b64: false })),
  ...repeatingAfter(
    1,
    [{ sub: 'somebody-else' }, { roles: ['portal-admin'] }, { exp: 9_999_999_999 }].map((changes) =>
      withIdToken(`changed after it was signed: ${Object.keys(changes).join()}`, tampered(changes)),
    ),
  ),
  withIdToken(
    'no signature',
    rebuilt((header, payload) => `${header}.${payload}.`),
  ),
  ...repeatingAfter(1, [
    withIdToken(
      'two parts',
      rebuilt((header, payload) => `${header}.${payload}`),
    ),
    withIdToken(
      'four parts',
      rebuilt((...parts) => `${parts.join('.')}.x`),
    ),
    withIdToken(
      'five parts, as if encrypted',
      rebuilt((...parts) => `${parts.join('.')}.x.y`),
    ),
  ]),
  ...repeatingAfter(1, [
    withIdToken(
      'half a signature',
      rebuilt(
        (header, payload, signature) => `${header}.${payload}.${signature.slice(0, signature.length / 2)}`,
      ),
    ),
    withIdToken(
      'a signature of zeros',
      rebuilt((header, payload) => `${header}.${payload}.${'A'.repeat(342)}`),
    ),
    withIdToken(
      'parts in another order',
      rebuilt((header, payload, signature) => `${payload}.${header}.${signature}`),
    ),
    withIdToken(
      'an alphabet of its own',
      rebuilt((...parts) => parts.join('.').replaceAll('e', '+')),
    ),
    withIdToken(
      'an object of parts',
      rebuilt((header, payload, signature) => ({ protected: header, payload, signature })),
    ),
    withIdToken(
      'a list of tokens',
      rebuilt((...parts) => [parts.join('.')]),
    ),
  ]),
  withIdToken(
    'the access token',
    ({ claims }) => `${encode({ alg: 'RS256' })}.${encode({ ...claims, typ: 'Bearer' })}.AAAA`,
  ),
  ...repeatingAfter(
    2,
    ['{', 'null', '[]', '"text"', '7', '', '{}', '\uFEFF{}'].map((payload) =>
      withIdToken(`a payload of ${JSON.stringify(payload)}`, ({ key }) => {
        const head = `${encode({ alg: 'RS256', kid: key.kid })}.${encode(payload)}`;
        return `${head}.${signatureOf(head, 'RS256', key.privateKey)}`;
      }),
    ),
  ),
  ...repeatingAfter(
    1,
    ['[]', 'null', '', '{'].map((header) =>
      withIdToken(`a header of ${JSON.stringify(header)}`, ({ claims, key }) => {
        const head = `${encode(header)}.${encode(claims)}`;
        return `${head}.${signatureOf(head, 'RS256', key.privateKey)}`;
      }),
    ),
  ),
  ...repeatingAfter(
    2,
    [null, '', 7, {}, [], true].map((value) =>
      withIdToken(
        `${JSON.stringify(value)} in its place`,
        () => value,
        value === null ? firstFlows : undefined,
      ),
    ),
  ),
  withIdToken('missing', () => undefined, firstFlows),
  ...repeatingAfter(
    1,
    ['at+jwt', 'logout+jwt', '', null].map((typ) =>
      withIdToken(`the header type ${JSON.stringify(typ)}`, ({ sign }) => sign({}, { typ })),
    ),
  ),
  {
    name: 'identity token: ES256 with a signature of zeros',
    flows: firstFlows,
    plan: {
      keys: (keys) => ({ body: { keys: [...keys, { ...ellipticKey.jwk, alg: 'ES256', use: 'sig' }] } }),
      token: (tokens, { claims }) => {
        const head = `${encode({ alg: 'ES256', kid: ellipticKey.kid })}.${encode(claims)}`;
        return { body: { ...tokens, id_token: `${head}.${Buffer.alloc(64).toString('base64url')}` } };
      },
    },
  },
  {
    name: 'identity token: without an id, where two keys fit',
    flows: firstFlows,
    plan: {
      keys: (keys, { strangeKey }) => ({
        body: { keys: [...keys, { ...strangeKey.jwk, kid: 'other', alg: 'RS256', use: 'sig' }] },
      }),
      token: (tokens, { sign }) => ({ body: { ...tokens, id_token: sign({}, { kid: undefined }) } }),
    },
  },
];

const ellipticKey = createKey('elliptic', 'ec');

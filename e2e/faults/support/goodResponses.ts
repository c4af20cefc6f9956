import { type BadResponse, firstFlows as first, repeatingAfter } from './badResponse.ts';
import type { Flow } from './relyingParty.ts';
import { createKey, createToken, type Json } from './tokens.ts';

const now = (): number => Math.floor(Date.now() / 1000);

function withClaims(
  name: string,
  changes: () => Json,
  header: Json = {},
  flows?: readonly Flow[],
): BadResponse {
  return {
    name,
    plan: { token: (tokens, { sign }) => ({ body: { ...tokens, id_token: sign(changes(), header) } }) },
    ...(flows ? { flows } : {}),
  };
}

function withMembers(name: string, members: Json, flows?: readonly Flow[]): BadResponse {
  return {
    name,
    plan: { token: (tokens) => ({ body: { ...tokens, ...members } }) },
    ...(flows ? { flows } : {}),
  };
}

function signedBy(alg: string, kind: 'rsa' | 'ec' | 'ed25519'): BadResponse {
  const key = createKey('another', kind);
  return {
    name: `signed by ${alg}`,
    flows: first,
    plan: {
      keys: (keys) => ({ body: { keys: [...keys, { ...key.jwk, alg, use: 'sig' }] } }),
      token: (tokens, { claims }) => ({ body: { ...tokens, id_token: createToken(claims, key, { alg }) } }),
    },
  };
}

const encryptionKey = createKey('for-encryption');

/** Valid responses, some unusual. Each must be accepted; otherwise the refusals prove nothing. */
export const goodResponses: readonly BadResponse[] = [
  { name: 'unchanged', plan: {} },
  withClaims('signed anew', () => ({})),
  withClaims('expired 50 s ago, within the tolerance', () => ({ exp: now() - 50 })),
  withClaims('issued 50 s ahead, within the tolerance', () => ({ iat: now() + 50 })),
  withClaims('with a time before which it is not good', () => ({ nbf: now() - 10 })),
  withClaims('one audience in a list', () => ({ aud: ['portal'] })),
  withClaims('two audiences and our own azp', () => ({ aud: ['other', 'portal'], azp: 'portal' })),
  withClaims('one audience and our own azp', () => ({ azp: 'portal' })),
  withClaims('claims nobody knows', () => ({ 'urn:x': { deep: [1, 2] }, address: null })),
  withClaims('a header without a key id, one key', () => ({}), { kid: undefined }),
  withClaims(
    'a header that says JWT and a claim that says ID, as Keycloak sends them',
    () => ({ typ: 'ID' }),
    {
      typ: 'JWT',
    },
  ),
  withClaims('a header with an address of keys, which is not followed', () => ({}), {
    jku: 'https://evil.example',
  }),
  withClaims('renewed without a nonce', () => ({ nonce: undefined }), {}, ['refresh']),
  withMembers('an expiry as a text', { expires_in: '300' }),
  withMembers('the longest expiry', { expires_in: 86_400 }),
  withMembers('the type in small letters', { token_type: 'bearer' }),
  withMembers('no refresh token', { refresh_token: undefined }),
  withMembers('members nobody knows', { 'not-before-policy': 0, session_state: 'x' }),
  withMembers('renewed without an identity token', { id_token: undefined }, ['refresh']),
  ...repeatingAfter(
    2,
    ['RS512', 'PS256', 'RS384', 'PS384', 'PS512'].map((alg) => signedBy(alg, 'rsa')),
  ),
  signedBy('ES256', 'ec'),
  signedBy('EdDSA', 'ed25519'),
  {
    name: 'additional keys',
    flows: first,
    plan: {
      keys: (keys) => ({
        body: {
          keys: [
            { kty: 'oct', kid: 'layer-1', k: 'AAAA' },
            { ...encryptionKey.jwk, kid: 'layer-1', use: 'enc' },
            { kty: 'XYZ' },
            ...keys,
          ],
        },
      }),
    },
  },
  {
    name: 'a callback without an issuer, which the metadata does not announce',
    plan: {
      metadata: (document) => ({
        body: { ...document, authorization_response_iss_parameter_supported: undefined },
      }),
    },
    flows: first,
    changeCallback(url) {
      const changed = new URL(url);
      changed.searchParams.delete('iss');
      return changed;
    },
  },
  {
    name: 'a callback with unknown parameters',
    plan: {},
    flows: first,
    changeCallback(url) {
      const changed = new URL(url);
      changed.searchParams.set('session_state', 'x.y');
      return changed;
    },
  },
];

import {
  CompactSign,
  exportJWK,
  FlattenedSign,
  generateKeyPair,
  type CompactJWSHeaderParameters,
  type JWK,
} from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { isAuthError } from '../../base/errors/errors.ts';
import { verifyIdToken, type VerifiedIdToken } from './verifySignature.ts';

const now = 1_800_000_000;
const requirements = {
  issuer: 'https://id.example',
  clientId: 'portal',
  currentTimes: [now * 1000],
};
const claims = { iss: 'https://id.example', sub: 'user-1', aud: 'portal', iat: now, exp: now + 300 };

interface KeyPair {
  privateKey: CryptoKey;
  jwk: JWK;
}
let es256: KeyPair;
let otherEs256: KeyPair;
let es384: KeyPair;
let rsa: KeyPair;

async function makeKeys(alg: string): Promise<KeyPair> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  return { privateKey, jwk: await exportJWK(publicKey) };
}

function sign(
  payload: string | Uint8Array,
  key: CryptoKey | Uint8Array,
  header: CompactJWSHeaderParameters,
): Promise<string> {
  const bytes = typeof payload === 'string' ? new TextEncoder().encode(payload) : payload;
  return new CompactSign(bytes).setProtectedHeader(header).sign(key);
}

async function outcome(token: string, keys: JWK[]): Promise<VerifiedIdToken | 'refused'> {
  try {
    return await verifyIdToken(token, { keys: keys.map((key) => ({ ...key })) }, requirements);
  } catch (error) {
    if (isAuthError(error, 'invalid-response')) return 'refused';
    throw error;
  }
}

beforeAll(async () => {
  [es256, otherEs256, es384, rsa] = await Promise.all([
    makeKeys('ES256'),
    makeKeys('ES256'),
    makeKeys('ES384'),
    makeKeys('RS256'),
  ]);
});

describe('verifyIdToken', () => {
  const body = JSON.stringify(claims);

  it.each([
    'RS256',
    'RS384',
    'RS512',
    'PS256',
    'PS384',
    'PS512',
    'ES256',
    'ES384',
    'ES512',
    'EdDSA',
    'Ed25519',
  ])('verifyIdToken accepts a token signed with %s', async (alg) => {
    const { privateKey, jwk } = await makeKeys(alg);
    const token = await sign(body, privateKey, { alg, kid: 'a' });
    await expect(outcome(token, [{ ...jwk, kid: 'a' }])).resolves.toEqual({ claims });
  });

  it('verifyIdToken uses the key that the token names, of the type its algorithm needs', async () => {
    const token = await sign(body, es256.privateKey, { alg: 'ES256', kid: 'b' });
    const keys = [
      { ...otherEs256.jwk, kid: 'a' },
      { ...rsa.jwk, kid: 'b' },
      { ...es384.jwk, kid: 'b' },
      { ...otherEs256.jwk, kid: 'b', use: 'enc' },
      { ...otherEs256.jwk, kid: 'b', alg: 'ECDH-ES' },
      { ...otherEs256.jwk, kid: 'b', key_ops: ['deriveBits'] },
      { ...es256.jwk, kid: 'b', use: 'sig', alg: 'ES256' },
    ];
    await expect(outcome(token, keys)).resolves.toEqual({ claims });
    await expect(outcome(token, keys.slice(0, -1))).resolves.toBe('unknown-key');
    await expect(outcome(token, [])).resolves.toBe('unknown-key');
  });

  it('verifyIdToken accepts a key that may verify and names no use', async () => {
    const token = await sign(body, es256.privateKey, { alg: 'ES256', kid: 'a' });
    const keys = [{ ...es256.jwk, kid: 'a', key_ops: ['verify'] }];
    await expect(outcome(token, keys)).resolves.toEqual({ claims });
  });

  it('verifyIdToken finds no key for a key id of null', async () => {
    const token = await sign(body, es256.privateKey, { ...JSON.parse('{"kid":null}'), alg: 'ES256' });
    await expect(outcome(token, [es256.jwk, { ...es256.jwk, kid: 'a' }])).resolves.toBe('unknown-key');
  });

  it('verifyIdToken accepts a token without a key id only when exactly one key fits', async () => {
    const token = await sign(body, es256.privateKey, { alg: 'ES256' });
    await expect(outcome(token, [rsa.jwk, es384.jwk, es256.jwk])).resolves.toEqual({ claims });
    await expect(outcome(token, [es256.jwk, otherEs256.jwk])).resolves.toBe('refused');
    await expect(outcome(token, [{ ...es256.jwk, kid: 'a' }])).resolves.toEqual({ claims });
    const signedByRsa = await sign(body, rsa.privateKey, { alg: 'RS256' });
    await expect(outcome(signedByRsa, [es256.jwk, rsa.jwk])).resolves.toEqual({ claims });
  });

  it('verifyIdToken rejects a token signed with another key', async () => {
    const token = await sign(body, otherEs256.privateKey, { alg: 'ES256', kid: 'a' });
    await expect(outcome(token, [{ ...es256.jwk, kid: 'a' }])).resolves.toBe('refused');
  });

  it('verifyIdToken rejects a published private key', async () => {
    const token = await sign(body, es256.privateKey, { alg: 'ES256' });
    await expect(outcome(token, [await exportJWK(es256.privateKey)])).resolves.toBe('refused');
  });

  it('verifyIdToken rejects a shared secret, even a published one', async () => {
    const secret = new Uint8Array(32);
    const token = await sign(body, secret, { alg: 'HS256', kid: 'a' });
    const key = { kty: 'oct', k: Buffer.from(secret).toString('base64url'), kid: 'a' };
    await expect(outcome(token, [key])).resolves.toBe('refused');
  });

  it('verifyIdToken names a wrong signature without quoting the token', async () => {
    const token = await sign(body, otherEs256.privateKey, { alg: 'ES256', kid: 'a' });
    const refusal = verifyIdToken(token, { keys: [{ ...es256.jwk, kid: 'a' }] }, requirements);
    await expect(refusal).rejects.toMatchObject({
      message: expect.stringContaining('its identity token could not be verified'),
      cause: { message: 'JWSSignatureVerificationFailed' },
    });
  });

  it('verifyIdToken names a claim that does not fit', async () => {
    const token = await sign(JSON.stringify({ ...claims, sub: '' }), es256.privateKey, { alg: 'ES256' });
    await expect(verifyIdToken(token, { keys: [{ ...es256.jwk }] }, requirements)).rejects.toMatchObject({
      message: expect.stringContaining('has no subject'),
    });
  });

  it.each(['', 'a.b', 'a.b.c', '..', 'eyJhbGciOiJub25lIn0.e30.'])(
    'verifyIdToken rejects the token %j',
    async (token) => {
      await expect(outcome(token, [es256.jwk])).resolves.toBe('refused');
    },
  );

  it.each([
    ['no JSON', 'claims'],
    ['a list', '[]'],
    ['null', 'null'],
    ['malformed text', new Uint8Array([0x7b, 0xff, 0x7d])],
    ['nothing', new Uint8Array()],
  ])('verifyIdToken rejects a token with %s', async (_name, payload) => {
    const token = await sign(payload, es256.privateKey, { alg: 'ES256' });
    await expect(outcome(token, [es256.jwk])).resolves.toBe('refused');
  });

  it('verifyIdToken rejects a payload that is not encoded', async () => {
    // Such a payload must not contain a dot, since dots separate the parts of the token.
    const payload = body.replaceAll('.', String.raw`\u002e`);
    const jws = await new FlattenedSign(new TextEncoder().encode(payload))
      .setProtectedHeader({ alg: 'ES256', b64: false, crit: ['b64'] })
      .sign(es256.privateKey);
    const token = `${jws.protected ?? ''}.${payload}.${jws.signature}`;
    await expect(outcome(token, [es256.jwk])).resolves.toBe('refused');
  });

  it('verifyIdToken rejects claims that do not fit', async () => {
    const token = await sign(JSON.stringify({ ...claims, aud: 'other' }), es256.privateKey, { alg: 'ES256' });
    await expect(outcome(token, [es256.jwk])).resolves.toBe('refused');
  });
});

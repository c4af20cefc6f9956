import {
  constants,
  createHmac,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  sign as signBytes,
} from 'node:crypto';

/** A JSON object. */
export type Json = Record<string, unknown>;

/** A key pair of the fault layer; `jwk` is its published half. */
export interface SigningKey {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
  jwk: JsonWebKey & Json;
}

/** A new key. `kid` names it in the published set. */
export function createKey(kid: string, kind: 'rsa' | 'ec' | 'ed25519' = 'rsa'): SigningKey {
  const { privateKey, publicKey } =
    kind === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : kind === 'ec'
        ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
        : generateKeyPairSync('ed25519');
  return { kid, privateKey, publicKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid } };
}

/** Bytes or JSON as base64url. */
export function encode(value: unknown): string {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
}

/** Parses one of a token's three parts as JSON. */
export function decodePart(token: string, part: 0 | 1): Json {
  return JSON.parse(Buffer.from(token.split('.')[part] ?? '', 'base64url').toString()) as Json;
}

/** The signature of a text by an algorithm of JOSE. */
export function signatureOf(text: string, alg: string, key: KeyObject): string {
  const data = Buffer.from(text);
  const hash = `sha${alg.slice(2)}`;
  if (alg.startsWith('HS')) return createHmac(hash, key).update(data).digest('base64url');
  if (alg === 'EdDSA') return signBytes(null, data, key).toString('base64url');
  if (alg.startsWith('ES'))
    return signBytes(hash, data, { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  const padding = alg.startsWith('PS') ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: -1 } : {};
  return signBytes(hash, data, { key, ...padding }).toString('base64url');
}

/** A compact token with any header; by default RS256 with the key's id. */
export function createToken(claims: unknown, key: SigningKey, header: Json = {}): string {
  const head = { alg: 'RS256', kid: key.kid, typ: 'JWT', ...header };
  const text = `${encode(head)}.${encode(claims)}`;
  return `${text}.${signatureOf(text, head.alg, key.privateKey)}`;
}

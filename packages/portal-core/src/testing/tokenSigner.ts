import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';

/** Signs ID tokens as a provider does, and publishes the keys. */
export interface TokenSigner {
  /** The published keys. */
  readonly keys: readonly JWK[];
  /** Signs claims on top of the usual ones (issuer, audience, subject `user-1`, issued now, valid for 300 s). `header` adds header parameters. */
  sign(this: void, claims: Record<string, unknown>, header?: Record<string, unknown>): Promise<string>;
  /** Rotates the key. The new key is published when the returned function is called. */
  rotate(this: void): Promise<() => void>;
}

/** The issuer and the audience of the tokens, and the kind of key. Most providers use RSA; elliptic keys are created much faster. */
export interface TokenSignerOptions {
  issuer: string;
  audience: string;
  alg?: 'RS256' | 'ES256';
}

/** Creates a signer with its own key. */
export async function createTokenSigner(options: TokenSignerOptions): Promise<TokenSigner> {
  const { issuer, audience, alg = 'ES256' } = options;
  const keys: JWK[] = [];
  let made = 0;

  async function makeKey(): Promise<{ privateKey: CryptoKey; kid: string; jwk: JWK }> {
    const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
    made += 1;
    const kid = `key-${made}`;
    return { privateKey, kid, jwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } };
  }

  let current = await makeKey();
  keys.push(current.jwk);
  return {
    keys,
    sign(claims, header = {}) {
      const now = Math.floor(Date.now() / 1000);
      const ordinary = { iss: issuer, aud: audience, sub: 'user-1', iat: now, exp: now + 300 };
      return new SignJWT({ ...ordinary, ...claims })
        .setProtectedHeader({ ...header, alg, kid: current.kid })
        .sign(current.privateKey);
    },
    async rotate() {
      const next = await makeKey();
      current = next;
      return () => void keys.push(next.jwk);
    },
  };
}

import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';

/** Signs identity tokens as a provider does, and publishes the keys to verify them with. */
export interface TokenSigner {
  /** The published keys. */
  readonly keys: readonly JWK[];
  /** Signs claims over the ordinary ones (issuer, audience, subject `user-1`, issued now, good for 300 s). `header` adds header parameters. */
  sign(this: void, claims: Record<string, unknown>, header?: Record<string, unknown>): Promise<string>;
  /** Signs with a new key from now on; it is published only when the returned function is called. */
  rotate(this: void): Promise<() => void>;
}

/** Whom the tokens come from and are for. RSA is what most providers use; elliptic keys are made much faster. */
export interface TokenSignerOptions {
  issuer: string;
  audience: string;
  alg?: 'RS256' | 'ES256';
}

/** Builds a signer with a key of its own. */
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

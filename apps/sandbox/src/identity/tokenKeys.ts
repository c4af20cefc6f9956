import { createPublicKey } from 'node:crypto';
import { createRemoteJWKSet, errors, type JWK, type JWTVerifyGetKey } from 'jose';
import { ProblemError } from '../http/problem.ts';

/** The sandbox's own key, whatever key a token names. */
export function ownKeys(signingKey: JWK): JWTVerifyGetKey {
  const publicKey = createPublicKey({ key: signingKey, format: 'jwk' });
  return () => publicKey;
}

/**
 * The keys of another issuer, from `jwksUrl` or the address in its discovery document. They are fetched for the first
 * token, cached, and fetched again if a token names a new one. Throws a 503 problem while the issuer is unreachable.
 */
export function remoteKeys(issuer: string, jwksUrl?: string): JWTVerifyGetKey {
  let found: Promise<JWTVerifyGetKey> | undefined = undefined;

  async function discover(): Promise<JWTVerifyGetKey> {
    return createRemoteJWKSet(new URL(jwksUrl ?? (await discoverKeys(issuer))));
  }

  return async (header, token) => {
    found ??= discover();
    const finding = found;
    try {
      return await (
        await finding
      )(header, token);
    } catch (error) {
      // The token is invalid: it names a key that the issuer does not have.
      if (error instanceof errors.JWKSNoMatchingKey) throw error;
      // Not cached, because the issuer may be back at the next call.
      if (found === finding) found = undefined;
      throw new ProblemError(503, 'The identity provider’s keys cannot be read. Try again in a while.');
    }
  };
}

async function discoverKeys(issuer: string): Promise<string> {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(5000),
  });
  const document: { issuer?: unknown; jwks_uri?: unknown } = JSON.parse(await response.text());
  if (document.issuer === issuer && typeof document.jwks_uri === 'string') return document.jwks_uri;
  throw new Error('The discovery document is of another issuer.');
}

import { createPublicKey } from 'node:crypto';
import { errors, jwtVerify, type JWK } from 'jose';
import { ProblemError } from '../http/problem.ts';
import type { User, Users } from '../store/users.ts';
import { apiAudience } from './realm.ts';

/** A caller whose access token was accepted, with the session it belongs to. */
export interface Bearer {
  user: User;
  sid: string | undefined;
}

/** Checks an Authorization header; throws a 401 problem that says what is wrong with the token. */
export type BearerCheck = (authorization: string | undefined) => Promise<Bearer>;

/** Checks signature, issuer, expiry, audience, and that the token was not expired by hand. */
export function createBearerCheck(options: { issuer: string; signingKey: JWK; users: Users }): BearerCheck {
  const publicKey = createPublicKey({ key: options.signingKey, format: 'jwk' });

  return async (authorization) => {
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) throw unauthorized('The call carries no bearer token. Sign in and send one.');
    const { payload } = await verify(token);
    const user = options.users.findById(payload.sub ?? '');
    if (user === undefined || payload.gen !== user.tokenGeneration) {
      throw unauthorized(
        'The access token is no longer valid. Refresh it or sign in again.',
        'invalid_token',
      );
    }
    return { user, sid: typeof payload.sid === 'string' ? payload.sid : undefined };
  };

  async function verify(token: string) {
    try {
      return await jwtVerify(token, publicKey, {
        issuer: options.issuer,
        audience: apiAudience,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'sub'],
      });
    } catch (error) {
      const detail =
        error instanceof errors.JWTExpired
          ? 'The access token has expired. Refresh it and call again.'
          : 'The access token is not valid for this API. Sign in again.';
      throw unauthorized(detail, 'invalid_token');
    }
  }
}

function unauthorized(detail: string, error?: string): ProblemError {
  const challenge = error === undefined ? '' : `, error="${error}", error_description="${detail}"`;
  return new ProblemError(401, detail, {
    headers: { 'www-authenticate': `Bearer realm="quayside"${challenge}` },
  });
}

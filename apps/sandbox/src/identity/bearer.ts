import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { ProblemError } from '../http/problem.ts';
import type { User, Users } from '../store/users.ts';
import { apiAudience } from './realm.ts';

/** A caller whose access token was accepted. */
export interface Bearer {
  user: User;
}

/** Checks an Authorization header. Throws a 401 problem that says what is wrong with the token. */
export type BearerCheck = (authorization: string | undefined) => Promise<Bearer>;

/** The issuer whose tokens are accepted. */
export interface BearerCheckOptions {
  issuer: string;
  /** Returns the key that a token's header names. A problem that it throws goes to the caller. */
  keys: JWTVerifyGetKey;
  /** Whether tokens contain the generation that expiring by hand changes. Only the sandbox's own do. */
  hasGenerations: boolean;
  users: Users;
}

/** Checks signature, issuer, expiry and audience, and that the token was not expired by hand. */
export function createBearerCheck({ issuer, keys, hasGenerations, users }: BearerCheckOptions): BearerCheck {
  return async (authorization) => {
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) throw unauthorized('The call carries no bearer token. Sign in and send one.');
    const { payload } = await verify(token);
    const user = users.findById(payload.sub ?? '');
    if (user === undefined || (hasGenerations && payload.gen !== user.tokenGeneration)) {
      throw unauthorized(
        'The access token is no longer valid. Refresh it or sign in again.',
        'invalid_token',
      );
    }
    return { user };
  };

  async function verify(token: string) {
    try {
      return await jwtVerify(token, keys, {
        issuer,
        audience: apiAudience,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'sub'],
      });
    } catch (error) {
      if (error instanceof ProblemError) throw error;
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

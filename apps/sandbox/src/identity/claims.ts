import { randomUUID } from 'node:crypto';
import { isJsonObject, type JsonObject } from '../store/mergePatch.ts';
import type { User } from '../store/users.ts';
import { clientId } from './realm.ts';

/** Claims an ID token and a userinfo answer may carry; others are not issued. */
export const issuedClaims: readonly string[] = [
  'sub',
  'sid',
  'preferred_username',
  'name',
  'given_name',
  'family_name',
  'email',
  'email_verified',
  'roles',
  'realm_access',
  'partner',
  'agreedToTermsOfUse',
  'apolloAccess',
  'artemisAccess',
  'artemisPagesAccess',
  'typ',
  'azp',
  'acr',
  'jti',
];

/** How a person signed in: by a password, the only way in. */
export const passwordAcr = '1';

/** A person's claims as they are now. As with Keycloak, who has no role has no list of roles either. */
export function claimsOf({ id, claims }: User): JsonObject & { sub: string } {
  const { roles, ...others } = claims;
  const isEmpty = Array.isArray(roles) && roles.length === 0;
  return { ...others, ...(isEmpty || roles === undefined ? {} : { roles }), sub: id };
}

/** What an ID token says. */
export function idTokenClaims(user: User, sid: string | undefined): JsonObject & { sub: string } {
  const ofSession = sid === undefined ? {} : { sid };
  return { ...claimsOf(user), ...ofSession, typ: 'ID', azp: clientId, jti: randomUUID() };
}

/** What an access token says besides who issued it for whom. `realm_access.roles` follows `roles` unless it was set by itself. */
export function accessTokenClaims(user: User, sid: string | undefined): JsonObject {
  const { sub: _sub, ...claims } = claimsOf(user);
  const { roles, realm_access: realmAccess } = claims;
  return {
    ...claims,
    ...(Array.isArray(roles) && !isJsonObject(realmAccess) ? { realm_access: { roles } } : {}),
    ...(sid === undefined ? {} : { sid }),
    typ: 'Bearer',
    azp: clientId,
    acr: passwordAcr,
    gen: user.tokenGeneration,
  };
}

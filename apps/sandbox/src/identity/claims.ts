import { randomUUID } from 'node:crypto';
import { isJsonObject, type JsonObject } from '../store/mergePatch.ts';
import type { User } from '../store/users.ts';
import { clientId } from './realm.ts';

/** Claims that an ID token and a userinfo response may contain. No others are issued. */
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

/** The authentication method of a sign-in (`acr`): by password, the only one. */
export const passwordAcr = '1';

/** A user's current claims. As in Keycloak, a user without roles has no list of roles. */
export function claimsOf({ id, claims }: User): JsonObject & { sub: string } {
  const { roles, ...others } = claims;
  const isEmpty = Array.isArray(roles) && roles.length === 0;
  return { ...others, ...(isEmpty || roles === undefined ? {} : { roles }), sub: id };
}

export function idTokenClaims(user: User, sid: string | undefined): JsonObject & { sub: string } {
  const ofSession = sid === undefined ? {} : { sid };
  return { ...claimsOf(user), ...ofSession, typ: 'ID', azp: clientId, jti: randomUUID() };
}

/** The custom claims of an access token. `realm_access.roles` equals `roles` unless it is set separately. */
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

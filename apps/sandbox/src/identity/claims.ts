import { isJsonObject, type JsonObject } from '../store/mergePatch.ts';
import type { User } from '../store/users.ts';

/** Claims every ID token and userinfo answer may carry; others are not issued. */
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
];

/** A user's claims as they are now. `realm_access.roles` follows `roles` unless it was set by itself. */
export function claimsOf(user: User, sid: string | undefined): JsonObject & { sub: string } {
  const { roles, realm_access: realmAccess } = user.claims;
  const derivedRealmAccess = Array.isArray(roles) ? { realm_access: { roles } } : {};
  return {
    ...user.claims,
    ...(isJsonObject(realmAccess) ? {} : derivedRealmAccess),
    ...(sid === undefined ? {} : { sid }),
    sub: user.id,
  };
}

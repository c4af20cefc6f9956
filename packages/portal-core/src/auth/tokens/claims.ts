import * as v from 'valibot';
import type { IdTokenClaims } from '../../contract/generated/openapi.ts';
import type { MatchesContract } from '../../contract/MatchesContract.ts';
import type { CurrentUser } from './currentUser.ts';

const text = v.fallback(v.string(), '');
// Strict: "true" or 1 from a misconfigured mapper must not grant access.
const flag = v.fallback(v.boolean(), false);
const identifier = v.pipe(v.string(), v.nonEmpty());
const planId = v.fallback(v.nullish(identifier, null), null);
const roleList = v.pipe(
  v.array(v.unknown()),
  v.transform((roles) => roles.filter((role): role is string => typeof role === 'string' && role !== '')),
);

const partnerSchema = v.object({
  id: identifier,
  name: text,
  sfAccountId: text,
  accessTo1Access: flag,
  accessTo1Cloud: flag,
  accessToEndUserPortal: flag,
  accessToPartnerProgramme: flag,
  iaPricePlanId: planId,
  l2PricePlanId: planId,
  mplsPricePlanId: planId,
  carrierConnectPricePlanId: planId,
  sdwanConnectPricePlanId: planId,
  cloudEnterprisePricePlanId: planId,
});

const claimsSchema = v.object({
  sub: text,
  sid: text,
  given_name: text,
  family_name: text,
  email: text,
  roles: v.nullish(v.fallback(roleList, []), null),
  realm_access: v.fallback(v.object({ roles: v.fallback(roleList, []) }), { roles: [] }),
  partner: v.fallback(v.nullish(partnerSchema, null), null),
  agreedToTermsOfUse: flag,
  apolloAccess: flag,
  artemisAccess: flag,
  artemisPagesAccess: flag,
});

/** Maps verified claims to the current user. Never throws: a missing or malformed claim grants the least. */
export function mapClaims(claims: Readonly<Record<string, unknown>>): CurrentUser {
  const { sub, sid, given_name, family_name, email, roles, realm_access, ...grants } = v.parse(
    claimsSchema satisfies MatchesContract<typeof claimsSchema, IdTokenClaims>,
    claims,
  );
  return {
    id: sub,
    ...(sid === '' ? {} : { sid }),
    roles: [...new Set(roles ?? realm_access.roles)],
    firstName: given_name,
    lastName: family_name,
    email,
    ...grants,
  };
}

/** Returns the new user, or the previous reference when no claim changed. */
export function keepUserReference(previous: CurrentUser, next: CurrentUser): CurrentUser {
  return JSON.stringify(previous) === JSON.stringify(next) ? previous : next;
}

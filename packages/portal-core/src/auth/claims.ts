import * as v from 'valibot';
import type { CurrentUser, Partner } from './currentUser.ts';

const text = v.optional(v.fallback(v.string(), ''), '');
// Strict on purpose: "true" or 1 from a misconfigured mapper must not open anything.
const flag = v.optional(v.fallback(v.boolean(), false), false);
const planId = v.optional(v.fallback(v.nullable(v.pipe(v.string(), v.nonEmpty())), null), null);
const roleList = v.pipe(
  v.array(v.unknown()),
  v.transform((roles) => roles.filter((role): role is string => typeof role === 'string' && role !== '')),
);

const partnerSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
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
  sub: v.fallback(v.string(), ''),
  sid: v.optional(v.fallback(v.string(), ''), ''),
  given_name: text,
  family_name: text,
  email: text,
  roles: v.optional(v.fallback(v.nullable(roleList), []), null),
  realm_access: v.optional(v.fallback(v.object({ roles: v.fallback(roleList, []) }), { roles: [] })),
  partner: v.optional(v.fallback(v.nullable(partnerSchema), null), null),
  agreedToTermsOfUse: flag,
  apolloAccess: flag,
  artemisAccess: flag,
  artemisPagesAccess: flag,
});

/** Reads verified claims as the current user. Never throws: whatever is missing or malformed grants the least. */
export function mapClaims(claims: Readonly<Record<string, unknown>>): CurrentUser {
  const read = v.parse(claimsSchema, { sub: '', ...claims });
  const partner: Partner | null = read.partner;
  return {
    id: read.sub,
    ...(read.sid === '' ? {} : { sid: read.sid }),
    roles: [...new Set(read.roles ?? read.realm_access?.roles ?? [])],
    firstName: read.given_name,
    lastName: read.family_name,
    email: read.email,
    partner,
    agreedToTermsOfUse: read.agreedToTermsOfUse,
    apolloAccess: read.apolloAccess,
    artemisAccess: read.artemisAccess,
    artemisPagesAccess: read.artemisPagesAccess,
  };
}

/** The user of new claims; the previous reference when nothing about the person changed. */
export function keepUserReference(previous: CurrentUser, next: CurrentUser): CurrentUser {
  return JSON.stringify(previous) === JSON.stringify(next) ? previous : next;
}

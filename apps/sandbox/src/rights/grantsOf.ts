import type { OperationRight, RightAlternative } from '../contract/openApiDocument.ts';
import { isJsonObject, type JsonObject } from '../store/mergePatch.ts';

type View = NonNullable<RightAlternative['view']>;
type PartnerFlag = NonNullable<RightAlternative['partner']>;

/** What the claims of a user grant. A missing or malformed claim grants nothing. */
export interface Grants {
  readonly hasAgreed: boolean;
  readonly roles: readonly string[];
  hasView(this: void, view: View): boolean;
  hasProduct(this: void, partner: PartnerFlag): boolean;
}

export function grantsOf(claims: JsonObject): Grants {
  const { apolloAccess, artemisAccess, artemisPagesAccess, agreedToTermsOfUse, partner } = claims;
  const views: Readonly<Record<View, boolean>> = {
    apollo: apolloAccess === true,
    artemis: artemisAccess === true,
    artemisPages: artemisAccess === true && artemisPagesAccess === true,
    either: apolloAccess === true || artemisAccess === true,
  };
  return {
    hasAgreed: agreedToTermsOfUse === true,
    roles: rolesOf(claims),
    hasView: (view) => views[view],
    hasProduct: (flag) => isJsonObject(partner) && partner[flag] === true,
  };
}

/** The claim `roles`, else the roles of the realm. */
export function rolesOf({ roles, realm_access: realm }: JsonObject): readonly string[] {
  const own = roles ?? (isJsonObject(realm) ? realm['roles'] : undefined);
  return Array.isArray(own) ? own.filter((role): role is string => typeof role === 'string') : [];
}

/** Whether grants open what an alternative needs besides its permission. */
export function isOpenTo(grants: Grants, { view, partner }: RightAlternative): boolean {
  return (
    (view === undefined || grants.hasView(view)) && (partner === undefined || grants.hasProduct(partner))
  );
}

/** The alternative that a refusal explains: the first one that only lacks its permission, else the first one. */
export function nearestOf(grants: Grants, { anyOf }: OperationRight): RightAlternative | undefined {
  return anyOf.find((alternative) => isOpenTo(grants, alternative)) ?? anyOf[0];
}

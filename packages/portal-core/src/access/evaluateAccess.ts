import type { CurrentUser } from '../auth/tokens/currentUser.ts';
import { isProduction } from '../config/isProduction.ts';
import type { AccessRequirement, AccessRule } from './rules.ts';

/** Whether a user may open something. `missing` lists every requirement that is not met, in the rule's order. */
export type AccessDecision =
  | { readonly granted: true }
  | { readonly granted: false; readonly missing: readonly AccessRequirement[] };

/** The access rules for one environment. */
export interface Access {
  /** Evaluates a rule for a user. Without a user (null) nothing is granted. */
  evaluate(this: void, rule: AccessRule, user: CurrentUser | null): AccessDecision;
}

const granted: AccessDecision = { granted: true };

const isMet: Readonly<Record<AccessRequirement, (user: CurrentUser, environment: string) => boolean>> = {
  'signed-in': () => true,
  'either-view': (user) => user.apolloAccess || user.artemisAccess,
  'apollo-access': (user) => user.apolloAccess,
  'artemis-access': (user) => user.artemisAccess,
  'artemis-pages-access': (user) => user.artemisPagesAccess,
  'partner-1access': (user) => user.partner?.accessTo1Access === true,
  'partner-1cloud': (user) => user.partner?.accessTo1Cloud === true,
  'partner-programme': (user) => user.partner?.accessToPartnerProgramme === true,
  'partner-end-user-portal': (user) => user.partner?.accessToEndUserPortal === true,
  'role-approver': (user) => user.roles.includes('approver'),
  'role-portal-admin': (user) => user.roles.includes('portal-admin'),
  'role-developer': (user) => user.roles.includes('developer'),
  'not-in-production': (_user, environment) => !isProduction(environment),
};

/** Evaluates one rule. Pure. Without a user every requirement is missing. */
export function evaluateAccess(
  rule: AccessRule,
  user: CurrentUser | null,
  environment: string,
): AccessDecision {
  if (user === null) return { granted: false, missing: ['signed-in'] };
  const missing = rule.requires.filter((requirement) => !isMet[requirement](user, environment));
  return missing.length === 0 ? granted : { granted: false, missing };
}

/** Creates the access rules for the environment that the runtime configuration names. */
export function createAccess(environment: string): Access {
  return { evaluate: (rule, user) => evaluateAccess(rule, user, environment) };
}

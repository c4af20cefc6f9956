import type { CurrentUser } from '../auth/tokens/currentUser.ts';

/**
 * An access rule as data: the ids of all its requirements, in the order they are explained. `signed-in` is met by every user; the portal
 * defines the others. A route, its menu item and its links share one rule object.
 */
export interface AccessRule {
  readonly requires: readonly string[];
}

/** The rule that every user meets. */
export const signedInRule: AccessRule = { requires: ['signed-in'] };

/** Whether a user may open something. `missing` lists every requirement that is not met, in the rule's order. */
export type AccessDecision =
  | { readonly granted: true }
  | { readonly granted: false; readonly missing: readonly string[] };

/** The access rules of a portal. */
export interface Access {
  /** Evaluates a rule for a user. Pure. Without a user (null) nothing is granted. */
  evaluate(this: void, rule: AccessRule, user: CurrentUser | null): AccessDecision;
}

/** By the id of a requirement, whether a user meets it. */
export type RequirementChecks = Readonly<Record<string, (user: CurrentUser) => boolean>>;

/** Creates the access rules from the portal's own requirements. A requirement that is not among them is never met. */
export function createAccess(checks: RequirementChecks): Access {
  const isMet = new Map<string, (user: CurrentUser) => boolean>(Object.entries(checks)).set(
    'signed-in',
    () => true,
  );
  return {
    evaluate({ requires }, user) {
      if (user === null) return { granted: false, missing: ['signed-in'] };
      const missing = requires.filter((requirement) => isMet.get(requirement)?.(user) !== true);
      return missing.length === 0 ? { granted: true } : { granted: false, missing };
    },
  };
}

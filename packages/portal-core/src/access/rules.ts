/** One requirement of an access rule. It is also the key of the text that explains the missing access to a customer. */
export type AccessRequirement =
  | 'signed-in'
  | 'either-view'
  | 'apollo-access'
  | 'artemis-access'
  | 'artemis-pages-access'
  | 'partner-1access'
  | 'partner-1cloud'
  | 'partner-programme'
  | 'partner-end-user-portal'
  | 'role-approver'
  | 'role-portal-admin'
  | 'role-developer'
  | 'not-in-production';

/** An access rule as data: all its requirements, in the order they are explained. A route, its menu item and its links share one rule object. */
export interface AccessRule {
  readonly requires: readonly AccessRequirement[];
}

const signedIn: AccessRule = { requires: ['signed-in'] };
const eitherView: AccessRule = { requires: ['either-view'] };
const apollo: AccessRule = { requires: ['apollo-access'] };
const artemis: AccessRule = { requires: ['artemis-access', 'artemis-pages-access'] };

/** Every rule of the portal, by area (ACCESS-1 to ACCESS-14). */
export const rules: {
  /** Landing, profile, legal. */
  readonly signedIn: AccessRule;
  /** Search, feedbacks. */
  readonly eitherView: AccessRule;
  /** Every Apollo route without a rule of its own. */
  readonly apollo: AccessRule;
  /** /1access */
  readonly apolloService1Access: AccessRule;
  /** /cloud */
  readonly apolloService1Cloud: AccessRule;
  /** /partner-programme */
  readonly apolloPartnerProgramme: AccessRule;
  /** /services and below */
  readonly apolloEndUserPortal: AccessRule;
  /** /approvals */
  readonly apolloApprovals: AccessRule;
  /** /admin */
  readonly apolloAdmin: AccessRule;
  /** /dev */
  readonly developer: AccessRule;
  /** /artemis/dashboard */
  readonly artemisDashboard: AccessRule;
  /** Everything else under /artemis, unknown paths too. */
  readonly artemis: AccessRule;
  /** /artemis/admin */
  readonly artemisAdmin: AccessRule;
} = {
  signedIn,
  eitherView,
  apollo,
  apolloService1Access: { requires: [...apollo.requires, 'partner-1access'] },
  apolloService1Cloud: { requires: [...apollo.requires, 'partner-1cloud'] },
  apolloPartnerProgramme: { requires: [...apollo.requires, 'partner-programme'] },
  apolloEndUserPortal: { requires: [...apollo.requires, 'partner-end-user-portal'] },
  apolloApprovals: { requires: [...apollo.requires, 'role-approver'] },
  apolloAdmin: { requires: [...apollo.requires, 'role-portal-admin'] },
  developer: { requires: ['role-developer', 'not-in-production'] },
  artemisDashboard: { requires: ['artemis-access'] },
  artemis,
  artemisAdmin: { requires: [...artemis.requires, 'role-portal-admin'] },
};

import type { AccessRule } from '@quayside/portal-core/access';

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

interface PortalRule extends AccessRule {
  readonly requires: readonly AccessRequirement[];
}

const signedIn: PortalRule = { requires: ['signed-in'] };
const eitherView: PortalRule = { requires: ['either-view'] };
const apollo: PortalRule = { requires: ['apollo-access'] };
const artemis: PortalRule = { requires: ['artemis-access', 'artemis-pages-access'] };

/** Every rule of the portal, by area (ACCESS-1 to ACCESS-14). */
export const rules: {
  /** Landing, profile, legal. */
  readonly signedIn: PortalRule;
  /** Search, feedbacks. */
  readonly eitherView: PortalRule;
  /** Every Apollo route without a rule of its own. */
  readonly apollo: PortalRule;
  /** /1access */
  readonly apolloService1Access: PortalRule;
  /** /cloud */
  readonly apolloService1Cloud: PortalRule;
  /** /partner-programme */
  readonly apolloPartnerProgramme: PortalRule;
  /** /services and below */
  readonly apolloEndUserPortal: PortalRule;
  /** /approvals */
  readonly apolloApprovals: PortalRule;
  /** /admin */
  readonly apolloAdmin: PortalRule;
  /** /dev */
  readonly developer: PortalRule;
  /** /artemis/dashboard */
  readonly artemisDashboard: PortalRule;
  /** Everything else under /artemis, unknown paths too. */
  readonly artemis: PortalRule;
  /** /artemis/admin */
  readonly artemisAdmin: PortalRule;
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

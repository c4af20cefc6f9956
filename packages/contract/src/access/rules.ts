/**
 * Every rule of the portal, by area (ACCESS-1 to ACCESS-14). What a form would send is refused without its permission, so the form's rule
 * names it.
 */
import type { AccessRule } from '@quayside/portal-core/access';
import type { permissionRoles } from '../generated/permissionRoles.ts';

/** What a role may allow: the permissions of the contract, by their ids. */
export type PermissionId = keyof typeof permissionRoles;

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
  | PermissionId
  | 'role-developer'
  | 'not-in-production';

interface PortalRule extends AccessRule {
  readonly requires: readonly AccessRequirement[];
}

const ruleOf = (...requires: readonly AccessRequirement[]): PortalRule => ({ requires });
const ruleOfApollo = (...requires: readonly AccessRequirement[]): PortalRule =>
  ruleOf('apollo-access', ...requires);
const ruleOfArtemis = (...requires: readonly AccessRequirement[]): PortalRule =>
  ruleOf('artemis-access', 'artemis-pages-access', ...requires);

/** Landing, profile, legal. */
export const signedIn: PortalRule = ruleOf('signed-in');
/** Search, feedbacks. */
export const eitherView: PortalRule = ruleOf('either-view');
/** Every Apollo route without a rule of its own. */
export const apollo: PortalRule = ruleOfApollo();
/** /1access */
export const apolloService1Access: PortalRule = ruleOfApollo('partner-1access');
/** /cloud */
export const apolloService1Cloud: PortalRule = ruleOfApollo('partner-1cloud');
/** /partner-programme */
export const apolloPartnerProgramme: PortalRule = ruleOfApollo('partner-programme');
/** /services and below */
export const apolloEndUserPortal: PortalRule = ruleOfApollo('partner-end-user-portal');
/** /approvals */
export const apolloApprovals: PortalRule = ruleOfApollo('decideApprovals');
/** /admin */
export const apolloAdmin: PortalRule = ruleOfApollo('manageUsers');
/** /dev */
export const developer: PortalRule = ruleOf('role-developer', 'not-in-production');
/** /artemis/dashboard */
export const artemisDashboard: PortalRule = ruleOf('artemis-access');
/** Everything else under /artemis, unknown paths too. */
export const artemis: PortalRule = ruleOfArtemis();
/** /artemis/admin */
export const artemisAdmin: PortalRule = ruleOfArtemis('manageUsers');
/** /new-support-case */
export const newCase: PortalRule = ruleOfApollo('raiseCases');
/** /1access/quotes/new */
export const newQuote: PortalRule = ruleOfApollo('partner-1access', 'createQuotes');
/** A new estimate of /cloud, and what its quote needs. */
export const newEstimate: PortalRule = ruleOfApollo('partner-1cloud', 'createQuotes');
/** /services/change-requests/new and /services/:serviceId/cease */
export const newChange: PortalRule = ruleOfApollo('partner-end-user-portal', 'requestChanges');
/** /partner-programme/deals/new, and the edit of a deal */
export const newDeal: PortalRule = ruleOfApollo('partner-programme', 'registerDeals');
/** /voice/ports/new */
export const newPort: PortalRule = ruleOfApollo('requestChanges');
/** /artemis/ordering/new and its drafts */
export const newOrder: PortalRule = ruleOfArtemis('placeArtemisOrders');

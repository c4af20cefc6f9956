import { permissionRoles, rules, type AccessRequirement, type PermissionId } from '@quayside/contract/access';
import { adminPaths } from '@quayside/contract/paths/admin';
import { approvalsPath } from '@quayside/contract/paths/approvals';
import { artemisDashboardPath, newOrderPath } from '@quayside/contract/paths/artemis';
import { estimatesPath } from '@quayside/contract/paths/cloud';
import { devPath } from '@quayside/contract/paths/dev';
import { newDealPath, programmePath } from '@quayside/contract/paths/partner-programme';
import { newQuotePath, quotesPath } from '@quayside/contract/paths/quoting';
import { ceasePath, newChangePath, servicesPath } from '@quayside/contract/paths/services';
import { newCasePath } from '@quayside/contract/paths/support';
import { newPortPath } from '@quayside/contract/paths/voice';
import { type AccessRule } from '@quayside/portal-core/react';

export const describedRules: Readonly<Record<keyof typeof rules, { rule: AccessRule; opens: string }>> = {
  signedIn: { rule: rules.signedIn, opens: 'Landing, profile, legal' },
  eitherView: { rule: rules.eitherView, opens: 'Search, feedbacks' },
  apollo: { rule: rules.apollo, opens: 'Apollo, where no other row names it' },
  apolloService1Access: { rule: rules.apolloService1Access, opens: quotesPath.pattern },
  apolloService1Cloud: { rule: rules.apolloService1Cloud, opens: estimatesPath.pattern },
  apolloPartnerProgramme: { rule: rules.apolloPartnerProgramme, opens: programmePath.pattern },
  apolloEndUserPortal: { rule: rules.apolloEndUserPortal, opens: `${servicesPath.pattern} and below` },
  apolloApprovals: { rule: rules.apolloApprovals, opens: approvalsPath.pattern },
  apolloAdmin: { rule: rules.apolloAdmin, opens: adminPaths.apollo.home.pattern },
  developer: { rule: rules.developer, opens: devPath.pattern },
  artemisDashboard: { rule: rules.artemisDashboard, opens: artemisDashboardPath.pattern },
  artemis: { rule: rules.artemis, opens: 'Everything else under /artemis' },
  artemisAdmin: { rule: rules.artemisAdmin, opens: adminPaths.artemis.home.pattern },
  newCase: { rule: rules.newCase, opens: newCasePath.pattern },
  newEstimate: { rule: rules.newEstimate, opens: 'New estimates, and quotes of Cloud that wait' },
  newQuote: { rule: rules.newQuote, opens: newQuotePath.pattern },
  newChange: { rule: rules.newChange, opens: `${newChangePath.pattern}, ${ceasePath.pattern}` },
  newDeal: { rule: rules.newDeal, opens: newDealPath.pattern },
  newPort: { rule: rules.newPort, opens: newPortPath.pattern },
  newOrder: { rule: rules.newOrder, opens: `${newOrderPath.pattern} and below` },
};

/** The requirements of a rule by the names of claims, roles and settings. Customers see other texts. */
const requirementTexts: Readonly<Record<Exclude<AccessRequirement, PermissionId>, string>> = {
  'signed-in': 'a signed-in user',
  'either-view': 'the claim apolloAccess or artemisAccess',
  'apollo-access': 'the claim apolloAccess',
  'artemis-access': 'the claim artemisAccess',
  'artemis-pages-access': 'the claim artemisPagesAccess',
  'partner-1access': 'the partner’s accessTo1Access',
  'partner-1cloud': 'the partner’s accessTo1Cloud',
  'partner-programme': 'the partner’s accessToPartnerProgramme',
  'partner-end-user-portal': 'the partner’s accessToEndUserPortal',
  'role-developer': 'the role developer',
  'not-in-production': 'an ENVIRONMENT other than production',
};

/** The same by any id, as a decision names them. */
export const requirements: ReadonlyMap<string, string> = new Map([
  ...Object.entries(requirementTexts),
  ...Object.entries(permissionRoles).map(([id, roles]): [string, string] => [
    id,
    roles.length === 1 ? `the role ${roles[0]}` : `one of the roles ${roles.join(', ')}`,
  ]),
]);

export function yesOrNo(flag: boolean): string {
  return flag ? 'Yes' : 'No';
}

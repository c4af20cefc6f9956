import { type AccessRequirement, rules } from '@quayside/contract/access';
import { adminPaths } from '@quayside/contract/paths/admin';
import { approvalsPath } from '@quayside/contract/paths/approvals';
import { artemisDashboardPath } from '@quayside/contract/paths/artemis';
import { estimatesPath } from '@quayside/contract/paths/cloud';
import { devPath } from '@quayside/contract/paths/dev';
import { programmePath } from '@quayside/contract/paths/partner-programme';
import { quotesPath } from '@quayside/contract/paths/quoting';
import { servicesPath } from '@quayside/contract/paths/services';
import { type AccessRule } from '@quayside/portal-core/react';

/** Every access rule, and the pages it opens. */
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
};

/** The requirements of a rule by the names of claims, roles and settings. Customers see other texts. */
const requirementTexts: Readonly<Record<AccessRequirement, string>> = {
  'signed-in': 'a signed-in user',
  'either-view': 'the claim apolloAccess or artemisAccess',
  'apollo-access': 'the claim apolloAccess',
  'artemis-access': 'the claim artemisAccess',
  'artemis-pages-access': 'the claim artemisPagesAccess',
  'partner-1access': 'the partner’s accessTo1Access',
  'partner-1cloud': 'the partner’s accessTo1Cloud',
  'partner-programme': 'the partner’s accessToPartnerProgramme',
  'partner-end-user-portal': 'the partner’s accessToEndUserPortal',
  'role-approver': 'the role approver',
  'role-portal-admin': 'the role portal-admin',
  'role-developer': 'the role developer',
  'not-in-production': 'an ENVIRONMENT other than production',
};

/** The same by any id, as a decision names them. */
export const requirements: ReadonlyMap<string, string> = new Map(Object.entries(requirementTexts));

export function yesOrNo(flag: boolean): string {
  return flag ? 'Yes' : 'No';
}

import { rules } from '@quayside/contract/access';
import { type AccessDecision, type AccessRule } from '@quayside/portal-core/access';
import type { WelcomeTopic } from '@quayside/ui/WelcomePopup';

/** The access that the page of each introduction needs: one of several. */
const needed: readonly (readonly [WelcomeTopic, readonly AccessRule[]])[] = [
  ['oneAccess', [rules.apolloService1Access]],
  ['services', [rules.apolloEndUserPortal]],
  ['support', [rules.apollo]],
  ['dashboard', [rules.apollo, rules.artemisDashboard]],
  ['search', [rules.eitherView]],
  ['resources', [rules.apollo]],
];

/** The introductions of the welcome popup to pages that a user cannot open, by what the access rules say of the user. */
export function topicsNotIncluded(evaluate: (rule: AccessRule) => AccessDecision): WelcomeTopic[] {
  return needed.flatMap(([topic, either]) => (either.some((rule) => evaluate(rule).granted) ? [] : [topic]));
}

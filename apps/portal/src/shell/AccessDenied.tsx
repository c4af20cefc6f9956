import type { AccessRequirement } from '@quayside/portal-core/access';
import { AccessDeniedScreen } from '@quayside/ui/AccessDeniedScreen';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import type { JSX } from 'react';

/** What is missing, in a customer's words. */
const words: Readonly<Record<AccessRequirement, string>> = {
  'signed-in': 'To be signed in',
  'either-view': 'Access to Apollo or Artemis',
  'apollo-access': 'Access to the Apollo view',
  'artemis-access': 'Access to the Artemis view',
  'artemis-pages-access': 'Access to the pages of the Artemis view',
  'partner-1access': 'A contract of your company for 1Access',
  'partner-1cloud': 'A contract of your company for 1Cloud',
  'partner-programme': 'Your company’s membership of the partner programme',
  'partner-end-user-portal': 'Your company’s access to services and projects',
  'role-approver': 'The role of an approver',
  'role-portal-admin': 'The role of a portal administrator',
  'role-developer': 'The role of a developer',
  'not-in-production': 'A portal that is not in production',
};

/** The Access Denied screen of a route whose rule is not met. */
export function AccessDenied({ missing }: { missing: readonly AccessRequirement[] }): JSX.Element {
  return (
    <AccessDeniedScreen
      missing={missing.map((requirement) => words[requirement])}
      actions={
        <ButtonLink variant="primary" href="/landing">
          Go to the start page
        </ButtonLink>
      }
    />
  );
}

import type { AccessRequirement } from '@quayside/portal-core/access';
import { AccessDeniedScreen } from '@quayside/ui/AccessDeniedScreen';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import type { JSX } from 'react';

/** What is missing, in a customer's words. */
const words: Readonly<Record<Exclude<AccessRequirement, 'not-in-production'>, string>> = {
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
};

const notInProduction = { text: 'This page does not exist in production.' };

/** The Access Denied screen of a route whose rule is not met. */
export function AccessDenied({ missing }: { missing: readonly AccessRequirement[] }): JSX.Element {
  // Nobody can be asked for another deployment, whatever else is missing.
  const isElsewhere = missing.includes('not-in-production');
  return (
    <AccessDeniedScreen
      missing={isElsewhere ? [] : missing.flatMap(wordsFor)}
      {...(isElsewhere && { labels: notInProduction })}
      actions={
        <ButtonLink variant="primary" href="/landing">
          Go to the start page
        </ButtonLink>
      }
    />
  );
}

function wordsFor(requirement: AccessRequirement): string[] {
  return requirement === 'not-in-production' ? [] : [words[requirement]];
}

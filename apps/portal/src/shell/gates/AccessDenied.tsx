import { permissionWords, type AccessRequirement, type PermissionId } from '@quayside/contract/access';
import type { landingPath } from '@quayside/contract/paths/landing';
import type { AddressOf } from '@quayside/portal-core/addresses';
import { useCurrentUser, usePortalServices } from '@quayside/portal-core/react';
import { AccessDeniedScreen } from '@quayside/ui/AccessDeniedScreen';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import type { JSX } from 'react';
import { useLocation } from 'react-router-dom';
import { useFindRoute } from '../routing/routesContext.ts';

const requirementTexts: Readonly<
  Record<Exclude<AccessRequirement, PermissionId | 'not-in-production'>, string>
> = {
  'signed-in': 'To be signed in',
  'either-view': 'Access to Apollo or Artemis',
  'apollo-access': 'Access to the Apollo view',
  'artemis-access': 'Access to the Artemis view',
  'artemis-pages-access': 'Access to the Artemis pages',
  'partner-1access': 'A 1Access contract for your company',
  'partner-1cloud': 'A 1Cloud contract for your company',
  'partner-programme': 'Partner programme membership for your company',
  'partner-end-user-portal': 'Access to services and projects for your company',
  'role-developer': 'The developer role',
};

/** The requirements that only the provider grants, by a contract with the user's company. */
const contractual: ReadonlySet<string> = new Set<AccessRequirement>([
  'partner-1access',
  'partner-1cloud',
  'partner-programme',
  'partner-end-user-portal',
]);

const byContract = { contact: 'Your account manager can add it to your company’s contract.' };

const notInProduction = { text: 'This page isn’t available in production.' };

/** The Access denied screen. It names the requirements that the user doesn't meet, and leads to the page above. */
export function AccessDenied({ missing }: { missing: readonly string[] }): JSX.Element {
  // No access can be requested for a page that this deployment doesn't have.
  const isNotDeployed = missing.includes('not-in-production');
  const above = usePageAbove();
  return (
    <AccessDeniedScreen
      missing={isNotDeployed ? [] : missing.flatMap(textsOf)}
      {...(missing.some((each) => contractual.has(each)) && { labels: byContract })}
      {...(isNotDeployed && { labels: notInProduction })}
      actions={
        <>
          {above && (
            <ButtonLink variant="primary" href={above.href}>
              {`Go to ${above.title}`}
            </ButtonLink>
          )}
          <ButtonLink
            variant={above ? 'secondary' : 'primary'}
            href={'/landing' satisfies AddressOf<typeof landingPath>}
          >
            Go to the start page
          </ButtonLink>
        </>
      }
    />
  );
}

/** The nearest page above this address, such as the list above a form; undefined if the user may open none. */
function usePageAbove(): { href: string; title: string } | undefined {
  const findRoute = useFindRoute();
  const { access } = usePortalServices();
  const user = useCurrentUser();
  let href = useLocation().pathname;
  while (href !== '') {
    href = href.slice(0, href.lastIndexOf('/'));
    const { route, params = {} } = findRoute(href) ?? {};
    const isOpen = route?.page && !route.path.includes('*') && href !== '';
    if (isOpen && user !== null && access.evaluate(route.access, user).granted)
      return { href, title: typeof route.title === 'string' ? route.title : route.title(params) };
  }
  return undefined;
}

const texts: ReadonlyMap<string, string> = new Map([
  ...Object.entries(requirementTexts),
  ...Object.entries(permissionWords).map(([id, allows]): [string, string] => [
    id,
    `A role with which you may ${allows}`,
  ]),
]);

function textsOf(requirement: string): string[] {
  const text = texts.get(requirement);
  return text === undefined ? [] : [text];
}

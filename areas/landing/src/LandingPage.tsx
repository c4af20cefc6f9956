import { rules } from '@quayside/contract/access';
import {
  useCurrentUser,
  usePortalServices,
  useResource,
  useView,
  type AccessRule,
} from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { toAsyncState } from '@quayside/page-kit/failures';
import { listRecentItems, useRecentItems } from '@quayside/page-kit/pins';
import { getLanding } from './api.ts';
import { LandingView } from './LandingView.tsx';
import { NoAccess } from './NoAccess.tsx';
import { products } from './products.ts';
import { waitingNumbers } from './waiting.ts';

type User = NonNullable<ReturnType<typeof useCurrentUser>>;

/** The landing page. A user with neither view gets the name of a contact. */
export function LandingPage(): JSX.Element {
  const user = useCurrentUser();
  return user?.apolloAccess || user?.artemisAccess ? <Landing user={user} /> : <NoAccess />;
}

/** The waiting items in the active view, and the products that this user may open. */
function Landing({ user }: { user: User }): JSX.Element {
  const { access } = usePortalServices();
  const { view } = useView();
  const landing = useResource(getLanding, {});
  const recent = useRecentItems();
  const isGranted = (part: { readonly access: AccessRule }) => access.evaluate(part.access, user).granted;
  return (
    <LandingView
      view={view}
      firstName={user.firstName.trim()}
      partnerName={user.partner?.name}
      numbers={waitingNumbers[view].filter(isGranted)}
      products={products[view].filter(isGranted)}
      canBegin={access.evaluate(view === 'apollo' ? rules.newCase : rules.newOrder, user).granted}
      state={toAsyncState(landing, getLanding.id)}
      receivedAtMs={landing.receivedAtMs}
      onRefresh={() => {
        void landing.refetch();
        void recent.refetch();
      }}
      recent={toAsyncState(recent, listRecentItems.id)}
    />
  );
}

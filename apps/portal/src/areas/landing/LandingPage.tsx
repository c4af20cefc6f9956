import { useCurrentUser, usePortalServices, useView } from '@quayside/portal-core/react';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Tile } from '@quayside/ui/Tile';
import { TileGrid } from '@quayside/ui/TileGrid';
import type { JSX } from 'react';
import { NoAccess } from './NoAccess.tsx';
import { products } from './products.ts';

/** The start page: the products of the active view that this user may open. */
export function LandingPage(): JSX.Element {
  const { access } = usePortalServices();
  const { view } = useView();
  const user = useCurrentUser();
  if (!user?.apolloAccess && !user?.artemisAccess) return <NoAccess />;
  const firstName = user.firstName.trim();
  const offered = products[view].filter((product) => access.evaluate(product.access, user).granted);
  return (
    <PageContent>
      <PageHeader
        size="display"
        title={firstName === '' ? 'Welcome' : `Welcome, ${firstName}`}
        lead={user.partner?.name}
      />
      <TileGrid>
        {offered.map(({ href, title, text, icon }) => (
          <Tile key={href} href={href} title={title} text={text} icon={icon} />
        ))}
      </TileGrid>
    </PageContent>
  );
}

import { rules } from '@quayside/contract/access';
import type { newOrderPath } from '@quayside/contract/paths/artemis';
import type { landingPath } from '@quayside/contract/paths/landing';
import type { AddressOf } from '@quayside/portal-core/addresses';
import { useAccess } from '@quayside/portal-core/react';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { UnderDevelopmentScreen } from '@quayside/ui/UnderDevelopmentScreen';
import type { JSX } from 'react';

/** The placeholder of a page that is not built yet: every one is a page of Artemis. Who may order is led to a new order. */
export function UnderDevelopmentPage({ name }: { name: string }): JSX.Element {
  const mayOrder = useAccess(rules.newOrder).granted;
  return (
    <UnderDevelopmentScreen
      name={name}
      {...(mayOrder && { labels: { more: 'You can already place an order in Artemis.' } })}
      actions={
        <>
          {mayOrder && (
            <ButtonLink
              variant="primary"
              href={'/artemis/ordering/new' satisfies AddressOf<typeof newOrderPath>}
            >
              New order
            </ButtonLink>
          )}
          <ButtonLink
            variant={mayOrder ? 'secondary' : 'primary'}
            href={'/landing' satisfies AddressOf<typeof landingPath>}
          >
            Go to the start page
          </ButtonLink>
        </>
      }
    />
  );
}

import type { landingPath } from '@quayside/contract/paths/landing';
import type { AddressOf } from '@quayside/portal-core/addresses';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { UnderDevelopmentScreen } from '@quayside/ui/UnderDevelopmentScreen';
import type { JSX } from 'react';

/** The placeholder of a page that is not built yet, with a way on. */
export function UnderDevelopmentPage({ name }: { name: string }): JSX.Element {
  return (
    <UnderDevelopmentScreen
      name={name}
      actions={
        <ButtonLink variant="primary" href={'/landing' satisfies AddressOf<typeof landingPath>}>
          Go to the start page
        </ButtonLink>
      }
    />
  );
}

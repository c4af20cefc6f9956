import { ButtonLink } from '@quayside/ui/ButtonLink';
import { UnderDevelopmentScreen } from '@quayside/ui/UnderDevelopmentScreen';
import type { JSX } from 'react';

/** The placeholder of a page that is not built yet, with a way on. */
export function UnderDevelopmentPage({ name }: { name: string }): JSX.Element {
  return (
    <UnderDevelopmentScreen
      name={name}
      actions={
        <ButtonLink variant="primary" href="/landing">
          Go to the start page
        </ButtonLink>
      }
    />
  );
}

import { ButtonLink } from '@quayside/ui/ButtonLink';
import { NoAccessScreen } from '@quayside/ui/NoAccessScreen';
import type { JSX } from 'react';

/** The landing page of a user with neither view: whom to ask for access, and a link to the profile. */
export function NoAccess(): JSX.Element {
  return (
    <NoAccessScreen
      actions={
        <ButtonLink variant="primary" href="/my-profile">
          Your profile
        </ButtonLink>
      }
    />
  );
}

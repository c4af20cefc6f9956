import { ButtonLink } from '@quayside/ui/ButtonLink';
import { NoAccessScreen } from '@quayside/ui/NoAccessScreen';
import type { JSX } from 'react';

/** What a user with neither view finds on the landing page: whom to ask, and the way to the profile. */
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

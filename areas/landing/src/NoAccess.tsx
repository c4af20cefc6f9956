import type { profilePath } from '@quayside/contract/paths/profile';
import type { AddressOf } from '@quayside/portal-core/addresses';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { NoAccessScreen } from '@quayside/ui/NoAccessScreen';
import type { JSX } from 'react';

/** The landing page of a user with neither view: whom to ask for access, and a link to the profile. */
export function NoAccess(): JSX.Element {
  return (
    <NoAccessScreen
      actions={
        <ButtonLink variant="primary" href={'/my-profile' satisfies AddressOf<typeof profilePath>}>
          Your profile
        </ButtonLink>
      }
    />
  );
}

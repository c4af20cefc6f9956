import { useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { AdministratorLinks } from './AdministratorLinks.tsx';
import { getProfile } from './api.ts';

/** Names the administrators of the user's company, who can change roles, as links to write to. Null while none is known. */
export function AskAdministrator(): JSX.Element | null {
  const { data } = useResource(getProfile, {});
  if (data === undefined || data.administrators.length === 0) return null;
  return (
    <span>
      Ask <AdministratorLinks administrators={data.administrators} />.
    </span>
  );
}

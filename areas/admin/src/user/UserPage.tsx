import type { JSX } from 'react';
import { AdminUserPage } from './AdminUserPage.tsx';

/** One user of the company, in Apollo. */
export function UserPage(): JSX.Element {
  return <AdminUserPage view="apollo" />;
}

export function ArtemisUserPage(): JSX.Element {
  return <AdminUserPage view="artemis" />;
}

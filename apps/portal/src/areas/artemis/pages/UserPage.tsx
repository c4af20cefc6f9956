import type { JSX } from 'react';
import { AdminUserPage } from '../../../domain/admin/user/AdminUserPage.tsx';

/** One user of the company, in Artemis. */
export function UserPage(): JSX.Element {
  return <AdminUserPage view="artemis" />;
}

import type { JSX } from 'react';
import { AdminHome } from './AdminHome.tsx';

/** Users, permissions, contacts and audit of the company, in Apollo. */
export function AdminPage(): JSX.Element {
  return <AdminHome view="apollo" />;
}

/** Users, permissions, contacts and audit of the company, in Artemis. */
export function ArtemisAdminPage(): JSX.Element {
  return <AdminHome view="artemis" />;
}

import type { JSX } from 'react';
import { AdminHome } from '../../../domain/admin/AdminHome.tsx';

/** Users, permissions, contacts and audit of the company, in Artemis. */
export function AdminPage(): JSX.Element {
  return <AdminHome view="artemis" />;
}

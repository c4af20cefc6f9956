import type { JSX } from 'react';
import { AdminHome } from '../../../domain/admin/AdminHome.tsx';

/** Users, permissions, contacts and audit of the company, in Apollo. */
export function AdminPage(): JSX.Element {
  return <AdminHome view="apollo" />;
}

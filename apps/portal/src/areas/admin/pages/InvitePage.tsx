import type { JSX } from 'react';
import { AdminInvitePage } from '../../../domain/admin/invite/AdminInvitePage.tsx';

/** Invites several people at once, in Apollo. */
export function InvitePage(): JSX.Element {
  return <AdminInvitePage view="apollo" />;
}

import type { JSX } from 'react';
import { AdminInvitePage } from './AdminInvitePage.tsx';

/** Invites several people at once, in Apollo. */
export function InvitePage(): JSX.Element {
  return <AdminInvitePage view="apollo" />;
}

/** Invites several people at once, in Artemis. */
export function ArtemisInvitePage(): JSX.Element {
  return <AdminInvitePage view="artemis" />;
}

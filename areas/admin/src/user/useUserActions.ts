import { adminPaths } from '@quayside/contract/paths/admin';
import { failureAdvice, withAdvice } from '@quayside/page-kit/failures';
import { useAction, useAddToast, useHttp } from '@quayside/portal-core/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type AdminView } from '../adminWords.ts';
import { editUser, getUser, resendInvitation, type UserDetails } from '../api.ts';
import { useReactivation, type Reactivation } from './useReactivation.ts';
import type { UserAction } from './UserView.tsx';

export interface UserActions {
  /** The action whose dialog is open. */
  readonly asking: 'deactivate' | 'revoke' | null;
  readonly running: UserAction | null;
  readonly reactivation: Reactivation;
  /** Carries an action out, or asks first. */
  start(this: void, action: UserAction): void;
  /** Confirms that the account was deactivated, with a way back. */
  confirmDeactivated(this: void, saved: UserDetails): void;
  /** Leaves the page of a user who is gone. */
  leaveRevoked(this: void): void;
  dismiss(this: void): void;
}

/** Reactivates a user, resends the invitation, and asks before the others. `onSaved` draws a version that a request brought. */
export function useUserActions(
  view: AdminView,
  user: UserDetails | undefined,
  onSaved: (saved: UserDetails) => void,
): UserActions {
  const http = useHttp();
  const navigate = useNavigate();
  const addToast = useAddToast();
  const reactivation = useReactivation(user, onSaved);
  const resend = useAction(resendInvitation, { failedText: withAdvice('The invitation was not sent.') });
  const [asking, setAsking] = useState<UserActions['asking']>(null);

  // The user is gone, but the page would load it again while it is shown.
  const isRevoked = useRef(false);
  useEffect(
    () => () => {
      if (isRevoked.current) http.cache.invalidateOperations([getUser.id]);
    },
    [http],
  );

  // The toast may outlive the page.
  async function undo({ id, etag }: UserDetails): Promise<void> {
    try {
      const input = { path: { userId: id }, body: { status: 'active' }, etag } as const;
      onSaved(await editUser.send(http, input));
    } catch (error) {
      addToast({ tone: 'critical', text: `The account wasn’t reactivated. ${failureAdvice(error)}` });
    }
  }

  async function resendTo({ id, email }: UserDetails): Promise<void> {
    const result = await resend.run({ path: { userId: id } });
    if (result.status !== 'done') return;
    onSaved(result.value);
    addToast({ tone: 'positive', text: `We sent the invitation to ${email} again. It expires in 7 days.` });
  }

  function runningAction(): UserAction | null {
    if (resend.state.status === 'running') return 'resend';
    return reactivation.state.status === 'sending' ? 'reactivate' : null;
  }

  return {
    asking,
    running: runningAction(),
    reactivation,
    start(action) {
      if (action === 'deactivate' || action === 'revoke') setAsking(action);
      else if (user && action === 'resend') void resendTo(user);
      else if (user) void reactivation.send(null, user);
    },
    confirmDeactivated: (saved) =>
      addToast({
        tone: 'positive',
        text: `${saved.name} is deactivated.`,
        action: { label: 'Undo', onAction: () => void undo(saved) },
      }),
    leaveRevoked() {
      isRevoked.current = true;
      void navigate(adminPaths[view].home.href());
    },
    dismiss: () => setAsking(null),
  };
}

import { adminPaths } from '@quayside/contract/paths/admin';
import { adviceWithReference, failureAdvice, withAdvice } from '@quayside/page-kit/failures';
import { isHttpStatusError, useAction, useAddToast, useHttp } from '@quayside/portal-core/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type AdminView } from '../adminWords.ts';
import { editUser, getUser, resendInvitation, revokeInvitation, type UserDetails } from '../api.ts';
import type { UserAction } from './UserView.tsx';

/** The actions of a user's page. */
export interface UserActions {
  /** The action whose dialog is open. */
  readonly asking: 'deactivate' | 'revoke' | null;
  readonly running: UserAction | null;
  /** The reason why the action of the dialog failed. */
  readonly problem: string | undefined;
  /** Carries an action out, or asks first. */
  start(this: void, action: UserAction): void;
  /** Carries out the action of the dialog. */
  confirm(this: void): void;
  dismiss(this: void): void;
}

/** Deactivates and reactivates a user, resends and revokes the invitation. `onReload` loads the user again, and `onSaved` takes the response of a change. */
export function useUserActions(
  view: AdminView,
  user: UserDetails | undefined,
  onReload: () => Promise<void>,
  onSaved: (saved: UserDetails) => void,
): UserActions {
  const http = useHttp();
  const navigate = useNavigate();
  const addToast = useAddToast();
  const edit = useAction(editUser, { failure: 'in-place' });
  const resend = useAction(resendInvitation, { failedText: withAdvice('The invitation was not sent.') });
  const revoke = useAction(revokeInvitation, { failure: 'in-place' });
  const [asking, setAsking] = useState<UserActions['asking']>(null);
  const [running, setRunning] = useState<UserAction | null>(null);
  const [problem, setProblem] = useState<string>();

  // The user is gone, but the page would load it again while it is shown.
  const isRevoked = useRef(false);
  useEffect(
    () => () => {
      if (isRevoked.current) http.cache.invalidateOperations([getUser.id]);
    },
    [http],
  );

  async function setStatus({ id, name, etag }: UserDetails, status: 'active' | 'deactivated'): Promise<void> {
    const input = { path: { userId: id }, body: { status }, etag };
    const result = await edit.run(input);
    if (result.status === 'failed') {
      if (isHttpStatusError(result.error, 412)) await onReload();
      const { message } = isHttpStatusError(result.error) ? (result.error.problem ?? {}) : {};
      const text = message ?? `Nothing was changed. ${adviceWithReference(editUser.id, result.error)}`;
      if (status === 'deactivated') setProblem(text);
      else addToast({ tone: 'critical', text });
    }
    if (result.status !== 'done') return;
    onSaved(result.value);
    setAsking(null);
    if (status === 'active') addToast({ tone: 'positive', text: `${name} can sign in again.` });
    else
      addToast({
        tone: 'positive',
        text: `${name} is deactivated.`,
        action: { label: 'Undo', onAction: () => void undo(result.value) },
      });
  }

  // The toast may outlive the page.
  async function undo({ id, etag }: UserDetails): Promise<void> {
    try {
      const input = { path: { userId: id }, body: { status: 'active' }, etag } as const;
      onSaved(await editUser.send(http, input));
    } catch {
      addToast({
        tone: 'critical',
        text: 'The user is still deactivated. Open the page to reactivate the account.',
      });
    }
  }

  async function takeBack({ id, email }: UserDetails): Promise<void> {
    const result = await revoke.run({ path: { userId: id } });
    if (result.status === 'failed') setProblem(`The invitation still holds. ${failureAdvice(result.error)}`);
    if (result.status !== 'done') return;
    isRevoked.current = true;
    addToast({ tone: 'positive', text: `The invitation of ${email} is revoked.` });
    void navigate(adminPaths[view].home.href());
  }

  async function send({ id, email }: UserDetails): Promise<void> {
    const result = await resend.run({ path: { userId: id } });
    if (result.status !== 'done') return;
    onSaved(result.value);
    addToast({ tone: 'positive', text: `We sent the invitation to ${email} again. It expires in 7 days.` });
  }

  async function carryOut(action: UserAction, about: UserDetails): Promise<void> {
    setRunning(action);
    setProblem(undefined);
    if (action === 'resend') await send(about);
    else if (action === 'revoke') await takeBack(about);
    else await setStatus(about, action === 'reactivate' ? 'active' : 'deactivated');
    setRunning(null);
  }

  return {
    asking,
    running,
    problem,
    start(action) {
      setProblem(undefined);
      if (action === 'deactivate' || action === 'revoke') setAsking(action);
      else if (user) void carryOut(action, user);
    },
    confirm() {
      if (user && asking) void carryOut(asking, user);
    },
    dismiss: () => setAsking(null),
  };
}

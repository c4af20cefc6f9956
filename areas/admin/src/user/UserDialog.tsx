import {
  ActionDialog,
  recordedChange,
  useDialogAction,
  useOwnName,
  withoutCache,
} from '@quayside/page-kit/versions';
import { useAddToast } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { editUser, getUser, revokeInvitation, type UserDetails } from '../api.ts';

export interface UserDialogProps {
  user: UserDetails;
  onClose: () => void;
}

/** Asks before an account is deactivated, and names the consequences. `onSaved` draws a version that a request brought. */
export function DeactivateUserDialog({
  user,
  onSaved,
  onDeactivated,
  onClose,
}: UserDialogProps & {
  onSaved: (user: UserDetails) => void;
  onDeactivated: (user: UserDetails) => void;
}): JSX.Element | null {
  const ownName = useOwnName();
  const { asked, commands } = useDialogAction<null, UserDetails>({
    input: null,
    drawn: user,
    send: (http, _input, { id, etag }) =>
      editUser.send(http, { path: { userId: id }, body: { status: 'deactivated' }, etag }),
    read: (http, { id }) => getUser.send(http, { path: { userId: id } }, withoutCache),
    take: onSaved,
    operationId: editUser.id,
    isDone: (_input, { status, changedBy }) => status === 'deactivated' && changedBy === ownName,
    onDone(_input, saved) {
      onDeactivated(saved);
      onClose();
    },
  });
  if (asked === null) return null;
  return (
    <ActionDialog
      asked={asked}
      commands={commands}
      noun="user"
      tone="critical"
      title={`Deactivate ${asked.seen.name}?`}
      isPossible={({ status }) => status === 'active'}
      lastChange={recordedChange}
      labels={{ confirm: 'Deactivate', cancel: 'Keep the account active' }}
      onCancel={onClose}
    >
      <p>These things stop:</p>
      <ul>
        <li>The user can’t sign in to Apollo or Artemis.</li>
        <li>Cases, orders and quotes stay with your company, under the user’s name.</li>
        <li>The user gets no more e-mails about them.</li>
      </ul>
      <p>Roles and access are kept. You can reactivate the account at any time.</p>
    </ActionDialog>
  );
}

/** Asks before an invitation is revoked. */
export function RevokeInvitationDialog({
  user,
  onSaved,
  onRevoked,
  onClose,
}: UserDialogProps & { onSaved: (user: UserDetails) => void; onRevoked: () => void }): JSX.Element | null {
  const addToast = useAddToast();
  const { asked, commands } = useDialogAction<null, UserDetails>({
    input: null,
    drawn: user,
    async send(http, _input, seen) {
      await revokeInvitation.send(http, { path: { userId: seen.id }, etag: seen.etag });
      return seen;
    },
    read: (http, { id }) => getUser.send(http, { path: { userId: id } }, withoutCache),
    take: onSaved,
    operationId: revokeInvitation.id,
    onDone(_input, { email }) {
      addToast({ tone: 'positive', text: `The invitation of ${email} is revoked.` });
      onRevoked();
    },
  });
  if (asked === null) return null;
  return (
    <ActionDialog
      asked={asked}
      commands={commands}
      noun="user"
      tone="critical"
      title="Revoke the invitation?"
      isPossible={({ allowedActions }) => allowedActions.includes('revokeInvitation')}
      lastChange={recordedChange}
      labels={{ confirm: 'Revoke', cancel: 'Keep it' }}
      onCancel={onClose}
    >
      <p>
        The link in the e-mail to <bdi>{asked.seen.email}</bdi> stops working. You can invite the person
        again.
      </p>
    </ActionDialog>
  );
}

import { ConfirmDialog } from '@quayside/ui/ConfirmDialog';
import type { JSX } from 'react';
import type { UserDetails } from '../api.ts';

/** The question of the dialog, and the reason why its action failed. */
export interface UserDialogProps {
  asking: 'deactivate' | 'revoke';
  user: UserDetails;
  pending: boolean;
  problem: string | undefined;
  onConfirm: () => void;
  onDismiss: () => void;
}

/** Asks before an account or an invitation ends, and names the consequences. */
export function UserDialog({
  asking,
  user,
  pending,
  problem,
  onConfirm,
  onDismiss,
}: UserDialogProps): JSX.Element {
  const isRevoking = asking === 'revoke';
  return (
    <ConfirmDialog
      open
      tone="critical"
      title={isRevoking ? 'Revoke the invitation?' : `Deactivate ${user.name}?`}
      labels={
        isRevoking
          ? { confirm: 'Revoke', cancel: 'Keep it' }
          : { confirm: 'Deactivate', cancel: 'Keep the account active' }
      }
      pending={pending}
      error={problem}
      onConfirm={onConfirm}
      onCancel={onDismiss}
    >
      {isRevoking ? (
        <p>
          The link in the e-mail to <bdi>{user.email}</bdi> stops working. You can invite the person again.
        </p>
      ) : (
        <>
          <p>These things stop:</p>
          <ul>
            <li>The user can’t sign in to Apollo or Artemis.</li>
            <li>Cases, orders and quotes stay with your company, under the user’s name.</li>
            <li>The user gets no more e-mails about them.</li>
          </ul>
          <p>Roles and access are kept. You can reactivate the account at any time.</p>
        </>
      )}
    </ConfirmDialog>
  );
}

import { lazyDialog, lazySection } from '@quayside/page-kit/loading';
import { adminPaths } from '@quayside/contract/paths/admin';
import { Skeleton } from '@quayside/ui/Skeleton';
import type { JSX } from 'react';
import { useParams } from 'react-router-dom';
import { useDetailPage } from '@quayside/page-kit/detail';
import { usePathState } from '@quayside/page-kit/page';
import type { AdminView } from '../adminWords.ts';
import { getUser, type UserDetails } from '../api.ts';
import { ReactivationOutcome } from './ReactivationOutcome.tsx';
import { UserView } from './UserView.tsx';
import { useUserActions } from './useUserActions.ts';

// The form and the headless library arrive after the facts of the user.
const RightsForm = lazySection(
  async () => (await import('./RightsForm.tsx')).RightsForm,
  <Skeleton lines={8} />,
);
const DeactivateUserDialog = lazyDialog(async () => (await import('./UserDialog.tsx')).DeactivateUserDialog);
const RevokeInvitationDialog = lazyDialog(
  async () => (await import('./UserDialog.tsx')).RevokeInvitationDialog,
);
const UserHistory = lazySection(
  async () => (await import('../audit/UserHistory.tsx')).UserHistory,
  <Skeleton lines={8} />,
);

const words = { noun: 'user', titleOf: ({ name }: UserDetails) => name };

export function AdminUserPage({ view }: { view: AdminView }): JSX.Element {
  const { userId = '' } = useParams();
  const [{ tab }, change] = usePathState(adminPaths[view].user);
  const { props, data: user, take, reload } = useDetailPage(getUser, { path: { userId } }, words);
  const actions = useUserActions(view, user, take);
  return (
    <>
      <UserView
        view={view}
        {...props}
        tab={tab}
        running={actions.running}
        outcome={<ReactivationOutcome view={view} reactivation={actions.reactivation} />}
        rights={user && <RightsForm key={user.id} view={view} user={user} onReload={reload} onSaved={take} />}
        history={<UserHistory userId={userId} />}
        onTabChange={(id) => change({ tab: id }, { replace: true })}
        onAction={actions.start}
      />
      {actions.asking !== null && user && (
        <>
          {actions.asking === 'revoke' ? (
            <RevokeInvitationDialog
              user={user}
              onSaved={take}
              onRevoked={actions.leaveRevoked}
              onClose={actions.dismiss}
            />
          ) : (
            <DeactivateUserDialog
              user={user}
              onSaved={take}
              onDeactivated={actions.confirmDeactivated}
              onClose={actions.dismiss}
            />
          )}
        </>
      )}
    </>
  );
}

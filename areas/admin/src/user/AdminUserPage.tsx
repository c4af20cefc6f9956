import { lazyDialog, lazySection } from '@quayside/page-kit/loading';
import { useAuthorName, useSavedVersion } from '@quayside/page-kit/versions';
import { adminPaths } from '@quayside/contract/paths/admin';
import { usePageTitle, useResource } from '@quayside/portal-core/react';
import { Skeleton } from '@quayside/ui/Skeleton';
import type { JSX } from 'react';
import { useParams } from 'react-router-dom';
import { toDetailState } from '@quayside/page-kit/detail';
import { usePathState } from '@quayside/page-kit/page';
import type { AdminView } from '../adminWords.ts';
import { getUser } from '../api.ts';
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

/** One user of the company, in the Admin of a view. */
export function AdminUserPage({ view }: { view: AdminView }): JSX.Element {
  const { userId = '' } = useParams();
  const [{ tab }, change] = usePathState(adminPaths[view].user);
  const [resource, takeSaved] = useSavedVersion(useResource(getUser, { path: { userId } }));
  const { data: user, refetch } = resource;
  const state = toDetailState(resource, getUser.id);
  const nameOf = useAuthorName();
  const actions = useUserActions(view, user, takeSaved);
  usePageTitle(state.status === 'notFound' ? 'User not found' : user?.name);
  return (
    <>
      <UserView
        view={view}
        state={state}
        receivedAtMs={resource.receivedAtMs}
        tab={tab}
        running={actions.running}
        outcome={<ReactivationOutcome view={view} nameOf={nameOf} reactivation={actions.reactivation} />}
        rights={
          user && <RightsForm key={user.id} view={view} user={user} onReload={refetch} onSaved={takeSaved} />
        }
        history={<UserHistory userId={userId} />}
        onTabChange={(id) => change({ tab: id }, { replace: true })}
        onAction={actions.start}
        onRefresh={() => void refetch()}
      />
      {actions.asking !== null && user && (
        <>
          {actions.asking === 'revoke' ? (
            <RevokeInvitationDialog
              user={user}
              onSaved={takeSaved}
              onRevoked={actions.leaveRevoked}
              onClose={actions.dismiss}
            />
          ) : (
            <DeactivateUserDialog
              user={user}
              onSaved={takeSaved}
              onDeactivated={actions.confirmDeactivated}
              onClose={actions.dismiss}
            />
          )}
        </>
      )}
    </>
  );
}

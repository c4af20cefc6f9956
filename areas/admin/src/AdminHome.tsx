import { lazySection } from '@quayside/page-kit/loading';
import { adminPaths } from '@quayside/contract/paths/admin';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { plusIcon } from '@quayside/ui/icons';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Tabs } from '@quayside/ui/Tabs';
import type { JSX } from 'react';
import { usePathState } from '@quayside/page-kit/page';
import { type AdminView } from './adminWords.ts';
import { UsersPanel } from './users/UsersPanel.tsx';

// Most visits are about users.
const AuditPanel = lazySection(
  async () => (await import('./audit/AuditPanel.tsx')).AuditPanel,
  <Skeleton lines={8} />,
);
const ContactsPanel = lazySection(
  async () => (await import('./contacts/ContactsPanel.tsx')).ContactsPanel,
  <Skeleton lines={8} />,
);
const PermissionsPanel = lazySection(
  async () => (await import('./permissions/PermissionsPanel.tsx')).PermissionsPanel,
  <Skeleton lines={8} />,
);

/** Admin of a view: users, permissions, contacts and audit. The tab is in the address. */
export function AdminHome({ view }: { view: AdminView }): JSX.Element {
  const [{ tab }, change] = usePathState(adminPaths[view].home);
  return (
    <PageContent>
      <PageHeader
        title="Admin"
        lead="The people of your company: what they may do, whom we contact, and what was done."
        actions={
          <ButtonLink variant="primary" icon={plusIcon} href={adminPaths[view].invite.href()}>
            Invite users
          </ButtonLink>
        }
      />
      <Tabs
        label="Admin"
        value={tab}
        // The tab is in the address, but Back leaves Admin: arrow keys pass through several tabs.
        onValueChange={(id) => change({ tab: id }, { replace: true })}
        tabs={[
          { id: 'users', label: 'Users', panel: <UsersPanel view={view} /> },
          { id: 'permissions', label: 'Who can do what', panel: <PermissionsPanel view={view} /> },
          { id: 'contacts', label: 'Contacts', panel: <ContactsPanel /> },
          { id: 'audit', label: 'Audit', panel: <AuditPanel view={view} /> },
        ]}
      />
    </PageContent>
  );
}

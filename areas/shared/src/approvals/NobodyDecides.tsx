import { rules } from '@quayside/contract/access';
import { adminPaths } from '@quayside/contract/paths/admin';
import { useAccess } from '@quayside/portal-core/react';
import { Link } from '@quayside/ui/Link';
import type { JSX } from 'react';

/** Says that nobody of the company may decide about an approval, and where the role is given. */
export function NobodyDecides(): JSX.Element {
  const mayGiveRole = useAccess(rules.apolloAdmin).granted;
  return (
    <span>
      Nobody in your company may decide yet.{' '}
      {mayGiveRole ? (
        <span>
          <Link href={adminPaths.apollo.users.href()}>Give a colleague the role Approver in Admin</Link>.
        </span>
      ) : (
        <span>An administrator of your company gives the role Approver in Admin.</span>
      )}
    </span>
  );
}

import { useCurrentUser } from '@quayside/portal-core/react';
import { Card } from '@quayside/ui/Card';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import type { JSX } from 'react';
import { yesOrNo } from './developerTexts.ts';

/** The current user, as read from the claims. A missing or malformed claim grants the least. */
export function SignedIn(): JSX.Element | null {
  const user = useCurrentUser();
  if (user === null) return null;
  return (
    <Card as="section" title="Signed in" lead="The claims, as the portal has read them">
      <DescriptionList
        columns={2}
        items={[
          { id: 'name', term: 'Name', description: `${user.firstName} ${user.lastName}`.trim() },
          { id: 'email', term: 'E-mail', description: user.email },
          { id: 'roles', term: 'Roles', description: user.roles.join(', ') },
          { id: 'agreed', term: 'Terms agreed', description: yesOrNo(user.agreedToTermsOfUse) },
          { id: 'apollo', term: 'Apollo access', description: yesOrNo(user.apolloAccess) },
          { id: 'artemis', term: 'Artemis access', description: yesOrNo(user.artemisAccess) },
          { id: 'pages', term: 'Artemis pages access', description: yesOrNo(user.artemisPagesAccess) },
          { id: 'id', term: 'Id', description: user.id, kind: 'identifier' },
          { id: 'sid', term: 'Session of the provider', description: user.sid, kind: 'identifier' },
        ]}
      />
    </Card>
  );
}

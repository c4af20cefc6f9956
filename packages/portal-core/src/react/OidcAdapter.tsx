'use client';

import type { JSX, ReactNode } from 'react';
import { AuthProvider, type AuthProviderUserManagerProps } from 'react-oidc-context';

/** The library's own view of the session, below an OidcAdapter; the portal itself uses `useSession`. */
export { useAuth } from 'react-oidc-context';

/** What OidcAdapter takes: the gateway's one manager, which must keep its reference. */
export interface OidcAdapterProps {
  userManager: NonNullable<AuthProviderUserManagerProps['userManager']>;
  children?: ReactNode;
}

/** Gives `useAuth` of react-oidc-context the session's own manager. It only mirrors: callbacks, renewal and checks stay with the session. */
export function OidcAdapter({ userManager, children }: OidcAdapterProps): JSX.Element {
  return (
    <AuthProvider userManager={userManager} skipSigninCallback>
      {children}
    </AuthProvider>
  );
}

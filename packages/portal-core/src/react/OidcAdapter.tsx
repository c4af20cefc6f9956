'use client';

import type { JSX, ReactNode } from 'react';
import { AuthProvider, type AuthProviderUserManagerProps } from 'react-oidc-context';

/** The OIDC library's own view of the session. Use it below an OidcAdapter; the portal itself uses `useSession`. */
export { useAuth } from 'react-oidc-context';

/** Props of `OidcAdapter`. `userManager` is the gateway's, and must keep its reference. */
export interface OidcAdapterProps {
  userManager: NonNullable<AuthProviderUserManagerProps['userManager']>;
  children?: ReactNode;
}

/** Provides the session's UserManager to `useAuth` of react-oidc-context. It is a copy: callbacks, refreshes and checks stay with the session. */
export function OidcAdapter({ userManager, children }: OidcAdapterProps): JSX.Element {
  return (
    <AuthProvider userManager={userManager} skipSigninCallback>
      {children}
    </AuthProvider>
  );
}

import {
  type BaseServices,
  OidcAdapter,
  type OidcAdapterProps,
  PortalProvider,
  useView,
} from '@quayside/portal-core/react';
import { QuaysideProvider } from '@quayside/ui';
import type { JSX, ReactNode } from 'react';
import { PageBoundary } from './loading/PageBoundary.tsx';
import { RouterLink } from './routing/RouterLink.tsx';
import { SessionGate } from './gates/SessionGate.tsx';
import { TermsGate, type TermsGateProps } from './gates/TermsGate.tsx';
import { SignedInApp, type SignedInAppProps } from './loading/SignedInApp.tsx';

/** Everything the shell is given by the composition. */
export interface AppProps extends Pick<OidcAdapterProps, 'userManager'> {
  services: BaseServices;
  termsText: TermsGateProps['text'];
  loadSignedInApp: SignedInAppProps['load'];
}

/** The root shell: Loading, then sign-in, then the terms, then the bar, the announcement and the page. */
export function App({ services, userManager, termsText, loadSignedInApp }: AppProps): JSX.Element {
  return (
    <PortalProvider services={services}>
      <OidcAdapter userManager={userManager}>
        <Appearance>
          <PageBoundary place="alone">
            <SessionGate>
              <TermsGate text={termsText}>
                <PageBoundary place="alone">
                  <SignedInApp load={loadSignedInApp} />
                </PageBoundary>
              </TermsGate>
            </SessionGate>
          </PageBoundary>
        </Appearance>
      </OidcAdapter>
    </PortalProvider>
  );
}

function Appearance({ children }: { children: ReactNode }): JSX.Element {
  const { view } = useView();
  return (
    <QuaysideProvider view={view} linkComponent={RouterLink}>
      {children}
    </QuaysideProvider>
  );
}

import {
  OidcAdapter,
  type OidcAdapterProps,
  PortalProvider,
  type PortalServices,
  useView,
} from '@quayside/portal-core/react';
import { QuaysideProvider } from '@quayside/ui';
import type { JSX, ReactNode } from 'react';
import { PageBoundary } from './PageBoundary.tsx';
import { RouterLink } from './RouterLink.tsx';
import { SessionGate } from './SessionGate.tsx';
import { TermsGate, type TermsGateProps } from './TermsGate.tsx';
import { Workplace, type WorkplaceProps } from './Workplace.tsx';

/** Everything the shell is given by the composition. */
export interface AppProps extends Pick<OidcAdapterProps, 'userManager'> {
  services: PortalServices;
  termsText: TermsGateProps['text'];
  loadWorkplace: WorkplaceProps['load'];
}

/** The root shell: Loading, then sign-in, then the terms, then the bar, the announcement and the page. */
export function App({ services, userManager, termsText, loadWorkplace }: AppProps): JSX.Element {
  return (
    <PortalProvider services={services}>
      <OidcAdapter userManager={userManager}>
        <Appearance>
          <PageBoundary place="alone">
            <SessionGate>
              <TermsGate text={termsText}>
                <PageBoundary place="alone">
                  <Workplace load={loadWorkplace} />
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

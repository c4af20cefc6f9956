import {
  type BaseServices,
  OidcAdapter,
  type OidcAdapterProps,
  PortalProvider,
  useStore,
  useView,
} from '@quayside/portal-core/react';
import { QuaysideProvider } from '@quayside/ui';
import { type ComponentType, createElement, type JSX, type ReactNode } from 'react';
import { appearanceOfPage } from '@quayside/page-kit/settings';
import { timeZone } from '@quayside/page-kit/format';
import type { Loader } from './loading/createLoader.ts';
import { useLoader } from './loading/lazyPart.tsx';
import { PageBoundary } from './loading/PageBoundary.tsx';
import { PageLoading } from './loading/PageLoading.tsx';
import { RouterLink } from './routing/RouterLink.tsx';
import { SessionGate } from './gates/SessionGate.tsx';
import { TermsGate, type TermsGateProps } from './gates/TermsGate.tsx';

export interface AppProps extends Pick<OidcAdapterProps, 'userManager'> {
  services: BaseServices;
  termsText: TermsGateProps['text'];
  loadSignedInApp: Loader<ComponentType>;
}

/** The root of the portal: Loading, then the sign-in, then the terms, then the signed-in app. */
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

function SignedInApp({ load }: { load: Loader<ComponentType> }): ReactNode {
  const Loaded = useLoader(load);
  return Loaded === null ? <PageLoading /> : createElement(Loaded);
}

function Appearance({ children }: { children: ReactNode }): JSX.Element {
  const { view } = useView();
  const zone = useStore(timeZone);
  return (
    <QuaysideProvider view={view} {...appearanceOfPage()} timeZone={zone} linkComponent={RouterLink}>
      {children}
    </QuaysideProvider>
  );
}

import '@quayside/ui/styles.css';
import { createBrowserPlatform } from '@quayside/portal-core/platform';
import { QuaysideProvider } from '@quayside/ui';
import { StrictMode, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { composePortal } from './composePortal.ts';
import { PRODUCT_NAME } from './product.ts';
import { App } from './shell/App.tsx';
import { CannotStart } from './shell/CannotStart.tsx';
import { lazyNamed } from './shell/lazyNamed.ts';
import { PageLoading } from './shell/PageLoading.tsx';

const platform = createBrowserPlatform();
const TermsOfUseText = lazyNamed('TermsOfUseText', () => import('./pages/legal/TermsOfUseText.tsx'));

/** Draws a screen that comes before the portal, or in its place. */
function show(root: Root, screen: ReactNode): void {
  root.render(<QuaysideProvider>{screen}</QuaysideProvider>);
}

/** Starts the portal, or says that it cannot; Loading stands there meanwhile. */
async function boot(root: Root): Promise<void> {
  document.title = PRODUCT_NAME;
  show(root, <PageLoading />);
  const composition = await composePortal(platform);
  if (composition.status === 'failed') {
    show(root, <CannotStart onRetry={() => void boot(root)} />);
    return;
  }
  const { services, userManager, loadWorkplace, start } = composition;
  root.render(
    <StrictMode>
      <App
        services={services}
        userManager={userManager}
        termsText={<TermsOfUseText />}
        loadWorkplace={loadWorkplace}
      />
    </StrictMode>,
  );
  start();
}

const element = document.getElementById('root');
// Inside a frame it never starts: a silent-check page that is missing must not start the portal within itself for ever.
if (element && !platform.browser.isFramed()) void boot(createRoot(element));

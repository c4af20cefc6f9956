import '@quayside/ui/styles.css';
import { QuaysideProvider } from '@quayside/ui';
import { type Component, StrictMode, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { platform, takeComposition } from './boot/composition.ts';
import { PRODUCT_NAME } from './domain/product.ts';
import { App } from './shell/App.tsx';
import { CannotStart } from './shell/gates/CannotStart.tsx';
import { lazyNamed } from './shell/loading/lazyNamed.ts';
import { PageLoading } from './shell/loading/PageLoading.tsx';

const TermsOfUseText = lazyNamed('TermsOfUseText', () => import('./areas/legal/TermsOfUseText.tsx'));

/** Draws a screen that comes before the portal, or in its place. */
function show(root: Root, screen: ReactNode): void {
  root.render(<QuaysideProvider>{screen}</QuaysideProvider>);
}

/** Starts the portal, or says that it cannot; Loading stands there meanwhile. */
async function boot(root: Root): Promise<void> {
  document.title = PRODUCT_NAME;
  show(root, <PageLoading />);
  const composition = await takeComposition();
  if (composition.status === 'failed') {
    show(root, <CannotStart onRetry={() => void boot(root)} />);
    return;
  }
  const { services, userManager, loadSignedInApp } = composition;
  root.render(
    <StrictMode>
      <App
        services={services}
        userManager={userManager}
        termsText={TermsOfUseText}
        loadSignedInApp={loadSignedInApp}
      />
    </StrictMode>,
  );
}

/** Reports what an error boundary caught: on the console, as React does by default, and as an event on the window, with the id of the area whose part failed. */
function onCaughtError(error: unknown, { errorBoundary }: { errorBoundary?: Component | undefined }): void {
  // oxlint-disable-next-line no-console -- as React does where nobody else listens
  console.error(error);
  const { areaId } = { ...errorBoundary?.props } as { areaId?: string };
  dispatchEvent(Object.assign(new ErrorEvent('portal:caught-error', { error }), { areaId }));
}

function start(element: Element): void {
  void boot(createRoot(element, { onCaughtError }));
}

const element = document.getElementById('root');
const styles = document.querySelector('body > link');
// Inside a frame it never starts. Without its stylesheet nothing could be read: what index.html says by itself stays, with its way to reload.
if (element && !platform.browser.isFramed()) {
  if (styles === null || getComputedStyle(element).getPropertyValue('--qs-size-bar')) start(element);
  else styles.addEventListener('load', () => start(element));
}

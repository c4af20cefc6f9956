import { QuaysideProvider } from '@quayside/ui';
import { type Component, StrictMode, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { platform, takeComposition } from './boot/composition.ts';
import { appearanceOfPage } from '@quayside/page-kit/settings';
import { PRODUCT_NAME } from '@quayside/shared/product.ts';
import { App } from './shell/App.tsx';
import { CannotStart } from './shell/gates/CannotStart.tsx';
import { lazyPart } from './shell/loading/lazyPart.tsx';
import { PageLoading } from './shell/loading/PageLoading.tsx';

const TermsOfUseText = lazyPart(
  async () => (await import('@quayside/area-legal/TermsOfUseText.tsx')).TermsOfUseText,
);

/** Renders a screen before the portal, or in place of it. */
function renderScreen(root: Root, screen: ReactNode): void {
  root.render(<QuaysideProvider {...appearanceOfPage()}>{screen}</QuaysideProvider>);
}

/** Shows Loading, then the portal or the Cannot start screen. */
async function boot(root: Root): Promise<void> {
  document.title = PRODUCT_NAME;
  renderScreen(root, <PageLoading />);
  const composition = await takeComposition();
  if (composition.status === 'failed') {
    renderScreen(root, <CannotStart onRetry={() => void boot(root)} />);
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

/** Reports an error that a boundary caught: to the console, as React does by default, and to the window, where `portal-core/events` listens, with the id of the area whose part failed. */
function onCaughtError(error: unknown, { errorBoundary }: { errorBoundary?: Component | undefined }): void {
  // oxlint-disable-next-line no-console -- as React does by default
  console.error(error);
  const { areaId } = { ...errorBoundary?.props } as { areaId?: string };
  dispatchEvent(Object.assign(new ErrorEvent('portal:caught-error', { error }), { areaId }));
}

const element = document.getElementById('root');
// The portal never starts inside a frame.
if (element && !platform.browser.isFramed()) void boot(createRoot(element, { onCaughtError }));

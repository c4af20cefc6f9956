import { createBrowserPlatform } from '@quayside/portal-core/platform';
import { composePortal, type PortalComposition } from './composePortal.ts';

export const platform = createBrowserPlatform();

// The build puts this module into a chunk that runs as soon as it is loaded, so the sign-in starts while React is still loading.
// The portal never starts inside a frame: without the silent-check page it would start within itself endlessly.
let started = platform.browser.isFramed() ? null : compose();

/** Returns the composition that this module has started. Later calls start a new one. */
export function takeComposition(): Promise<PortalComposition> {
  const composition = started ?? compose();
  started = null;
  return composition;
}

async function compose(): Promise<PortalComposition> {
  const composition = await composePortal(platform);
  if (composition.status === 'ready') composition.start();
  return composition;
}

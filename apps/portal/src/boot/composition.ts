import { createBrowserPlatform } from '@quayside/portal-core/platform';
import { composePortal, type PortalComposition } from './composePortal.ts';

/** The browser, as the portal sees it. */
export const platform = createBrowserPlatform();

// A file of its own that index.html runs as soon as it is there: the sign-in is under way while what draws the portal is still loading.
// Inside a frame the portal never starts: a silent-check page that is missing must not start it within itself for ever.
let begun = platform.browser.isFramed() ? null : compose();

/** The portal as it was begun, or, once that has been given away, begun anew. */
export function takeComposition(): Promise<PortalComposition> {
  const composition = begun ?? compose();
  begun = null;
  return composition;
}

async function compose(): Promise<PortalComposition> {
  const composition = await composePortal(platform);
  if (composition.status === 'ready') composition.start();
  return composition;
}

import type { Platform } from '@quayside/portal-core';
import type { BaseServices } from '@quayside/portal-core/react';
import { routes } from '../routes.ts';
import { createFindRoute } from '../shell/routing/findRoute.ts';
import { loadAnnouncementParts } from '../shell/overlays/useAnnouncementBanner.ts';

/** Has what the first drawing is about to ask for on its way by then: on a slow device that drawing takes its time. A page that is denied is not loaded. */
export function preload(
  { session, terms, access, announcement }: BaseServices,
  { browser }: Pick<Platform, 'browser'>,
): void {
  const findRoute = createFindRoute(routes);

  function loadPage(): void {
    const state = session.getSnapshot();
    if (terms.getSnapshot().status !== 'agreed' || state.status !== 'signed-in') return;
    const route = findRoute(browser.location().pathname)?.route;
    if (route && access.evaluate(route.access, state.user).granted) route.page?.load().catch(() => undefined);
  }

  terms.subscribe(loadPage);
  announcement.subscribe(() => {
    const state = announcement.getSnapshot();
    if (state.status === 'ready' && state.html !== null) loadAnnouncementParts().catch(() => undefined);
  });
  // The terms may have been agreed while this was loading.
  loadPage();
}

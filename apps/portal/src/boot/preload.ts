import type { Platform } from '@quayside/portal-core';
import type { BaseServices } from '@quayside/portal-core/react';
import { routes } from '../routes.ts';
import { createFindRoute } from '../shell/routing/findRoute.ts';
import { loadAnnouncementParts } from '../shell/overlays/useAnnouncementBanner.ts';

/** Loads the code of the page and of the announcement before the first render asks for it, which takes long on a slow device. It does not load a page that is denied. */
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
  // The user may have agreed to the terms before this code was loaded.
  loadPage();
}

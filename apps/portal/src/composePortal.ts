import {
  type ConfigError,
  createAuthSession,
  createHttpClient,
  createTokenSetValidator,
  type Platform,
} from '@quayside/portal-core';
import { createAccess } from '@quayside/portal-core/access';
import { createAnnouncement } from '@quayside/portal-core/announcement';
import { loadRuntimeConfig } from '@quayside/portal-core/config';
import { createNavigation } from '@quayside/portal-core/navigation';
import { createOidcGateway, type LibraryOidcGateway } from '@quayside/portal-core/oidc';
import type { PortalServices } from '@quayside/portal-core/react';
import { createTerms } from '@quayside/portal-core/terms';
import { createViewStore } from '@quayside/portal-core/view';

/** Where a deployment serves the runtime config; a build setting. */
const CONFIG_URL = import.meta.env['VITE_CONFIG_URL'] ?? '/assets/portal/config.json';

/** The portal's parts, wired but not started; or why it cannot start. */
export type PortalComposition =
  | { status: 'failed'; error: ConfigError }
  | {
      status: 'ready';
      services: PortalServices;
      userManager: LibraryOidcGateway['userManager'];
      /** Begins the sign-in; what needs a user follows by itself. */
      start: () => void;
    };

/** Builds every part once and wires them; the only place that does. */
export async function composePortal(platform: Platform): Promise<PortalComposition> {
  const { clock, tabStorage, deviceStorage, browser, openSilentFrame, channel, logger, fetch } = platform;
  const loaded = await loadRuntimeConfig({ url: CONFIG_URL }, { fetch, clock, logger });
  if (loaded.status === 'failed') {
    logger.error('The portal cannot start without its runtime config.', loaded.error);
    return loaded;
  }
  const { config, serverTimeOffsetMs } = loaded;
  const clientId = config.keycloakClientId;
  const gateway = createOidcGateway(
    { authority: config.authority, clientId, origin: browser.origin },
    { fetch, openSilentFrame, tabStorage },
  );
  const validator = createTokenSetValidator(
    { issuer: config.authority, clientId, serverTimeOffsetMs },
    { clock, fetchSigningKeys: gateway.fetchSigningKeys },
  );
  const session = createAuthSession({}, { gateway, validator, browser, clock, tabStorage, channel, logger });
  const http = createHttpClient({ baseUrl: browser.origin }, { tokens: session, clock });
  const services: PortalServices = {
    config,
    session,
    http,
    access: createAccess(config.environment),
    terms: createTerms({}, { session, http, channel, logger }),
    announcement: createAnnouncement({}, { http, logger }),
    navigation: createNavigation({}, { http, logger }),
    view: createViewStore({ tabStorage, deviceStorage }),
  };
  return { status: 'ready', services, userManager: gateway.userManager, start: () => start(services) };
}

function start({ session, terms, view, navigation, announcement }: PortalServices): void {
  view.start();
  session.onSignOut(() => {
    navigation.reset();
    announcement.reset();
  });
  session.subscribe(() => {
    const state = session.getSnapshot();
    if (state.status === 'signed-in') view.correctByAccess(state.user);
  });
  // Before the terms are agreed nothing else is requested.
  terms.subscribe(() => {
    if (terms.getSnapshot().status !== 'agreed') return;
    void navigation.load();
    void announcement.load();
  });
  terms.start();
  void session.start();
}

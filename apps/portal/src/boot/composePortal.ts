import {
  type ConfigError,
  createAuthSession,
  createHttpClient,
  createTokenSetValidator,
  type Platform,
} from '@quayside/portal-core';
import { createPortalAccess } from '@quayside/contract/access';
import { createAnnouncement } from '@quayside/portal-core/announcement';
import { loadRuntimeConfig, type RuntimeConfig } from '@quayside/portal-core/config';
import { createNavigation } from '@quayside/portal-core/navigation';
import { createOidcGateway, type LibraryOidcGateway } from '@quayside/portal-core/oidc';
import type { BaseServices } from '@quayside/portal-core/react';
import { createTerms } from '@quayside/portal-core/terms';
import { createViewStore } from '@quayside/portal-core/view';
import type { ComponentType } from 'react';
import type { ConnectMaintenance } from './composeSignedInServices.ts';
import type { PortalEvents } from './composeEvents.ts';
import { CONFIG_URL, withEarlyResponses } from './earlyRequests.ts';
import { createLoader, type Loader } from '../shell/loading/createLoader.ts';

/** The portal, composed but not started; or why it can't start. */
export type PortalComposition =
  | { status: 'failed'; error: ConfigError }
  | {
      status: 'ready';
      services: BaseServices;
      userManager: LibraryOidcGateway['userManager'];
      loadSignedInApp: Loader<ComponentType>;
      /** Starts the sign-in. The features that need a user start once there is one. */
      start: () => void;
    };

const importSignedInApp = () => import('./composeSignedInApp.tsx');

/** Builds the portal's services and connects them. Nothing else builds them. */
export async function composePortal(platform: Platform): Promise<PortalComposition> {
  const { clock, tabStorage, deviceStorage, browser, openSilentFrame, channel, logger } = platform;
  const fetch = withEarlyResponses(platform.fetch);
  // Fetches the code during the sign-in. A failure shows when the code is needed.
  importSignedInApp().catch(() => undefined);
  const loaded = await loadRuntimeConfig({ url: CONFIG_URL }, { fetch, clock, logger });
  if (loaded.status === 'failed') {
    logger.error('The portal cannot start without its runtime config.', loaded.error);
    return loaded;
  }
  const { config, serverTimeOffsetMs } = loaded;
  const clientId = config.keycloakClientId;
  const events = await loadEvents(config, platform);
  const provider = createOidcGateway(
    { authority: config.authority, clientId, origin: browser.origin },
    { clock, fetch, openSilentFrame: events?.observeFrame(openSilentFrame) ?? openSilentFrame, tabStorage },
  );
  const gateway = events?.observeGateway(provider) ?? provider;
  const validator = createTokenSetValidator(
    { issuer: config.authority, clientId, serverTimeOffsetMs },
    { clock, fetchSigningKeys: gateway.fetchSigningKeys },
  );
  const session = createAuthSession({}, { gateway, validator, browser, clock, tabStorage, channel, logger });
  events?.follow(session);
  const reports = createMaintenanceRelay();
  const client = createHttpClient(
    {
      baseUrl: browser.origin,
      onServiceUnavailable(event) {
        events?.serviceUnavailable(event);
        reports.notify((listener) => listener.report(event));
      },
      onServiceRestored: () => reports.notify((listener) => listener.restored()),
    },
    { tokens: session, clock },
  );
  const http = events?.observe(client) ?? client;
  const services: BaseServices = {
    config,
    session,
    http,
    platform,
    access: createPortalAccess(config.environment),
    terms: createTerms({}, { session, http, channel, logger }),
    announcement: createAnnouncement({}, { http, logger }),
    navigation: createNavigation({}, { http, clock, logger }),
    view: createViewStore({ tabStorage, deviceStorage }),
  };
  const loadSignedInApp = createLoader(async () => {
    const { composeSignedInApp } = await importSignedInApp();
    return composeSignedInApp(services, platform, reports.connect, events);
  });
  return {
    status: 'ready',
    services,
    userManager: gateway.userManager,
    loadSignedInApp,
    start() {
      loadSignedInApp().catch(() => undefined);
      start(services);
    },
  };
}

/** Loads the events of the deployment, if it has an `EVENTS_URL`. The portal waits for them, so that they observe the sign-in too. */
async function loadEvents(
  { eventsUrl, environment }: RuntimeConfig,
  platform: Platform,
): Promise<PortalEvents | null> {
  if (eventsUrl === null) return null;
  try {
    const { composeEvents } = await import('./composeEvents.ts');
    return composeEvents({ eventsUrl, environment }, platform);
  } catch (error) {
    platform.logger.warn('The events could not be loaded, so the portal runs without them.', error);
    return null;
  }
}

type MaintenanceListener = Parameters<ConnectMaintenance>[0];

/** Passes reports of outages to the listener. Reports from before it connects wait for it. */
function createMaintenanceRelay(): {
  notify: (report: (listener: MaintenanceListener) => void) => void;
  connect: ConnectMaintenance;
} {
  const queued: ((listener: MaintenanceListener) => void)[] = [];
  let connected: MaintenanceListener | null = null;
  return {
    notify(report) {
      if (connected === null) queued.push(report);
      else report(connected);
    },
    connect(listener) {
      connected = listener;
      for (const report of queued) report(listener);
    },
  };
}

function start({ session, terms, view, navigation, announcement }: BaseServices): void {
  view.start();
  session.onSignOut(() => {
    navigation.reset();
    announcement.reset();
  });
  session.subscribe(() => {
    const state = session.getSnapshot();
    if (state.status === 'signed-in') view.correctByAccess(state.user);
  });
  // No other request is sent before the user agrees to the terms.
  terms.subscribe(() => {
    if (terms.getSnapshot().status !== 'agreed') return;
    void navigation.load();
    void announcement.load();
  });
  terms.start();
  void session.start();
}

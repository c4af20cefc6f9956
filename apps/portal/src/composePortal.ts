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
import type { ConnectReports } from './composeCompanions.ts';
import { loadOnce } from './shell/loadOnce.ts';
import type { WorkplaceProps } from './shell/Workplace.tsx';

/** Where a deployment serves the runtime config; a build setting. */
const CONFIG_URL = import.meta.env['VITE_CONFIG_URL'] ?? '/assets/portal/config.json';

/** The portal's parts, wired but not started; or why it cannot start. */
export type PortalComposition =
  | { status: 'failed'; error: ConfigError }
  | {
      status: 'ready';
      services: PortalServices;
      userManager: LibraryOidcGateway['userManager'];
      /** What stands behind the sign-in; the same promise until it failed and is tried again. */
      loadWorkplace: WorkplaceProps['load'];
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
  const reports = createReports();
  const http = createHttpClient(
    {
      baseUrl: browser.origin,
      onServiceUnavailable: (event) => reports.tell((hear) => hear.report(event)),
      onServiceRestored: () => reports.tell((hear) => hear.restored()),
    },
    { tokens: session, clock },
  );
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
  const loadWorkplace = loadOnce(async () => {
    const { composeWorkplace } = await import('./workplace.tsx');
    return composeWorkplace(services, platform, reports.connect);
  });
  return {
    status: 'ready',
    services,
    userManager: gateway.userManager,
    loadWorkplace,
    start() {
      // It comes while the sign-in is under way; where it is needed its failure shows.
      loadWorkplace().catch(() => undefined);
      start(services);
    },
  };
}

type Hear = Parameters<ConnectReports>[0];

/** What is reported before anybody hears it waits for who comes. */
function createReports(): { tell: (report: (hear: Hear) => void) => void; connect: ConnectReports } {
  const missed: ((hear: Hear) => void)[] = [];
  let heard: Hear | null = null;
  return {
    tell(report) {
      if (heard === null) missed.push(report);
      else report(heard);
    },
    connect(hear) {
      heard = hear;
      for (const report of missed) report(hear);
    },
  };
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

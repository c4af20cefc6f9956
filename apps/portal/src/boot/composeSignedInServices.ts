import type { Platform } from '@quayside/portal-core';
import { createUnsavedWork } from '@quayside/portal-core/drafts';
import { createLiveChat } from '@quayside/portal-core/live-chat';
import { createMaintenance, type Maintenance } from '@quayside/portal-core/maintenance';
import { createNotifications } from '@quayside/portal-core/notifications';
import { createRouteReset } from '@quayside/portal-core/areas';
import type { BaseServices, SignedInServices } from '@quayside/portal-core/react';
import { createOtherUserWatch, createSessionEnding } from '@quayside/portal-core/session-ending';
import { createSurvey } from '@quayside/portal-core/survey';
import { createToasts } from '@quayside/portal-core/toasts';
import { createUsage } from '@quayside/portal-core/usage';
import type { OnVisit } from '../shell/routing/Pages.tsx';
import type { PortalEvents } from './composeEvents.ts';
import { watchConnection } from '../shell/overlays/toasts/watchConnection.ts';
import { watchLiveChat } from '../shell/overlays/toasts/watchLiveChat.ts';
import { watchMaintenance } from '../shell/overlays/toasts/watchMaintenance.ts';
import { watchSessionEnding } from '../shell/overlays/toasts/watchSessionEnding.ts';
import { watchSurvey } from '../shell/overlays/toasts/watchSurvey.ts';
import { watchVersion } from '../shell/overlays/toasts/watchVersion.ts';
import { createThirdParties } from '../third-parties/createThirdParties.ts';

/** The services of a signed-in user, and how the shell reports navigations to them. */
export interface SignedInComposition {
  services: SignedInServices;
  /** Call it after each navigation. */
  visit: OnVisit;
}

/** Connects the maintenance state to the HTTP client's reports of outages. */
export type ConnectMaintenance = (listener: Pick<Maintenance, 'report' | 'restored'>) => void;

/** Builds and starts the services that need a signed-in user, on top of the base services. */
export function composeSignedInServices(
  base: BaseServices,
  platform: Platform,
  connectMaintenance: ConnectMaintenance,
  events: Pick<PortalEvents, 'thirdPartyFailed'> | null,
): SignedInComposition {
  const { config, session, terms, http } = base;
  const { browser, channel, clock, tabStorage, logger } = platform;
  const toasts = createToasts();
  const maintenance = createMaintenance({}, { clock });
  const unsavedWork = createUnsavedWork({}, { session, browser, tabStorage, clock, logger });
  const sessionEnding = createSessionEnding({}, { session, clock });
  const otherUserWatch = createOtherUserWatch({}, { session, browser, clock, channel, logger });
  const notifications = createNotifications({}, { session, terms, http, clock, tabStorage, logger });
  const {
    liveChat: chatParts,
    survey: surveyParts,
    usage: usageParts,
  } = createThirdParties(
    { baseUrl: browser.origin, allowedOrigins: [browser.origin, ...config.thirdPartyOrigins] },
    { clock, logger, findFocusTarget, onFailure: (failure) => events?.thirdPartyFailed(failure) },
  );
  const shared = { session, terms, clock, logger };
  const liveChat = createLiveChat({}, { ...shared, ...chatParts, http });
  const survey = createSurvey({ scriptUrl: config.surveyScriptUrl }, { ...shared, ...surveyParts });
  const usage = createUsage(
    { environment: config.environment, scriptUrl: config.usageScriptUrl },
    { ...shared, ...usageParts },
  );
  const routeReset = createRouteReset(http.cache);

  session.onSignOut(() => {
    toasts.clear();
    maintenance.reset();
  });
  const parts = [unsavedWork, sessionEnding, otherUserWatch, notifications, liveChat, survey, usage];
  for (const { start } of parts) start();
  watchConnection(browser, toasts);
  watchMaintenance(maintenance, { toasts, clock });
  watchSessionEnding(sessionEnding, { toasts, clock });
  watchSurvey(survey, toasts);
  watchLiveChat(liveChat, toasts);
  watchVersion({ toasts, clock, unsavedWork, browser });
  // Last, because it delivers earlier outages at once and the toasts must listen by then.
  connectMaintenance(maintenance);
  return {
    services: {
      ...base,
      toasts,
      maintenance,
      unsavedWork,
      sessionEnding,
      notifications,
      liveChat,
      survey,
    },
    visit(pathname, route, isGranted) {
      usage.visit(pathname);
      routeReset.visit(route);
      // A denied page offers no chat.
      liveChat.visit(isGranted && route?.liveChat != null);
    },
  };
}

/**
 * Returns the element that gets the focus when a third party's window closes: the button that opened it, else the page's heading.
 */
function findFocusTarget(): HTMLElement | null {
  return document.querySelector('[data-floating="chat"] button') ?? document.querySelector('main h1');
}

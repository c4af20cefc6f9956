import type { AuthSession, Platform } from '@quayside/portal-core';
import {
  createEventBatches,
  createEventEmitter,
  createHttpObserver,
  createRouteTimes,
  createSessionObserver,
  type HttpObserver,
  observeBrowserTimeline,
  observeFaults,
  observeVitals,
  type OnEvent,
  type RouteTimes,
  type SessionObserver,
  toOtlpLogs,
} from '@quayside/portal-core/events';
import type { ThirdPartyFailure } from '../third-parties/createThirdPartyFrame.ts';

/** What the composition hands its parts to, so that what they do is told. */
export interface PortalEvents extends HttpObserver, RouteTimes, Omit<SessionObserver, 'follow'> {
  follow: (session: AuthSession) => void;
  thirdPartyFailed: (failure: ThirdPartyFailure) => void;
}

/** Where events go, and from where. */
export interface EventsTarget {
  /** A path of the portal's own origin. */
  eventsUrl: string;
  environment: string;
}

/**
 * Observes the portal and sends what happens to the deployment's `EVENTS_URL`, without which this file is not loaded; the only place where events have handlers. A
 * deployment that has another place for them puts its own `onEvent` into `handlers`, beside `batches.onEvent` or instead of it, and names an `EVENTS_URL` all the same.
 */
export function composeEvents({ eventsUrl, environment }: EventsTarget, platform: Platform): PortalEvents {
  const { clock, logger } = platform;
  const resource = { 'service.name': 'quayside-portal', 'deployment.environment.name': environment };
  const batches = createEventBatches((events) =>
    post(eventsUrl, JSON.stringify(toOtlpLogs(events, resource))),
  );
  const handlers: OnEvent[] = [batches.onEvent];

  const show = createEventEmitter(handlers, { clock, logger });
  const sessions = createSessionObserver({ emit: show, clock });
  let session: AuthSession | null = null;
  const calls = createHttpObserver({
    emit: show,
    clock,
    currentUser() {
      const state = session?.getSnapshot();
      return state?.status === 'signed-in' ? state.user : null;
    },
  });
  observeFaults({ emit: show, page: window });
  const vitals = observeVitals({ emit: show, observeTimeline: observeBrowserTimeline, isHidden });
  const leave = (): void => {
    vitals.report();
    batches.flush();
  };
  document.addEventListener('visibilitychange', () => {
    if (isHidden()) leave();
  });
  // Some browsers close a page without saying that it was hidden.
  window.addEventListener('pagehide', leave);

  return {
    ...sessions,
    ...calls,
    ...createRouteTimes({ emit: show, clock }),
    thirdPartyFailed({ service, type }) {
      show({
        name: 'portal.third_party_failure',
        attributes: { 'portal.third_party.service': service, 'error.type': type },
      });
    },
    follow(observed) {
      session = observed;
      sessions.follow(observed);
    },
  };
}

function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}

/** Sends without cookies, token or the page's address, also from a page that is being closed. What can not be sent is lost. */
function post(url: string, body: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
}

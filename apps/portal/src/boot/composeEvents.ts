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

export interface PortalEvents extends HttpObserver, RouteTimes, Omit<SessionObserver, 'follow'> {
  follow: (session: AuthSession) => void;
  thirdPartyFailed: (failure: ThirdPartyFailure) => void;
}

/** The address that events are sent to, and their environment. */
export interface EventsTarget {
  /** A path of the portal's own origin. */
  eventsUrl: string;
  environment: string;
}

/**
 * Observes the portal and sends its events to the deployment's `EVENTS_URL`. Without an `EVENTS_URL` this module is not loaded.
 * To send events elsewhere, add an `onEvent` to `handlers`. All handlers are here.
 */
export function composeEvents({ eventsUrl, environment }: EventsTarget, platform: Platform): PortalEvents {
  const { clock, logger } = platform;
  const resource = { 'service.name': 'quayside-portal', 'deployment.environment.name': environment };
  const batches = createEventBatches((events) =>
    post(eventsUrl, JSON.stringify(toOtlpLogs(events, resource))),
  );
  const handlers: OnEvent[] = [batches.onEvent];

  const emit = createEventEmitter(handlers, { clock, logger });
  const sessions = createSessionObserver({ emit, clock });
  let session: AuthSession | null = null;
  const calls = createHttpObserver({
    emit,
    clock,
    currentUser() {
      const state = session?.getSnapshot();
      return state?.status === 'signed-in' ? state.user : null;
    },
  });
  observeFaults({ emit, page: window });
  const vitals = observeVitals({ emit, observeTimeline: observeBrowserTimeline, isHidden });
  const leave = (): void => {
    vitals.report();
    batches.flush();
  };
  document.addEventListener('visibilitychange', () => {
    if (isHidden()) leave();
  });
  // Some browsers close a page without a `visibilitychange` event.
  window.addEventListener('pagehide', leave);

  return {
    ...sessions,
    ...calls,
    ...createRouteTimes({ emit, clock }),
    thirdPartyFailed({ service, type }) {
      emit({
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

/** Sends without cookies, token or referrer, also while the page closes. Events that can't be sent are lost. */
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

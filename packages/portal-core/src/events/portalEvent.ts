import type { SignedOutReason, SignInFailure } from '../auth/session/sessionState.ts';

/** One event. Names and attributes are OpenTelemetry's where it defines them; the others start with `portal.`. */
export interface PortalEventOf<Name extends string, Attributes extends object> {
  readonly name: Name;
  /** Milliseconds since 1970. */
  readonly timeMs: number;
  readonly attributes: Readonly<Attributes>;
}

/** Duration in milliseconds. */
export interface TimedAttributes {
  'portal.duration_ms': number;
}

/** The outcome of a session check. `no-session`: the provider has none, so its form follows. `silent`: a user was signed in without the form. */
export type SignInEvent = PortalEventOf<
  'portal.sign_in',
  TimedAttributes & { 'portal.sign_in.method': 'silent' | 'form' } & (
      | { 'portal.sign_in.outcome': 'signed-in' | 'no-session'; 'error.type'?: never }
      | { 'portal.sign_in.outcome': 'refused' | 'failed'; 'error.type': SignInFailure }
    )
>;

/** The outcome of a token refresh, with all its retries. `error.type` is an AuthError's reason, or the name of another error. */
export type TokenRefreshEvent = PortalEventOf<
  'portal.token_refresh',
  TimedAttributes & { 'error.type'?: string }
>;

/** A session ended. */
export type SessionEndEvent = PortalEventOf<
  'portal.session_end',
  { 'portal.session_end.reason': SignedOutReason }
>;

/** An error in a script. `boundary`: an error boundary caught it. `chunk`: a part could not be loaded. */
export type ExceptionEvent = PortalEventOf<
  'exception',
  {
    'portal.exception.origin': 'uncaught' | 'unhandled-rejection' | 'boundary' | 'chunk';
    'exception.type': string;
    /** Our own files with line and column, innermost first; never the error's text. Empty when the error names none. */
    'exception.stacktrace': string;
    /** The id of the area whose page, card, search source or pin failed. */
    'portal.area'?: string;
  }
>;

/** A violation of the content security policy. */
export type PolicyViolationEvent = PortalEventOf<
  'portal.policy_violation',
  {
    'portal.policy.directive': string;
    /** An origin, or a keyword such as `inline`. */
    'portal.policy.blocked': string;
    'portal.policy.disposition': 'enforce' | 'report';
  }
>;

/** A settled call of the HTTP client, with its retries and the wait for a token. */
export type CallEvent = PortalEventOf<
  'http.client.request',
  TimedAttributes & {
    'http.request.method': string;
    'url.template': string;
    /** True when the response came from the cache or from an identical call in flight. */
    'portal.request.source': 'server' | 'cache' | 'shared';
    /** Only for a failed response. */
    'http.response.status_code'?: number;
    /** The status, or the error's name. Absent after a success. */
    'error.type'?: string;
  }
>;

/** An outage started. Reported once per outage. */
export type ServiceUnavailableEvent = PortalEventOf<
  'portal.service_unavailable',
  {
    'http.response.status_code': 503 | 504 | 511;
    'url.template': string;
    /** The wait that the server asks for; 0 when it does not ask. */
    'portal.retry_after_ms': number;
  }
>;

/** A third party failed: its script did not load, threw or did not respond (`error.type` is the error's name), or it left its page or took the focus and was ended. */
export type ThirdPartyFailureEvent = PortalEventOf<
  'portal.third_party_failure',
  {
    'portal.third_party.service': 'live-chat' | 'survey' | 'usage';
    /** `took-focus`, `left-page`, or the name of a PortalError. */
    'error.type': string;
  }
>;

/** A page is shown. `url.template` is the route's pattern. */
export type RouteEvent = PortalEventOf<
  'portal.route',
  TimedAttributes & { 'url.template': string; 'portal.route.granted': boolean }
>;

/** A web vital, in milliseconds except `cls`. `delta` is the growth since the last report. */
export type WebVitalEvent = PortalEventOf<
  'browser.web_vital',
  {
    'browser.web_vital.name': 'ttfb' | 'fcp' | 'lcp' | 'cls' | 'inp';
    'browser.web_vital.value': number;
    'browser.web_vital.delta': number;
  }
>;

/** Every event. None contains a user, a token, a body, a query or an identifier from an address. */
export type PortalEvent =
  | SignInEvent
  | TokenRefreshEvent
  | SessionEndEvent
  | ExceptionEvent
  | PolicyViolationEvent
  | CallEvent
  | ServiceUnavailableEvent
  | ThirdPartyFailureEvent
  | RouteEvent
  | WebVitalEvent;

/** An event without its time. */
export type UntimedEvent = PortalEvent extends infer Event
  ? Event extends PortalEvent
    ? Omit<Event, 'timeMs'>
    : never
  : never;

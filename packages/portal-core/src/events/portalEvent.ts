import type { SignedOutReason, SignInFailure } from '../auth/session/sessionState.ts';

/** One thing that happened. Names and attributes are OpenTelemetry's where it has them, else they begin with `portal.`. */
export interface PortalEventOf<Name extends string, Attributes extends object> {
  readonly name: Name;
  /** Milliseconds since 1970. */
  readonly timeMs: number;
  readonly attributes: Readonly<Attributes>;
}

/** How long it took, in milliseconds. */
export interface TimedAttributes {
  'portal.duration_ms': number;
}

/** How looking for a session ended. `no-session`: the provider knows none, so its form is next. `silent`: without its form being seen. */
export type SignInEvent = PortalEventOf<
  'portal.sign_in',
  TimedAttributes & { 'portal.sign_in.method': 'silent' | 'form' } & (
      | { 'portal.sign_in.outcome': 'signed-in' | 'no-session'; 'error.type'?: never }
      | { 'portal.sign_in.outcome': 'refused' | 'failed'; 'error.type': SignInFailure }
    )
>;

/** How a renewal of the tokens ended, its tries taken together. `error.type`: an AuthError's reason, or the name of another error. */
export type TokenRefreshEvent = PortalEventOf<
  'portal.token_refresh',
  TimedAttributes & { 'error.type'?: string }
>;

/** A user's time is over. */
export type SessionEndEvent = PortalEventOf<
  'portal.session_end',
  { 'portal.session_end.reason': SignedOutReason }
>;

/** What a script threw and where: `boundary` is what a part of the page fell over, `chunk` a part that could not be loaded. */
export type ExceptionEvent = PortalEventOf<
  'exception',
  {
    'portal.exception.origin': 'uncaught' | 'unhandled-rejection' | 'boundary' | 'chunk';
    'exception.type': string;
    /** Our own files with line and column, the innermost first; no words of the error. Empty when it names none. */
    'exception.stacktrace': string;
    /** The id of the area whose page, card, search source or pin failed. */
    'portal.area'?: string;
  }
>;

/** The content security policy refused something. */
export type PolicyViolationEvent = PortalEventOf<
  'portal.policy_violation',
  {
    'portal.policy.directive': string;
    /** An origin, or a word such as `inline`. */
    'portal.policy.blocked': string;
    'portal.policy.disposition': 'enforce' | 'report';
  }
>;

/** How a call of the HTTP client ended, retries and waiting for a token included. */
export type CallEvent = PortalEventOf<
  'http.client.request',
  TimedAttributes & {
    'http.request.method': string;
    'url.template': string;
    /** From the cache, or together with an identical call that was under way. */
    'portal.request.source': 'server' | 'cache' | 'shared';
    /** Only of an answer that was no success. */
    'http.response.status_code'?: number;
    /** Left out after a success: the status, or the name of the error. */
    'error.type'?: string;
  }
>;

/** The service said that it is down: once of each burst. */
export type ServiceUnavailableEvent = PortalEventOf<
  'portal.service_unavailable',
  {
    'http.response.status_code': 503 | 504 | 511;
    'url.template': string;
    /** How long the server asks to wait; 0 when it does not say. */
    'portal.retry_after_ms': number;
  }
>;

/** A third party failed: its script did not load, it threw or did not answer (the name of the error), it left its page, or it took the keyboard and was ended. */
export type ThirdPartyFailureEvent = PortalEventOf<
  'portal.third_party_failure',
  {
    'portal.third_party.service': 'live-chat' | 'survey' | 'usage';
    /** `took-focus`, `left-page`, or the name of a PortalError. */
    'error.type': string;
  }
>;

/** A page stands there. `url.template` is the route's pattern. */
export type RouteEvent = PortalEventOf<
  'portal.route',
  TimedAttributes & { 'url.template': string; 'portal.route.granted': boolean }
>;

/** One of the web vitals, in milliseconds but for `cls`. `delta` is what it grew by since it was last told. */
export type WebVitalEvent = PortalEventOf<
  'browser.web_vital',
  {
    'browser.web_vital.name': 'ttfb' | 'fcp' | 'lcp' | 'cls' | 'inp';
    'browser.web_vital.value': number;
    'browser.web_vital.delta': number;
  }
>;

/** Everything an operator can be told of: never a user, a token, a body, a query or an identifier in an address. */
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

/** An event before its time is known. */
export type UntimedEvent = PortalEvent extends infer Event
  ? Event extends PortalEvent
    ? Omit<Event, 'timeMs'>
    : never
  : never;

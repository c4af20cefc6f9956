export { createEventBatches, type EventBatches } from './createEventBatches.ts';
export {
  createEventEmitter,
  type EventEmitterPorts,
  type ObserverPorts,
  type OnEvent,
  type EmitEvent,
} from './createEventEmitter.ts';
export { createRouteTimes, type RouteTimes } from './createRouteTimes.ts';
export {
  createSessionObserver,
  type ObservedSession,
  type SessionObserver,
} from './createSessionObserver.ts';
export { CAUGHT_ERROR_EVENT, observeFaults, type FaultsPorts } from './observeFaults.ts';
export { createHttpObserver, type HttpObserver, type HttpObserverPorts } from './createHttpObserver.ts';
export {
  observeVitals,
  observeBrowserTimeline,
  type ObserveTimeline,
  type TimelineEntry,
  type Vitals,
  type VitalsPorts,
} from './observeVitals.ts';
export type {
  CallEvent,
  ExceptionEvent,
  PolicyViolationEvent,
  PortalEvent,
  PortalEventOf,
  RouteEvent,
  ServiceUnavailableEvent,
  SessionEndEvent,
  SignInEvent,
  ThirdPartyFailureEvent,
  TimedAttributes,
  TokenRefreshEvent,
  UntimedEvent,
  WebVitalEvent,
} from './portalEvent.ts';
export { toOtlpLogs, type OtlpAttribute, type OtlpLogs, type OtlpValue } from './toOtlpLogs.ts';

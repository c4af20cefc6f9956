/** The service while no page waits for it. `notice`: it is down and the page works without it; a notice says so once, until it is `dismissed`. */
export type ServiceState =
  | { readonly status: 'available' }
  | { readonly status: 'notice'; readonly dismissed: boolean };

/** A page cannot work without the service, so a screen replaces it. `behind` is the state after the user leaves the page. */
export type BlockedState =
  | {
      readonly status: 'waiting';
      readonly secondsLeft: number;
      readonly tries: number;
      readonly behind: ServiceState;
    }
  | { readonly status: 'retrying'; readonly tries: number; readonly behind: ServiceState };

/** Whether the service is available. In `waiting` and `retrying` a screen replaces the page; `behind` is the state after the user leaves it. */
export type MaintenanceState = ServiceState | BlockedState;

type ServiceEvent =
  /** `isQuiet`: the user dismissed the notice a moment ago. */
  | { readonly type: 'failed'; readonly isQuiet: boolean }
  | { readonly type: 'restored' }
  | { readonly type: 'dismissed' };

type ScreenEvent =
  | { readonly type: 'blocked'; readonly secondsLeft: number }
  | { readonly type: 'second-passed' }
  | { readonly type: 'hastened'; readonly secondsLeft: number }
  | { readonly type: 'try-started' }
  | { readonly type: 'try-failed'; readonly secondsLeft: number }
  | { readonly type: 'released' };

/** An event. `secondsLeft` counts whole seconds until the next retry. */
export type MaintenanceEvent = ServiceEvent | ScreenEvent;

export const available: ServiceState = { status: 'available' };

/** True while a screen replaces the page. */
export function isBlocked(state: MaintenanceState): state is BlockedState {
  return state.status === 'waiting' || state.status === 'retrying';
}

/** Returns the state for places where no page waits. */
export function serviceBehind(state: MaintenanceState): ServiceState {
  return isBlocked(state) ? state.behind : state;
}

/** Returns the next state; the same reference when the event does not apply. */
export function maintenanceTransition(state: MaintenanceState, event: MaintenanceEvent): MaintenanceState {
  if (event.type !== 'failed' && event.type !== 'restored' && event.type !== 'dismissed') {
    return screenTransition(state, event);
  }
  // The page's call may still fail while other calls succeed, so the screen stays.
  if (!isBlocked(state)) return serviceTransition(state, event);
  const behind = serviceTransition(state.behind, event);
  return behind === state.behind ? state : { ...state, behind };
}

function serviceTransition(state: ServiceState, event: ServiceEvent): ServiceState {
  switch (event.type) {
    case 'failed':
      return state.status === 'available' ? { status: 'notice', dismissed: event.isQuiet } : state;
    case 'restored':
      return available;
    case 'dismissed':
    default:
      return state.status === 'notice' && !state.dismissed ? { status: 'notice', dismissed: true } : state;
  }
}

function screenTransition(state: MaintenanceState, event: ScreenEvent): MaintenanceState {
  if (!isBlocked(state)) {
    return event.type === 'blocked'
      ? { status: 'waiting', secondsLeft: event.secondsLeft, tries: 0, behind: state }
      : state;
  }
  const { tries, behind } = state;
  switch (event.type) {
    case 'second-passed':
      return state.status === 'waiting'
        ? { ...state, secondsLeft: Math.max(0, state.secondsLeft - 1) }
        : state;
    case 'hastened':
      return state.status === 'waiting' && event.secondsLeft < state.secondsLeft
        ? { ...state, secondsLeft: event.secondsLeft }
        : state;
    case 'try-started':
      return state.status === 'waiting' ? { status: 'retrying', tries: tries + 1, behind } : state;
    case 'try-failed':
      return state.status === 'retrying'
        ? { status: 'waiting', secondsLeft: event.secondsLeft, tries, behind }
        : state;
    case 'released':
      return behind;
    case 'blocked':
    default:
      return state;
  }
}

/** Whether the service answers. `notice`: it does not, and the page lives on; said once, quietly. `waiting` and `retrying`: a page can't live without it, so a screen stands in its place. */
export type MaintenanceState =
  | { readonly status: 'available' }
  | { readonly status: 'notice'; readonly dismissed: boolean }
  | { readonly status: 'waiting'; readonly secondsLeft: number; readonly tries: number }
  | { readonly status: 'retrying'; readonly tries: number };

/** What can happen to the service. `secondsLeft` counts whole seconds to the next try. */
export type MaintenanceEvent =
  | { readonly type: 'failed' }
  | { readonly type: 'restored' }
  | { readonly type: 'dismissed' }
  | { readonly type: 'blocked'; readonly secondsLeft: number }
  | { readonly type: 'second-passed' }
  | { readonly type: 'hastened'; readonly secondsLeft: number }
  | { readonly type: 'try-started' }
  | { readonly type: 'try-failed'; readonly secondsLeft: number }
  | { readonly type: 'released' };

/** All is well. */
export const available: MaintenanceState = { status: 'available' };

/** True while a screen stands in the page's place. */
export function isBlocked(state: MaintenanceState): boolean {
  return state.status === 'waiting' || state.status === 'retrying';
}

/** The next state; the same reference when the event does not apply in this state. */
export function maintenanceTransition(state: MaintenanceState, event: MaintenanceEvent): MaintenanceState {
  switch (event.type) {
    case 'failed':
      return state.status === 'available' ? { status: 'notice', dismissed: false } : state;
    case 'restored':
      // What a page can't live without may still fail while other calls succeed.
      return state.status === 'notice' ? available : state;
    case 'dismissed':
      return state.status === 'notice' && !state.dismissed ? { status: 'notice', dismissed: true } : state;
    case 'blocked':
      return isBlocked(state) ? state : { status: 'waiting', secondsLeft: event.secondsLeft, tries: 0 };
    case 'second-passed':
      return state.status === 'waiting'
        ? { ...state, secondsLeft: Math.max(0, state.secondsLeft - 1) }
        : state;
    case 'hastened':
      return state.status === 'waiting' && event.secondsLeft < state.secondsLeft
        ? { ...state, secondsLeft: event.secondsLeft }
        : state;
    case 'try-started':
      return state.status === 'waiting' ? { status: 'retrying', tries: state.tries + 1 } : state;
    case 'try-failed':
      return state.status === 'retrying'
        ? { status: 'waiting', secondsLeft: event.secondsLeft, tries: state.tries }
        : state;
    case 'released':
    default:
      return isBlocked(state) ? available : state;
  }
}

export const layoutIds = ['list', 'detail', 'create', 'wizard', 'dashboard', 'ending'] as const;

export type LayoutId = (typeof layoutIds)[number];

export const layoutNames: Readonly<Record<LayoutId, string>> = {
  list: 'List',
  detail: 'Detail',
  create: 'Create',
  wizard: 'Wizard',
  dashboard: 'Dashboard',
  ending: 'Ending something',
};

export const listStates = ['ready', 'loading', 'partial', 'empty', 'noMatch', 'failed', 'offline'] as const;

export const detailStates = ['ready', 'loading', 'refreshing', 'conflict', 'failed', 'notFound'] as const;

export const dashboardStates = ['ready', 'loading', 'failed'] as const;

/** The states of each layout; empty for one that shows its states as it is used. */
export const layoutStates: Readonly<Record<LayoutId, readonly (keyof typeof stateNames)[]>> = {
  list: listStates,
  detail: detailStates,
  create: [],
  wizard: [],
  dashboard: dashboardStates,
  ending: [],
};

/** The state if it is one of these, else the first. */
export function stateOf<State extends string>(states: readonly [State, ...State[]], named: string): State {
  return states.find((state) => state === named) ?? states[0];
}

export const stateNames = {
  ready: 'Ready',
  loading: 'Loading',
  refreshing: 'Refreshing',
  partial: 'Partial',
  empty: 'Empty',
  noMatch: 'Nothing fits the filter',
  conflict: 'Conflict',
  failed: 'Failed',
  notFound: 'Not found',
  offline: 'Offline',
};

import type { ChartState } from './chartData.ts';

/** The state of a chart. Its root can take the focus of a button that disappears. */
export type FocusableChart = {
  'data-chart': true;
  'data-state': ChartState;
  tabIndex: -1;
  'aria-busy'?: true;
};

/** The attributes of the root of a chart with a visible name. */
export function focusableChart(state: ChartState): FocusableChart {
  return {
    'data-chart': true,
    'data-state': state,
    tabIndex: -1,
    ...(state === 'loading' && { 'aria-busy': true }),
  };
}

/** The attributes of the root of a chart, and its name as long as it has no table, which has the name itself. */
export type ChartAttributes = FocusableChart & { role?: 'group'; 'aria-label'?: string };

/** Names the chart for screen readers in every state. */
export function chartAttributes(label: string, state: ChartState): ChartAttributes {
  return { ...focusableChart(state), ...(state !== 'ready' && { role: 'group', 'aria-label': label }) };
}

/** Moves the focus from a button that is about to disappear to its chart, so that it is not lost. */
export function focusChart(button: HTMLElement): void {
  button.closest<HTMLElement>('[data-chart]')?.focus({ preventScroll: true });
}

import type { ToastTone } from './Toasts.types.ts';

/** The default texts of the toasts. `{count}` is a number. */
export type ToastsLabels = Record<ToastTone, string> & {
  /** The region's accessible name. */
  region: string;
  /** The name of the button that dismisses a toast. */
  dismiss: string;
  /** The number of duplicates as shown. `{count}` is that number. */
  count: string;
  /** The number of duplicates as announced. `{count}` is that number. */
  times: string;
  /** Announced after a toast that has a button. */
  reach: string;
};

export const defaultToastsLabels: ToastsLabels = {
  region: 'Messages',
  dismiss: 'Dismiss',
  count: '×{count}',
  times: '{count} times',
  reach: 'Press F6 to reach it.',
  critical: 'Error',
  caution: 'Caution',
  positive: 'Done',
  info: 'Note',
};

import type { ToastTone } from './Toasts.types.ts';

/** Every string of the toasts that their caller does not give; `{count}` becomes a number. */
export type ToastsLabels = Record<ToastTone, string> & {
  /** The region's name. */
  region: string;
  dismiss: string;
  /** How often it came: as shown, and as read out. */
  count: string;
  times: string;
  /** Read out after a toast that has a button. */
  reach: string;
};

export const defaultToastsLabels: ToastsLabels = {
  region: 'Messages',
  dismiss: 'Dismiss',
  count: '×{count}',
  times: '{count} times',
  reach: 'Press F6 to get to it.',
  critical: 'Error',
  caution: 'Caution',
  positive: 'Done',
  info: 'Note',
};

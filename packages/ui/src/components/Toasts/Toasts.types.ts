/** What kind of news it is. `critical` is read out at once, and stays until it is dismissed. */
export type ToastTone = 'critical' | 'caution' | 'positive' | 'info';

/** One button that follows up on the news: undo, show, retry. */
export type ToastAction = { label: string; onAction: () => void };

/** One piece of news. `count` is how often it came: more than once, it is shown and read out again. */
export type Toast = {
  id: string;
  tone: ToastTone;
  title?: string | undefined;
  text: string;
  action?: ToastAction | undefined;
  /** True for what holds until it is taken back, such as being offline: it stays as what is critical does. */
  lasting?: boolean | undefined;
  count: number;
};

/** What made it go: `timeout` after its time, the rest by the user. */
export type ToastDismissReason = 'close-button' | 'escape' | 'action' | 'timeout';

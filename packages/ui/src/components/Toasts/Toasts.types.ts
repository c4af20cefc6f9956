/** The kind of message. A `critical` toast is announced at once and stays until it is dismissed. */
export type ToastTone = 'critical' | 'caution' | 'positive' | 'info';

/** A button for a follow-up action: undo, show, retry. */
export type ToastAction = { label: string; onAction: () => void };

/** One toast. `count` is how often it was added. When it rises, the toast is shown and announced again. */
export type Toast = {
  id: string;
  tone: ToastTone;
  title?: string | undefined;
  text: string;
  action?: ToastAction | undefined;
  /**
   * True for a state that lasts until it is withdrawn, such as being offline. The toast stays open like a critical
   * one.
   */
  lasting?: boolean | undefined;
  count: number;
};

/** Why the toast closed: `timeout` after its time, otherwise by the user. */
export type ToastDismissReason = 'close-button' | 'escape' | 'action' | 'timeout';

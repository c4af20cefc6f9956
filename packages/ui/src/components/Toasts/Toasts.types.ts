/** The kind of message. A `critical` toast is announced at once and stays until it is dismissed. */
export type ToastTone = 'critical' | 'caution' | 'positive' | 'info';

/** A button for a follow-up action: undo, show, retry. */
export type ToastAction = {
  /** The text of the button: "Undo". */
  label: string;
  /** Called by the button. The toast then goes away. */
  onAction: () => void;
};

/** One toast. `count` is how often it was added. When it rises, the toast is shown and announced again. */
export type Toast = {
  /** Unique among the toasts. */
  id: string;
  /** The meaning of the toast, as an icon and a colour. */
  tone: ToastTone;
  /** A summary of the event, in a few words. */
  title?: string | undefined;
  /** One or two sentences. */
  text: string;
  /** A button in the toast. */
  action?: ToastAction | undefined;
  /**
   * True for a state that lasts until it is withdrawn, such as being offline. The toast stays open like a critical
   * one.
   */
  lasting?: boolean | undefined;
  /** The number of duplicates that are shown as this one, itself included. */
  count: number;
};

/** The reason why the toast closed: `timeout` after its time, otherwise by the user. */
export type ToastDismissReason = 'close-button' | 'escape' | 'action' | 'timeout';

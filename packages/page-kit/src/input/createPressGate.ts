/** Lets actions wait for the end of a press. */
export interface PressGate {
  /** Runs an action at once, or after the press that is under way. */
  run(this: void, action: () => void): void;
  /** Watches presses. Returns the function that stops it. */
  start(this: void): () => void;
}

/** What ends a press: a drag and a context menu may take the place of its end. */
const ends = ['mouseup', 'dragend', 'contextmenu', 'keydown'] as const;

/**
 * Creates a gate for what moves the page when a field loses focus, such as its error. A press takes the focus before it ends. If its target
 * moved meanwhile, the press would be lost.
 */
export function createPressGate(): PressGate {
  let isPressed = false;
  let waiting: (() => void)[] = [];

  function begin(): void {
    isPressed = true;
  }

  function end(): void {
    if (!isPressed) return;
    isPressed = false;
    // The click comes right after this event.
    setTimeout(() => {
      const actions = waiting;
      waiting = [];
      for (const action of actions) action();
    });
  }

  return {
    run(action) {
      if (isPressed) waiting.push(action);
      else action();
    },
    start() {
      const listeners = new AbortController();
      const options = { capture: true, signal: listeners.signal };
      document.addEventListener('mousedown', begin, options);
      for (const type of ends) document.addEventListener(type, end, options);
      return () => {
        listeners.abort();
        isPressed = false;
        waiting = [];
      };
    },
  };
}

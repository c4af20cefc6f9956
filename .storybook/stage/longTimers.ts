/** Shorter timers end a movement or a delay, which a picture waits for. */
const LONG_MS = 1000;

const running = new Set<number>();

/** Notes the long timers that run, from now on. */
export function watchLongTimers(): void {
  const setTimeout = window.setTimeout.bind(window);
  const clearTimeout = window.clearTimeout.bind(window);
  const note = (handler: TimerHandler, delayMs?: number, ...values: unknown[]): number => {
    if (typeof handler === 'string' || delayMs === undefined || delayMs < LONG_MS)
      return setTimeout(handler, delayMs, ...values);
    const id = setTimeout(() => {
      running.delete(id);
      handler(...values);
    }, delayMs);
    running.add(id);
    return id;
  };
  const forget = (id?: number): void => {
    if (id !== undefined) running.delete(id);
    clearTimeout(id);
  };
  Object.assign(window, { setTimeout: note, clearTimeout: forget });
}

/** Ends the long timers, so that what a story shows for 2 s is still there when a busy machine looks at it. */
export function endLongTimers(): void {
  for (const id of running) window.clearTimeout(id);
}

/** Calls a listener. An error in it is reported as uncaught and does not reach the caller or the other listeners. */
export function isolate(callback: () => void): void {
  try {
    callback();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

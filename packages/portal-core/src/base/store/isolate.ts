/** Tells a listener. What it throws is reported as any uncaught error is, and keeps neither the others nor the teller from going on. */
export function isolate(callback: () => void): void {
  try {
    callback();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

/** Tells a listener. What it throws is reported as any uncaught error is, and keeps neither the others nor the teller from going on. */
export function isolate(tell: () => void): void {
  try {
    tell();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

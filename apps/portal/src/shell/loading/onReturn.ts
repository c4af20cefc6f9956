/** Calls back whenever the browser is online again; returns what ends it. */
export function onReturn(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}

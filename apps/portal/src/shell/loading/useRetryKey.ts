import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Changes on navigation and on reconnect, which resets failed boundaries. */
export function useRetryKey(): string {
  const { key } = useLocation();
  const [reconnects, setReconnects] = useState(0);
  useEffect(() => onReconnect(() => setReconnects((count) => count + 1)), []);
  return `${key} ${reconnects}`;
}

/** Calls the listener whenever the browser is online again. Returns a function that unsubscribes. */
export function onReconnect(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}

import type { Browser } from './ports.ts';

/** The page: its address, its connection and its frame. */
export function createBrowserPage(page: Window = window): Browser {
  return {
    origin: page.location.origin,
    location: () => ({
      pathname: page.location.pathname,
      search: page.location.search,
      hash: page.location.hash,
    }),
    replaceAddress: (address) => page.history.replaceState(null, '', address),
    navigate: (url) => page.location.assign(url),
    reload: () => page.location.reload(),
    isOnline: () => page.navigator.onLine,
    onConnectionChange: (listener) => listen(page, ['online', 'offline'], listener),
    askBeforeLeaving: (mustAsk) =>
      listen(page, ['beforeunload'], (event) => {
        if (mustAsk()) event.preventDefault();
      }),
    onFocus: (listener) =>
      // Each may happen without the other: a window next to another one stays visible without focus.
      listen(page, ['focus', 'visibilitychange'], () => {
        if (page.document.visibilityState === 'visible') listener();
      }),
    isVisible: () => page.document.visibilityState === 'visible',
    onVisibilityChange: (listener) => listen(page, ['visibilitychange'], listener),
    isFramed: () => page.self !== page.top,
    onRestored: (listener) =>
      listen(page, ['pageshow'], (event) => {
        if ('persisted' in event && event.persisted === true) listener();
      }),
  };
}

function listen(page: Window, types: readonly string[], listener: (event: Event) => void): () => void {
  const ended = new AbortController();
  for (const type of types) page.addEventListener(type, listener, { signal: ended.signal });
  return () => ended.abort();
}

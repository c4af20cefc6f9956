import type { Browser } from './ports.ts';

/** The page itself: its address, its network and the frame it may stand in. */
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
    isFramed: () => page.self !== page.top,
    onRestored(listener) {
      const onPageShow = (event: PageTransitionEvent): void => {
        if (event.persisted) listener();
      };
      page.addEventListener('pageshow', onPageShow);
      return () => page.removeEventListener('pageshow', onPageShow);
    },
  };
}

import { createContext, useContext } from 'react';
import type { Location } from 'react-router-dom';

/** Called by pages. */
export interface PageTransitionCallbacks {
  /** A page with this title is shown at a location. */
  arrive: (place: Location, title: string) => void;
  /** A page failed; the title of the screen in its place. */
  reportFailedPage: (title: string) => void;
}

/** Provides the callbacks to pages. `usePageTransitions` implements them; it is loaded later than this file. */
export const PageTransitionContext = createContext<PageTransitionCallbacks>({
  arrive: () => undefined,
  reportFailedPage: () => undefined,
});

/** Returns the callback for a failed page. It does nothing outside of the router. */
export function useReportFailedPage(): PageTransitionCallbacks['reportFailedPage'] {
  return useContext(PageTransitionContext).reportFailedPage;
}

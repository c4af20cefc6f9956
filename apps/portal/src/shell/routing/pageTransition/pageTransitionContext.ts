import { createContext, useContext } from 'react';
import type { Location } from 'react-router-dom';

/** What the pages tell of themselves. */
export interface PageTransitionCallbacks {
  /** A page stands at a place of the history, with its title. */
  arrive: (place: Location, title: string) => void;
  /** A page could not be shown; the title of what stands in its place. */
  reportFailedPage: (title: string) => void;
}

/** Hands it to the pages. Apart from what follows from it, which is not needed before the first page. */
export const PageTransitionContext = createContext<PageTransitionCallbacks>({
  arrive: () => undefined,
  reportFailedPage: () => undefined,
});

/** What tells that a page could not be shown; does nothing where no pages are. */
export function useReportFailedPage(): PageTransitionCallbacks['reportFailedPage'] {
  return useContext(PageTransitionContext).reportFailedPage;
}

import { createArrivals, type NavigationKind, type ScrollTarget } from '@quayside/portal-core/policies';
import { focusHeading } from '@quayside/ui';
import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { historyEntry } from './historyEntry.ts';

/** Told by a page that it stands at a place of the history, with its title. */
export type Arrive = (place: Location, title: string) => void;

const kinds: Readonly<Record<NavigationType, NavigationKind>> = {
  POP: 'pop',
  PUSH: 'push',
  REPLACE: 'replace',
};

const ArriveContext = createContext<Arrive>(() => undefined);

/** Hands `arrive` to the pages. */
export const ArriveProvider = ArriveContext.Provider;

/** What follows from each completed navigation: where to scroll, where the focus goes, and what is said of it. */
export function useArrivals(): { arrive: Arrive; announcement: string } {
  const location = useLocation();
  const kind = kinds[useNavigationType()];
  const [arrivals] = useState(createArrivals);
  const [announcement, setAnnouncement] = useState('');
  // While a page is on its way, what the window scrolls is not the place it had.
  const isThere = useRef(false);
  const latest = useRef({ location, kind });

  useLayoutEffect(() => {
    isThere.current = false;
    latest.current = { location, kind };
  }, [location, kind]);

  useEffect(() => {
    const scrollRestoration = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    const handleScroll = (): void => {
      if (isThere.current) arrivals.leave(window.scrollY);
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', handleScroll);
      window.history.scrollRestoration = scrollRestoration;
    };
  }, [arrivals]);

  const arrive = useCallback(
    (place: Location, title: string) => {
      // Another navigation has begun meanwhile.
      if (place !== latest.current.location) return;
      const { scroll, isNewPage } = arrivals.arrive(...historyEntry(place, latest.current.kind));
      isThere.current = true;
      // A place that is never scrolled is one to come back to, too.
      arrivals.leave(window.scrollY);
      if (isNewPage) {
        focusHeading();
        setAnnouncement(title);
      }
      if (scroll !== null) scrollTo(scroll);
    },
    [arrivals],
  );
  return { arrive, announcement };
}

/** Says that the page stands there, once for each place it is shown for. */
export function useArrival(title: string): void {
  const arrive = useContext(ArriveContext);
  const place = useLocation();
  useEffect(() => arrive(place, title), [arrive, place, title]);
}

function scrollTo(target: ScrollTarget): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = still ? 'instant' : 'smooth';
  if (target.to === 'element') document.getElementById(target.id)?.scrollIntoView({ behavior });
  else if (target.to === 'top') window.scrollTo({ top: 0, behavior });
  else window.scrollTo({ top: target.top, behavior: 'instant' });
}

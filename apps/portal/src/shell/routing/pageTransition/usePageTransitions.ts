import {
  createPageTransitions,
  type NavigationKind,
  type ScrollTarget,
} from '@quayside/portal-core/page-transition';
import { focusHeading } from '@quayside/ui';
import { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { PageTransitionContext, type PageTransitionCallbacks } from './pageTransitionContext.ts';
import { historyEntry, keepTop, keptTop } from './historyEntry.ts';

const kinds: Readonly<Record<NavigationType, NavigationKind>> = {
  POP: 'pop',
  PUSH: 'push',
  REPLACE: 'replace',
};

/** What follows from each completed navigation: where to scroll, where the focus goes, what is said of it, and `onArrive`. */
export function usePageTransitions(onArrive?: () => void): {
  told: PageTransitionCallbacks;
  announcement: string;
} {
  const location = useLocation();
  const kind = kinds[useNavigationType()];
  const [transitions] = useState(createPageTransitions);
  const [announcement, setAnnouncement] = useState('');
  // While a page is on its way, what the window scrolls is not the place it had.
  const isThere = useRef(false);
  const wasMissed = useRef(false);
  const latest = useRef({ location, kind });

  useLayoutEffect(() => {
    isThere.current = false;
    latest.current = { location, kind };
  }, [location, kind]);

  useEffect(() => {
    const scrollRestoration = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    const handleScroll = (): void => {
      if (isThere.current) transitions.leave(window.scrollY);
    };
    const handleScrollEnd = (): void => {
      if (isThere.current) keepTop(window.scrollY);
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('scrollend', handleScrollEnd);
    return () => {
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('scrollend', handleScrollEnd);
      window.history.scrollRestoration = scrollRestoration;
    };
  }, [transitions]);

  const arrive = useCallback(
    (place: Location, title: string) => {
      // Another navigation has begun meanwhile.
      if (place !== latest.current.location) return;
      const { scroll, isNewPage } = transitions.arrive(
        ...historyEntry(place, latest.current.kind),
        keptTop(),
      );
      isThere.current = true;
      // A place that is never scrolled is one to come back to, too.
      transitions.leave(window.scrollY);
      // What stood in a page's place had the focus; whichever page comes after it takes that.
      if (isNewPage || wasMissed.current) {
        focusHeading();
        setAnnouncement(title);
      }
      wasMissed.current = false;
      if (scroll !== null) scrollTo(scroll);
      onArrive?.();
    },
    [transitions, onArrive],
  );
  const reportFailedPage = useCallback((title: string) => {
    wasMissed.current = true;
    setAnnouncement(title);
  }, []);
  const told = useMemo(() => ({ arrive, reportFailedPage: reportFailedPage }), [arrive, reportFailedPage]);
  return { told, announcement };
}

/** Says that the page stands there, once for each place it is shown for. */
export function useReportPage(title: string): void {
  const { arrive } = useContext(PageTransitionContext);
  const place = useLocation();
  const latestTitle = useRef(title);
  useEffect(() => {
    latestTitle.current = title;
  }, [title]);
  // Once for each place: a page that names itself after its data has been shown before.
  useEffect(() => arrive(place, latestTitle.current), [arrive, place]);
}

function scrollTo(target: ScrollTarget): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = still ? 'instant' : 'smooth';
  if (target.to === 'element') document.getElementById(target.id)?.scrollIntoView({ behavior });
  else if (target.to === 'top') window.scrollTo({ top: 0, behavior });
  else window.scrollTo({ top: target.top, behavior: 'instant' });
}

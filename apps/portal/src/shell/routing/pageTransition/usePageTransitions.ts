import {
  createPageTransitions,
  type NavigationKind,
  type ScrollTarget,
} from '@quayside/portal-core/page-transition';
import { focusHeading } from '@quayside/ui';
import { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { followedLink, keepFollowedLink } from './followedLink.ts';
import { PageTransitionContext, type PageTransitionCallbacks } from './pageTransitionContext.ts';
import { historyEntry, keepTop, keptTop } from './historyEntry.ts';

const kinds: Readonly<Record<NavigationType, NavigationKind>> = {
  POP: 'pop',
  PUSH: 'push',
  REPLACE: 'replace',
};

/** After each navigation: scrolls, focuses the heading or the link to return to, announces the page and calls `onArrive`. */
export function usePageTransitions(onArrive?: () => void): {
  callbacks: PageTransitionCallbacks;
  announcement: string;
} {
  const location = useLocation();
  const kind = kinds[useNavigationType()];
  const [transitions] = useState(createPageTransitions);
  const [announcement, setAnnouncement] = useState('');
  // While a page is loading, scroll events do not belong to it.
  const isShown = useRef(false);
  const hasFailed = useRef(false);
  const latest = useRef({ location, kind });

  useLayoutEffect(() => {
    isShown.current = false;
    latest.current = { location, kind };
  }, [location, kind]);

  useEffect(() => {
    const scrollRestoration = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    const handleScroll = (): void => {
      if (isShown.current) transitions.leave(window.scrollY);
    };
    const handleScrollEnd = (): void => {
      if (isShown.current) keepTop(window.scrollY);
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('scrollend', handleScrollEnd);
    // Before the router handles the click, which makes another entry the current one.
    document.addEventListener('click', keepFollowedLink, { capture: true });
    return () => {
      document.removeEventListener('click', keepFollowedLink, { capture: true });
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('scrollend', handleScrollEnd);
      window.history.scrollRestoration = scrollRestoration;
    };
  }, [transitions]);

  const arrive = useCallback(
    (place: Location, title: string) => {
      // A newer navigation has started.
      if (place !== latest.current.location) return;
      const { scroll, isNewPage } = transitions.arrive(
        ...historyEntry(place, latest.current.kind),
        keptTop(),
      );
      isShown.current = true;
      // Also saves the position of a page that is never scrolled.
      transitions.leave(window.scrollY);
      // After an error screen, the next page takes the focus, even on the same path.
      if (isNewPage || hasFailed.current) {
        const link = latest.current.kind === 'pop' ? followedLink() : undefined;
        if (link) link.focus({ preventScroll: true });
        else if (!isTypingOutside()) focusHeading();
        setAnnouncement(title);
      }
      hasFailed.current = false;
      if (scroll !== null) scrollTo(scroll);
      onArrive?.();
    },
    [transitions, onArrive],
  );
  const reportFailedPage = useCallback((title: string) => {
    hasFailed.current = true;
    setAnnouncement(title);
  }, []);
  const callbacks = useMemo(() => ({ arrive, reportFailedPage }), [arrive, reportFailedPage]);
  return { callbacks, announcement };
}

/** Reports that the page is shown, once for each location. */
export function useReportPage(title: string): void {
  const { arrive } = useContext(PageTransitionContext);
  const place = useLocation();
  const latestTitle = useRef(title);
  useEffect(() => {
    latestTitle.current = title;
  }, [title]);
  // Not again for a new title: a page that names itself after its data is shown already.
  useEffect(() => arrive(place, latestTitle.current), [arrive, place]);
}

/** Whether the user is typing outside of the page, such as a search in the bar. The rest of the text must not go elsewhere. */
function isTypingOutside(): boolean {
  const { activeElement } = document;
  return (
    activeElement instanceof HTMLInputElement && activeElement.value !== '' && !activeElement.closest('main')
  );
}

function scrollTo(target: ScrollTarget): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = still ? 'instant' : 'smooth';
  if (target.to === 'element') document.getElementById(target.id)?.scrollIntoView({ behavior });
  else if (target.to === 'top') window.scrollTo({ top: 0, behavior });
  else window.scrollTo({ top: target.top, behavior: 'instant' });
}

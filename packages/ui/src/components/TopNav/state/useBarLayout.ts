'use client';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { BarActions } from './barActions.ts';
import { isNarrow, shortMedia, shortQuery, type TopNavWideFrom } from './layout.ts';

/** Which of its two layouts a bar shows. */
export type BarLayout = {
  barRef: RefObject<HTMLElement | null>;
  isShort: () => boolean;
  /** The props of the root. `$short` is the condition of the short layout's styles: a media query or a selector. */
  rootProps: { $short: string; 'data-layout'?: 'wide' | 'short' };
};

/** Chooses the layout by the window's width, in CSS, or by measurement. Calls the actions when it changes. */
export function useBarLayout(wideFrom: TopNavWideFrom, contentKey: string, actions: BarActions): BarLayout {
  const barRef = useRef<HTMLElement>(null);
  /** By the last measurement. Null before the first one. */
  const [isTooWide, setIsTooWide] = useState<boolean | null>(null);
  const fit = typeof wideFrom === 'function' ? wideFrom : undefined;

  useLayoutEffect(
    () => (fit && barRef.current ? fit(barRef.current, setIsTooWide) : undefined),
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- measures again when the content changes
    [fit, contentKey],
  );

  const wasShort = useRef(isTooWide);
  useEffect(() => {
    const hasChanged = (now: boolean | null): void => {
      if (wasShort.current !== null && wasShort.current !== now) actions.changeLayout();
      wasShort.current = now;
    };
    if (fit) hasChanged(isTooWide);
    const media = typeof wideFrom === 'function' ? undefined : shortMedia(wideFrom);
    if (!media) return undefined;
    // The event fires a frame late: a bar that mounted in between has the new layout already.
    wasShort.current = media.matches;
    const onChange = (): void => hasChanged(media.matches);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  }, [fit, wideFrom, isTooWide, actions]);

  return useMemo(
    () =>
      typeof wideFrom === 'function'
        ? {
            barRef,
            isShort: () => isTooWide === true,
            rootProps: { $short: `&[data-layout='short']`, 'data-layout': isTooWide ? 'short' : 'wide' },
          }
        : {
            barRef,
            isShort: () => isNarrow(wideFrom),
            rootProps: { $short: `@media ${shortQuery(wideFrom)}` },
          },
    [wideFrom, isTooWide, barRef],
  );
}

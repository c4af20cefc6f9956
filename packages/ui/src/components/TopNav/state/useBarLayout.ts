'use client';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import type { BarActions } from './barActions.ts';
import { isShort, shortMedia, shortQuery, type TopNavWideFrom } from './layout.ts';
import { useFit } from './useFit.ts';

/** Which of its two layouts a bar shows. */
export type BarLayout = {
  barRef: RefObject<HTMLElement | null>;
  /** Whether the short layout is shown now. */
  isShort: () => boolean;
  /** What the root renders. `$short` is the condition of the short layout's styles: a media query or a selector. */
  rootProps: { $short: string; 'data-layout'?: 'wide' | 'short' };
};

/** Chooses the layout by the window's width, in CSS, or by measurement. Calls the actions when it changes. */
export function useBarLayout(wideFrom: TopNavWideFrom, contentKey: string, actions: BarActions): BarLayout {
  const isFit = wideFrom === 'fit';
  const { barRef, isTooWide, isMeasured } = useFit(isFit, contentKey);

  const lastMeasured = useRef<boolean>(undefined);
  useEffect(() => {
    if (!isMeasured) return;
    if (lastMeasured.current !== undefined && lastMeasured.current !== isTooWide) actions.changeLayout();
    lastMeasured.current = isTooWide;
  }, [isTooWide, isMeasured, actions]);

  useEffect(() => {
    const media = isFit ? undefined : shortMedia(wideFrom);
    if (!media) return undefined;
    let wasShort = media.matches;
    function onChange({ matches }: Pick<MediaQueryListEvent, 'matches'>): void {
      // The event fires a frame late: a bar that mounted in between has the new layout already.
      if (matches === wasShort) return;
      wasShort = matches;
      actions.changeLayout();
    }
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  }, [isFit, wideFrom, actions]);

  return useMemo(() => {
    if (isFit) {
      return {
        barRef,
        isShort: () => isTooWide,
        rootProps: {
          $short: `&[data-layout='short']`,
          'data-layout': isTooWide && isMeasured ? 'short' : 'wide',
        },
      };
    }
    return {
      barRef,
      isShort: () => isShort(wideFrom),
      rootProps: { $short: `@media ${shortQuery(wideFrom)}` },
    };
  }, [isFit, wideFrom, isTooWide, isMeasured, barRef]);
}

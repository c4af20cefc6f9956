'use client';
import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { observeSizes } from '../../../behaviours/browserFeatures.ts';

export type Fit = {
  barRef: RefObject<HTMLElement | null>;
  /** Whether the wide layout does not fit, by the last measurement. Null before the first one. */
  isTooWide: boolean | null;
};

/** Measures whether the wide bar fits, for `wideFrom="fit"`. Measures again when `contentKey` or a size changes. */
export function useFit(isOn: boolean, contentKey: string): Fit {
  const barRef = useRef<HTMLElement>(null);
  const neededPx = useRef(0);
  const [isTooWide, setIsTooWide] = useState<boolean | null>(null);

  const measure = useEffectEvent(() => {
    const bar = barRef.current;
    if (!bar) return;
    // In the short layout only when there may be room for the wide one, because showing that would scroll an open sheet.
    if (!isTooWide || bar.clientWidth >= neededPx.current) neededPx.current = neededWidth(bar);
    setIsTooWide(bar.clientWidth < neededPx.current);
  });

  useLayoutEffect(() => {
    neededPx.current = 0;
    if (isOn) measure();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- measures again when the content changes
  }, [isOn, contentKey]);

  useLayoutEffect(() => {
    const bar = barRef.current;
    if (!isOn || !bar) return undefined;
    // Synchronously, so that the frame is painted in the right layout. With the padding, which the layouts do not share.
    return observeSizes([bar, ...bar.children], () => flushSync(measure), 'border-box');
  }, [isOn]);

  return { barRef, isTooWide };
}

/** The width at which the last part of the wide bar would end at the bar's padding. Nothing shrinks in this layout. */
function neededWidth(bar: HTMLElement): number {
  const { dataset } = bar.parentElement ?? bar;
  const { layout = '' } = dataset;
  // For the measurement only, so nothing is painted and nothing renders.
  dataset['layout'] = 'wide';
  const { left, right } = bar.getBoundingClientRect();
  const last = bar.lastElementChild?.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(bar).paddingInlineEnd);
  // From left to right or from right to left.
  const excess = last ? Math.max(last.right - right, left - last.left) + padding : 0;
  dataset['layout'] = layout;
  // Rounded, because positions are fractions and widths are not.
  return bar.clientWidth + Math.round(excess);
}

'use client';
import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { observeSizes } from '../../../behaviours/browserFeatures.ts';

export type Fit = {
  barRef: RefObject<HTMLElement | null>;
  /** Whether the wide layout does not fit, by the last measurement. */
  isTooWide: boolean;
  /** False while the wide layout has to be rendered, to be measured. */
  isMeasured: boolean;
};

/** Measures whether the wide bar fits, for `wideFrom="fit"`. Measures again when `contentKey` or a size changes. */
export function useFit(isOn: boolean, contentKey: string): Fit {
  const barRef = useRef<HTMLElement>(null);
  const neededPx = useRef(0);
  const [isTooWide, setIsTooWide] = useState(false);
  const [measuredKey, setMeasuredKey] = useState<string | null>(null);
  const isMeasured = measuredKey === contentKey;

  const measure = useEffectEvent(() => {
    const bar = barRef.current;
    if (!bar) return;
    // The short layout does not show what the wide one needs: that is measured again when there may be room for it.
    if (isTooWide && isMeasured) {
      if (bar.clientWidth >= neededPx.current) setMeasuredKey(null);
    } else {
      neededPx.current = neededWidth(bar);
      setIsTooWide(bar.clientWidth < neededPx.current);
      setMeasuredKey(contentKey);
    }
  });

  useLayoutEffect(() => {
    if (isOn && !isMeasured) measure();
  }, [isOn, isMeasured]);

  useLayoutEffect(() => {
    const bar = barRef.current;
    if (!isOn || !bar) return undefined;
    // Synchronously, so that the frame is painted in the right layout. With the padding, which the layouts do not share.
    return observeSizes([bar, ...bar.children], () => flushSync(measure), 'border-box');
  }, [isOn]);

  return { barRef, isTooWide, isMeasured };
}

/** The width at which the last part of the bar would end at the bar's padding. Nothing shrinks in this layout. */
function neededWidth(bar: HTMLElement): number {
  const { left, right } = bar.getBoundingClientRect();
  const last = bar.lastElementChild?.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(bar).paddingInlineEnd);
  // From left to right or from right to left.
  const excess = last ? Math.max(last.right - right, left - last.left) + padding : 0;
  // Rounded, because positions are fractions and widths are not.
  return bar.clientWidth + Math.round(excess);
}

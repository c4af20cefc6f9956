import { flushSync } from 'react-dom';
import { observeSizes } from '../../../behaviours/browserFeatures.ts';

/**
 * Watches whether the wide layout of a bar fits. Calls `onChange` now and whenever it may have changed. Returns a function that
 * stops it.
 */
export type TopNavFit = (bar: HTMLElement, onChange: (isTooWide: boolean) => void) => () => void;

/** For `wideFrom`: the bar is wide whenever everything fits, which is measured. */
export const topNavFit: TopNavFit = (bar, onChange) => {
  let neededPx = 0;
  let isTooWide = false;

  function measure(): void {
    // In the short layout only when there may be room for the wide one, because showing that would scroll an open sheet.
    if (!isTooWide || bar.clientWidth >= neededPx) neededPx = neededWidth(bar);
    isTooWide = bar.clientWidth < neededPx;
    onChange(isTooWide);
  }

  measure();
  // Synchronously, so that the frame is painted in the right layout. With the padding, which the layouts do not share.
  return observeSizes([bar, ...bar.children], () => flushSync(measure), 'border-box');
};

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

'use client';
import { useLayoutEffect, type RefObject } from 'react';
import { showPopover } from './browserFeatures.ts';

/** The edge of the anchor that the panel aligns with while there is space. */
export type PlacementAlign = 'start' | 'end';

/** `anchorRef` is the element that the panel belongs to. `align` defaults to `start`. */
export type PlacementOptions = {
  anchorRef: RefObject<HTMLElement | null>;
  panelRef: RefObject<HTMLElement | null>;
  open: boolean;
  align?: PlacementAlign;
};

/** Between the anchor and the panel. */
const gapPx = 4;
/** Between the panel and the edges of the window, unless it aligns with an anchor that is closer. */
const marginPx = 8;
/** A lower space than this is no place for a panel: it then covers its anchor. */
const minimumSpacePx = 128;

/**
 * Shows a panel in the top layer under its anchor, or above it where there is more space, never wider or taller than
 * the window. The panel has `popover="manual"` and the styles of `floatingPanel`. It follows its anchor.
 *
 * The position is set by script because Firefox ESR 140 has no anchor positioning. A content security policy allows
 * it. The panel's styles can use `--anchor-width`, the width of the anchor, and `--panel-space`, the height that is
 * left for the panel.
 */
export function usePlacement({ anchorRef, panelRef, open, align = 'start' }: PlacementOptions): void {
  useLayoutEffect(() => {
    const anchor = anchorRef.current;
    const panel = panelRef.current;
    if (!open || !anchor || !panel) return undefined;
    showPopover(panel);
    return follow(anchor, panel, align);
  }, [anchorRef, panelRef, open, align]);
}

/** Compares in each frame, because no event reports that the page has moved the anchor. */
function follow(anchor: HTMLElement, panel: HTMLElement, align: PlacementAlign): () => void {
  let placed = '';
  let frame = 0;
  function update(): void {
    const measures = measure(anchor, panel);
    if (measures !== placed) place(anchor, panel, align);
    placed = measures;
    frame = requestAnimationFrame(update);
  }
  update();
  return () => cancelAnimationFrame(frame);
}

/** Measures everything that the position depends on. */
function measure(anchor: HTMLElement, panel: HTMLElement): string {
  const { x, y, width, height } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { direction } = getComputedStyle(anchor);
  return [
    x,
    y,
    width,
    height,
    direction,
    panel.offsetWidth,
    panel.scrollHeight,
    clientWidth,
    clientHeight,
  ].join(' ');
}

function place(anchor: HTMLElement, panel: HTMLElement, align: PlacementAlign): void {
  const { top, bottom, left, right, width } = anchor.getBoundingClientRect();
  const { clientWidth: windowWidth, clientHeight: windowHeight } = document.documentElement;
  panel.style.setProperty('--anchor-width', `${width}px`);

  const below = windowHeight - bottom - gapPx - marginPx;
  const above = top - gapPx - marginPx;
  const isAbove = panel.scrollHeight > below && above > below;
  const space = Math.min(isAbove ? above : below, windowHeight - 2 * marginPx);
  const isCovering = space < minimumSpacePx;
  panel.style.setProperty('--panel-space', `${isCovering ? windowHeight - 2 * marginPx : space}px`);
  panel.style.top = isAbove ? 'auto' : `${isCovering ? marginPx : bottom + gapPx}px`;
  panel.style.bottom = isAbove ? `${isCovering ? marginPx : windowHeight - top + gapPx}px` : 'auto';

  const isAtLeft = (getComputedStyle(anchor).direction === 'rtl') === (align === 'end');
  const wanted = isAtLeft ? left : right - panel.offsetWidth;
  const rightmost = windowWidth - panel.offsetWidth;
  const fits = wanted >= 0 && wanted <= rightmost;
  panel.style.left = `${fits ? wanted : Math.max(marginPx, Math.min(wanted, rightmost - marginPx))}px`;
}

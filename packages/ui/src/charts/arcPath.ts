import type { Segment } from './shares.ts';

/** The ring: its centre and radius in a box of 100 by 100. */
const centre = 50;
const radius = 41;

const round = (coordinate: number): number => Math.round(coordinate * 1000) / 1000;

function pointAt(percent: number): string {
  const angle = (percent / 100) * 2 * Math.PI;
  return `${round(centre + radius * Math.sin(angle))} ${round(centre - radius * Math.cos(angle))}`;
}

/**
 * The SVG path of a segment of a ring in a box of 100 by 100, clockwise from the top. `gap` is the space to the next
 * segment in percent of the ring. Empty for a segment without a length.
 */
export function arcPath({ start, end }: Segment, gap: number): string {
  const size = end - start;
  if (!(size > 0)) return '';
  const isWhole = size > 99.99;
  const [from, to] = isWhole ? [0, 100] : [start + gap / 2, Math.max(start + gap / 2 + 0.1, end - gap / 2)];
  const middle = (from + to) / 2;
  // In two halves: one arc cannot draw a whole ring.
  return [`M${pointAt(from)}`, ...[middle, to].map((percent) => `A41 41 0 0 1 ${pointAt(percent)}`)].join('');
}

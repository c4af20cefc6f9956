import type { Picture } from './png.ts';

/** A colour on less than this share of a picture is the edge of a letter or a curve. */
const RARE_SHARE = 1 / 2000;
const STEP = 8;

/**
 * A picture whose edges have fewer shades, which halves its file: fills, lines and the body of letters keep their very
 * colour. The same picture always becomes the same.
 */
export function withFewerColours({ width, height, points }: Picture): Picture {
  const counts = new Map<number, number>();
  const words = new Uint32Array(points.slice().buffer);
  for (const colour of words) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const fewer = new Map(
    [...counts].map(([colour, count]) => [
      colour,
      count < words.length * RARE_SHARE ? rounded(colour) : colour,
    ]),
  );
  return {
    width,
    height,
    points: new Uint8Array(words.map((colour) => fewer.get(colour) ?? colour).buffer),
  };
}

function rounded(colour: number): number {
  let result = 0;
  for (const shift of [0, 8, 16, 24])
    result |= Math.min(255, Math.round(((colour >>> shift) & 255) / STEP) * STEP) << shift;
  return result >>> 0;
}

import type { Picture } from './png.ts';

/** How far a colour may be off, of 255: another processor rounds the last bit of a blend differently. */
const TOLERANCE = 2;

/** How many points of two pictures differ, and a picture that shows where: red, on what is the same, faded. */
export interface Difference {
  points: number;
  picture: Picture;
}

/** Compares two pictures point by point. What only one of them has differs. */
export function compare(before: Picture, after: Picture): Difference {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const picture = { width, height, points: new Uint8Array(width * height * 4) };
  let differing = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [was, is] = [placeOf(before, x, y), placeOf(after, x, y)];
      const differs = was === null || is === null || isOff(before.points, was, after.points, is);
      if (differs) differing += 1;
      const shade = is === null ? 255 : 255 - (255 - (after.points[is + 1] ?? 0)) / 5;
      picture.points.set(differs ? [220, 0, 40, 255] : [shade, shade, shade, 255], (y * width + x) * 4);
    }
  }
  return { points: differing, picture };
}

function placeOf({ width, height }: Picture, x: number, y: number): number | null {
  return x < width && y < height ? (y * width + x) * 4 : null;
}

function isOff(before: Uint8Array, was: number, after: Uint8Array, is: number): boolean {
  for (let channel = 0; channel < 3; channel += 1)
    if (Math.abs((before[was + channel] ?? 0) - (after[is + channel] ?? 0)) > TOLERANCE) return true;
  return false;
}

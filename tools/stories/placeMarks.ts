/** A rectangle in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A number beside its part: the centre of the number, and where its line meets the part. */
export interface PartMark {
  x: number;
  y: number;
  toX: number;
  toY: number;
}

/** The diameter of a number, in pixels. */
export const markSize = 20;

/** From the edge of the contents to the centre of a number, in pixels. */
const gutter = 24;
/** The least distance between two numbers, and between the ends of two lines, in pixels. */
const apart = markSize + 4;
const endsApart = 10;
/** The cost of each fault: the pixels that a line may grow to avoid it. */
const cost = { crossing: 80, sameEnd: 200, overlap: 2000 };
/** The possible distances of a number from the place straight beside its part, in pixels. */
const shifts = [0, apart, -apart, 2 * apart, -2 * apart, 3 * apart, -3 * apart];

/**
 * Places a number beside each part, outside all contents, with a line to the part's edge. Lines are short, and avoid
 * contents, one another and one another's ends. `room` is where numbers may be.
 */
export function placeMarks(
  parts: readonly (Box | undefined)[],
  contents: readonly Box[],
  room: Box,
): (PartMark | undefined)[] {
  const bounds = around([...contents, ...parts.filter((part) => part !== undefined)]);
  const placed: PartMark[] = [];
  return parts.map((part) => {
    if (!part) return undefined;
    const candidates = candidatesOf(part, bounds).map(({ x, y, toX, toY }) => ({
      x: clamp(x, room.left, room.width),
      y: clamp(y, room.top, room.height),
      toX,
      toY,
    }));
    const costs = candidates.map((mark) => costOf(mark, contents, placed));
    const best = candidates[costs.indexOf(Math.min(...costs))];
    if (best) placed.push(best);
    return best;
  });
}

function candidatesOf(part: Box, bounds: Box): PartMark[] {
  const across = along(part.left, part.width).flatMap((toX) =>
    shifts.flatMap((shift) => [
      { x: toX + shift, y: bounds.top - gutter, toX, toY: part.top },
      { x: toX + shift, y: bounds.top + bounds.height + gutter, toX, toY: part.top + part.height },
    ]),
  );
  const down = along(part.top, part.height).flatMap((toY) =>
    shifts.flatMap((shift) => [
      { x: bounds.left - gutter, y: toY + shift, toX: part.left, toY },
      { x: bounds.left + bounds.width + gutter, y: toY + shift, toX: part.left + part.width, toY },
    ]),
  );
  return [...down, ...across];
}

/** Three places on an edge: near both ends and in the middle. */
function along(start: number, length: number): number[] {
  const inset = Math.min(length / 2, markSize / 2);
  return [...new Set([start + inset, start + length / 2, start + length - inset])];
}

function costOf(mark: PartMark, contents: readonly Box[], placed: readonly PartMark[]): number {
  const crossings = contents.filter((box) => crosses(mark, box)).length;
  const numbersCrossed = placed.filter((other) => crosses(mark, boxOf(other)) || crosses(other, boxOf(mark)));
  const overlaps = placed.filter(({ x, y }) => Math.hypot(x - mark.x, y - mark.y) < apart).length;
  const covered = contents.filter((box) => overlap(boxOf(mark), box)).length;
  const sameEnds = placed.filter(({ toX, toY }) => Math.hypot(toX - mark.toX, toY - mark.toY) < endsApart);
  const linesCrossed = placed.filter((other) => linesCross(mark, other)).length;
  return (
    Math.hypot(mark.x - mark.toX, mark.y - mark.toY) +
    cost.crossing * (crossings + linesCrossed) +
    cost.sameEnd * sameEnds.length +
    cost.overlap * (overlaps + covered + numbersCrossed.length)
  );
}

function boxOf({ x, y }: PartMark): Box {
  return { left: x - markSize / 2, top: y - markSize / 2, width: markSize, height: markSize };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

/** Whether the line goes through the box. A line that only reaches its edge does not. */
function crosses({ x, y, toX, toY }: PartMark, { left, top, width, height }: Box): boolean {
  const edge = 2;
  let from = 0;
  let to = 1;
  for (const [start, delta, low, high] of [
    [x, toX - x, left + edge, left + width - edge],
    [y, toY - y, top + edge, top + height - edge],
  ] as const) {
    if (delta === 0 && (start <= low || start >= high)) return false;
    if (delta === 0) continue;
    const ends = [(low - start) / delta, (high - start) / delta].toSorted((one, other) => one - other);
    from = Math.max(from, ends[0] ?? 0);
    to = Math.min(to, ends[1] ?? 1);
  }
  return from < to;
}

function linesCross(one: PartMark, other: PartMark): boolean {
  const side = (mark: PartMark, x: number, y: number): number =>
    Math.sign((mark.toX - mark.x) * (y - mark.y) - (mark.toY - mark.y) * (x - mark.x));
  return (
    side(one, other.x, other.y) * side(one, other.toX, other.toY) < 0 &&
    side(other, one.x, one.y) * side(other, one.toX, one.toY) < 0
  );
}

function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
  };
}

function clamp(value: number, start: number, length: number): number {
  const edge = markSize / 2 + 2;
  return Math.min(Math.max(value, start + edge), start + length - edge);
}

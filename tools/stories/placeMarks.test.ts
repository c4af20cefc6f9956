import { expect, it } from 'vitest';
import { markSize, placeMarks, type Box } from './placeMarks.ts';

const room: Box = { left: 0, top: 0, width: 400, height: 300 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

it('A number is outside its part and all contents, straight beside the part', () => {
  const part = box(60, 60, 100, 30);
  const [mark] = placeMarks([part], [part, box(60, 120, 280, 20)], room);
  expect(mark).toEqual({ x: 36, y: 70, toX: 60, toY: 70 });
});

it('A line takes the side on which it crosses nothing', () => {
  const first = box(60, 100, 80, 20);
  const second = box(160, 100, 80, 20);
  const [mark] = placeMarks([second], [first, second, box(60, 200, 280, 20)], room);
  expect(mark).toMatchObject({ toY: 100, y: 76 });
});

it('Parts with the same corner get numbers that do not overlap, and lines with different ends', () => {
  const outer = box(60, 60, 280, 160);
  const parts = [outer, box(60, 60, 20, 20), box(60, 60, 120, 40), box(60, 60, 200, 80)];
  const marks = placeMarks(parts, [box(62, 62, 100, 16)], room).filter((mark) => mark !== undefined);
  expect(marks).toHaveLength(4);
  for (const [index, mark] of marks.entries()) {
    for (const other of marks.slice(index + 1)) {
      expect(Math.hypot(mark.x - other.x, mark.y - other.y)).toBeGreaterThan(markSize);
      expect(Math.hypot(mark.toX - other.toX, mark.toY - other.toY)).toBeGreaterThan(5);
    }
  }
});

it('A part that is not visible has no number', () => {
  expect(placeMarks([undefined], [], room)).toEqual([undefined]);
});

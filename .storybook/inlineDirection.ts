/** 1 in a page that is read from left to right, -1 from right to left: the sign of `scrollLeft` and of offsets. */
export function inlineSign(): 1 | -1 {
  return getComputedStyle(document.documentElement).direction === 'rtl' ? -1 : 1;
}

/** The edges of a box in px from the start of the window, which is its right side in a page read from right to left. */
export function inlineEdges({ left, right }: { left: number; right: number }): {
  start: number;
  end: number;
} {
  return inlineSign() === 1
    ? { start: left, end: right }
    : { start: window.innerWidth - right, end: window.innerWidth - left };
}

/** The arrow keys that go to the next and to the previous thing in a row, as `userEvent.keyboard` takes them. */
export function arrowKeys(): { next: string; previous: string } {
  const keys = ['{ArrowRight}', '{ArrowLeft}'] as const;
  const [next, previous] = inlineSign() === 1 ? keys : [keys[1], keys[0]];
  return { next, previous };
}

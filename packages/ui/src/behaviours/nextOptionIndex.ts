/** `all` adds Home and End, where the input does not need them for its text. */
export type OptionKeys = 'vertical' | 'all';

const pageLength = 10;

/**
 * The index of the option that a key leads to, or undefined for other keys. Arrow keys wrap, Page Up and Page Down move
 * ten options and stop at the ends. `current` is -1 while no option is active.
 */
export function nextOptionIndex(
  key: string,
  current: number,
  count: number,
  keys: OptionKeys,
): number | undefined {
  const last = count - 1;
  if (last < 0) return undefined;
  if (key === 'ArrowDown') return current < last ? current + 1 : 0;
  if (key === 'ArrowUp') return current > 0 ? current - 1 : last;
  if (key === 'PageDown') return Math.min(Math.max(current, 0) + pageLength, last);
  if (key === 'PageUp') return Math.max(current - pageLength, 0);
  if (keys === 'vertical') return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

import { expect, it } from 'vitest';
import { formatBytes, formatCount, formatDay } from './format.ts';

it('writes sizes, days and counts in the language of the portal', () => {
  expect(formatBytes(1_249_000)).toBe('1.2 MB');
  expect(formatDay('2026-11-21T12:00:00Z')).toBe('21 Nov 2026');
  expect(formatCount(1987)).toBe('1,987');
});

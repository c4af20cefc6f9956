import { describe, expect, it } from 'vitest';
import { formatBytes, formatCount, formatDay } from './format.ts';

describe('formatBytes', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [184_320, '184 kB'],
    [999_499, '999 kB'],
    [1_249_000, '1.2 MB'],
  ])('writes %i as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});

it('writes days and counts as the portal does everywhere', () => {
  expect(formatDay('2026-11-21T12:00:00Z')).toBe('21 Nov 2026');
  expect(formatCount(1987)).toBe('1,987');
});

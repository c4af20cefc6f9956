import { expect, test } from 'vitest';
import type { QuoteChoice } from '../api.ts';
import { undoChoices } from './undoChoices.ts';

const choice = (
  siteId: string,
  termMonths: QuoteChoice['termMonths'],
  marginBasisPoints: number | null = null,
): QuoteChoice => ({
  siteId,
  bandwidthMbps: 100,
  termMonths,
  resilience: 'single',
  marginBasisPoints,
});

test('Undo restores each site’s earlier choice, and removes it where there was none [QUOTE-34]', () => {
  const made = [choice('S1', 36), choice('S2', 36)];
  expect(undoChoices([choice('S1', 12)], made, made)).toEqual([choice('S1', 12)]);
});

test('Undo leaves later choices and the margin of a site [QUOTE-34]', () => {
  const before = ['S1', 'S2', 'S3', 'S4'].map((id) => choice(id, 12));
  const made = ['S1', 'S2', 'S3'].map((id) => choice(id, 36));
  const now = [choice('S1', 36), choice('S2', 60), choice('S3', 36, 2000), choice('S4', 60)];
  expect(undoChoices(before, made, now)).toEqual([choice('S1', 12), ...now.slice(1)]);
});

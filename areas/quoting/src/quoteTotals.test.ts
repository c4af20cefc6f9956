import { expect, it } from 'vitest';
import { figuresOfLine, figuresOfLines, sellPrice, type PricedLine } from './quoteTotals.ts';

const line: PricedLine = {
  nrc: 125_000,
  mrc: 45_000,
  termMonths: 36,
  twelveMonths: { nrc: 150_000, mrc: 60_000 },
  marginBasisPoints: 2000,
};

it('A line costs its one-off charge and its monthly charges over the term, and saves against 12-month prices [QUOTE-36]', () => {
  expect(figuresOfLine(line)).toEqual({
    nrc: 125_000,
    mrc: 45_000,
    tcv: 1_745_000,
    saving: 565_000,
    sellNrc: 156_250,
    sellMrc: 56_250,
    sellTcv: 2_181_250,
    marginAmount: 436_250,
  });
});

it('A line without a 12-month price saves nothing [QUOTE-36]', () => {
  expect(figuresOfLine({ ...line, twelveMonths: null }).saving).toBe(0);
});

it.each([
  [10_000, 0, 10_000],
  [100, 2000, 125],
  [1, 3333, 1],
  // 2 × 10000 / 8000 is 2.5.
  [2, 2000, 3],
  [1, 9000, 10],
  [90_000_000_000, 9000, 900_000_000_000],
  [0, 9000, 0],
])(
  'The sell price of %i pence with a margin of %i basis points is %i pence [QUOTE-36]',
  (cost, margin, sell) => {
    expect(sellPrice(cost, margin)).toBe(sell);
  },
);

it('Totals are sums of rounded lines, and a quote without a price has no margin [QUOTE-36]', () => {
  const cheap = { nrc: 1, mrc: 0, termMonths: 12, twelveMonths: null, marginBasisPoints: 3333 };
  expect(figuresOfLines([cheap, cheap, cheap])).toMatchObject({ nrc: 3, sellNrc: 3, marginBasisPoints: 0 });
  expect(figuresOfLines([line]).marginBasisPoints).toBe(2000);
  expect(figuresOfLines([])).toMatchObject({ tcv: 0, sellTcv: 0, marginBasisPoints: null });
});

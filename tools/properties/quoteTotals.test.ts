import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as portal from '../../areas/quoting/src/quoteTotals.ts';
import * as server from '../../apps/sandbox/src/areas/quotes/quoteTotals.ts';

const pence = fc.oneof(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 100_000_000 }));
const charges = fc.record({ nrc: pence, mrc: pence });
const line = fc.record({
  nrc: pence,
  mrc: pence,
  termMonths: fc.constantFrom(12, 36, 60),
  twelveMonths: fc.option(charges),
  marginBasisPoints: fc.integer({ min: 0, max: portal.maxMarginBasisPoints }),
});

it('Portal and server compute the same totals, margin, TCV and saving for any lines [QUOTE-36]', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 200 }), (lines) => {
      expect(portal.figuresOfLines(lines)).toEqual(server.figuresOfLines(lines));
      for (const each of lines) expect(portal.figuresOfLine(each)).toEqual(server.figuresOfLine(each));
    }),
    { numRuns: 200 },
  );
});

it('Every figure of a quote is a whole number of pence, and a sell price is never below its cost [QUOTE-36]', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 50 }), (lines) => {
      const { marginBasisPoints, ...figures } = portal.figuresOfLines(lines);
      expect(Object.values(figures).every(Number.isSafeInteger)).toBe(true);
      expect(figures.sellTcv).toBeGreaterThanOrEqual(figures.tcv);
      expect(figures.marginAmount).toBe(figures.sellTcv - figures.tcv);
      expect(marginBasisPoints ?? 0).toBeLessThanOrEqual(portal.maxMarginBasisPoints + 10_000);
    }),
    { numRuns: 200 },
  );
});

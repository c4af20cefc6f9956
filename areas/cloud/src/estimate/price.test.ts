import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateOf, lineOf, priceList, pricePlan } from '../cloud.fixtures.ts';
import type { CloudItem } from '../api.ts';
import { priceLine, roundToPence, sumPrices, unitsOf } from './price.ts';
import { priceEstimate } from './priceEstimate.ts';

const item = fc.record<CloudItem>({
  id: fc.constantFrom('a', 'b', 'c'),
  group: fc.constant('compute'),
  name: fc.constant('Item'),
  description: fc.constant(''),
  unit: fc.constant('vcpuHour'),
  isSized: fc.boolean(),
  isHourly: fc.boolean(),
  maxSize: fc.constant(100_000),
  minUnits: fc.nat(5000),
  nrc: fc.nat(1_000_000),
  listPrice: fc.nat(100_000),
  prices: fc.tuple(fc.nat(100_000), fc.nat(100_000)).map(([one, other]) => [
    { termMonths: 12 as const, price: one },
    { termMonths: 36 as const, price: other },
  ]),
});
const term = fc.constantFrom(12, 36, 60);
const line = fc.record({
  id: fc.uuid(),
  itemId: fc.constantFrom('a', 'b', 'c', 'gone'),
  name: fc.constant(''),
  quantity: fc.integer({ min: 1, max: 1000 }),
  size: fc.integer({ min: 1, max: 100_000 }),
  hoursPerMonth: fc.integer({ min: 1, max: 744 }),
  termMonths: fc.option(term),
});

/** The same charge in whole numbers of any size: twice the parts and a penny, halved and cut. */
function exactPence(parts: bigint): bigint {
  return (parts * 2n + 10_000n) / 20_000n;
}

describe('The price of a line', () => {
  it.each([
    [0, 0],
    [4_999, 0],
    [5_000, 1],
    [14_999, 1],
    [15_000, 2],
    [100_915_200, 10_092],
  ])(
    'The price of a line of %i ten-thousandths of a penny is %i pence, half a penny up [CLOUD-3]',
    (parts, pence) => {
      expect(roundToPence(parts)).toBe(pence);
    },
  );

  it('The price of a line is exact for any line, and totals are the sums of rounded lines [CLOUD-3]', () => {
    fc.assert(
      fc.property(fc.array(item, { minLength: 1 }), fc.array(line), term, (items, lines, estimateTerm) => {
        const prices = new Map(items.map((each) => [each.id, each]));
        const expected = { mrc: 0n, tcv: 0n };
        for (const each of lines) {
          const found = prices.get(each.itemId);
          if (!found) continue;
          const months = each.termMonths ?? estimateTerm;
          const size = found.isSized ? each.size : 1;
          const units =
            BigInt(each.quantity) * BigInt(size) * BigInt(found.isHourly ? each.hoursPerMonth : 1);
          const charged = units < found.minUnits ? BigInt(found.minUnits) : units;
          const unit = found.prices.find(({ termMonths }) => termMonths === months)?.price ?? found.listPrice;
          const mrc = exactPence(charged * BigInt(unit));
          expected.mrc += mrc;
          expected.tcv += mrc * BigInt(months) + BigInt(found.nrc) * BigInt(each.quantity);
        }
        const totals = sumPrices(
          lines.map((each) => priceLine(prices, each, estimateTerm)),
          'GBP',
        );
        expect([BigInt(totals.mrc), BigInt(totals.tcv)]).toEqual([expected.mrc, expected.tcv]);
      }),
    );
  });

  it('The price of a line counts its own term, else that of the estimate', () => {
    const own = priceLine(priceList, lineOf({ termMonths: 12 }), 36);
    expect(own.tcv).toBe(own.mrc * 12);
    expect(priceLine(priceList, lineOf(), 36).mrc).toBe(10_092);
    expect(own.mrc).toBeGreaterThan(10_092);
  });

  it('The price of a line is at least that of the minimum of the item', () => {
    const backup = priceList.get('backup');
    const small = lineOf({ itemId: 'backup', quantity: 1, size: 10 });
    expect(backup && unitsOf(backup, small)).toBe(250);
  });

  it('The price of a line is zero while the plan does not offer the item', () => {
    expect(priceLine(priceList, lineOf({ itemId: 'tape' }), 36)).toMatchObject({ isOffered: false, tcv: 0 });
  });
});

it('200 lines are priced within 8 ms [CLOUD-4]', () => {
  const lines = Array.from({ length: 200 }, (_unused, index) =>
    lineOf({ id: `L${index}`, itemId: ['cpu', 'memory', 'backup', 'firewall'][index % 4] ?? 'cpu' }),
  );
  const content = { ...estimateOf(), lines };
  const once = (): number => {
    const start = performance.now();
    priceEstimate(content, priceList, pricePlan.currency);
    return performance.now() - start;
  };
  const times = Array.from({ length: 21 }, once).toSorted((one, other) => one - other);
  // The median, because something else may run on the machine.
  expect(times[10]).toBeLessThan(8);
});

import { expect, it } from 'vitest';
import { judgeSizes, sizeTable } from './sizeBudget.ts';

it('nothing is said about what stays within its budget', () => {
  expect(judgeSizes({ Button: { own: 1.2 } }, { Button: { own: 1.2 } }).problems).toEqual([]);
});

it('a passed budget is told with both numbers, and is not raised', () => {
  const { problems, settled } = judgeSizes({ Button: { own: 1.31 } }, { Button: { own: 1.3 } });
  expect(problems).toEqual([
    'Button: own code of 1.31 kB is more than 1.3 kB. Make it smaller, or raise the budget and say why.',
  ]);
  expect(settled).toEqual({ Button: { own: 1.3 } });
});

it('a library that comes along unasked is told', () => {
  const { problems } = judgeSizes({ Button: { own: 1, libraries: 16 } }, { Button: { own: 1.3 } });
  expect(problems).toEqual([expect.stringContaining('Button: libraries of 16.00 kB is more than 0 kB')]);
});

it('a new entry fails with the line to add, an old one with the line to take out', () => {
  const { problems, settled } = judgeSizes({ Tabs: { own: 1, libraries: 10 } }, { Tab: { own: 2 } });
  expect(problems).toEqual([
    'Tabs has no budget. Add "Tabs": {"own":1.1,"libraries":11}, or: npm run packages -- --update',
    'Tab has a budget and is no entry. Take its line out.',
  ]);
  expect(settled).toEqual({ Tabs: { own: 1.1, libraries: 11 } });
});

it('no budget lifts an entry over its limit', () => {
  const { problems } = judgeSizes({ TopNav: { own: 12.1 } }, { TopNav: { own: 20 } }, { TopNav: 12 });
  expect(problems).toEqual([expect.stringContaining('more than 12 kB')]);
});

it('the table is one that the formatter leaves alone', () => {
  expect(sizeTable({ Tabs: { own: 1 } }, { Tabs: { own: 1.1 } }, 'In kB.')).toContain(
    [
      '| entry  | own | at most | libraries | at most |',
      '| ------ | --: | ------: | --------: | ------: |',
    ].join('\n'),
  );
});

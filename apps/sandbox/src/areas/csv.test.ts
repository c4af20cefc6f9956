import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('A CSV file begins with a byte order mark, and its lines end as RFC 4180 says [LIST-5]', () => {
  expect(
    csvOf([
      ['Site', 'Say "when"'],
      ['Łódź', 'a,b'],
    ]),
  ).toBe('\u{feff}Site,"Say ""when"""\r\nŁódź,"a,b"\r\n');
});

test.each([
  // A formula.
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+1+2', "'+1+2"],
  ['+12', "'+12"],
  ['+44 20 7946 0991+1', "'+44 20 7946 0991+1"],
  ['-1+1', "'-1+1"],
  ['- see below', "'- see below"],
  ['＝1+1', "'＝1+1"],
  // A formula after something that a spreadsheet leaves out or takes for the end of a cell.
  ['  =1+1', "'  =1+1"],
  ['\u{a0}=1+1', "'\u{a0}=1+1"],
  ['Bristol;=1+1', "Bristol;'=1+1"],
  ['Bristol; "=1+1', `"Bristol;' ""=1+1"`],
  ['Bristol\t@A1', "Bristol\t'@A1"],
  ['\n=1+1', `"\n'=1+1"`],
  ['one\r\n-x', `"one\r\n'-x"`],
  // A telephone number: a text without an apostrophe.
  ['+44 20 7946 0991', '+44 20 7946 0991'],
  ['+441134960000', '+44 1134960000'],
  ['+12025550123', '+1 2025550123'],
  ['+35315550123', '+353 15550123'],
  ['+441134960000 to +441134960099, +442079460018', '"+44 1134960000 to +44 1134960099, +44 2079460018"'],
  // No formula.
  [-1234.5, '-1234.5'],
  ['-12.00', '-12.00'],
  ['-3;-4', '-3;-4'],
  ['a = b', 'a = b'],
  ['Bristol, 2 - 4', '"Bristol, 2 - 4"'],
])('The cell %j of a CSV file is written as %j [LIST-5]', (value, written) => {
  expect(csvOf([[value]])).toBe(`\u{feff}${written}\r\n`);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { missingTest, namedTests } from './invariants.ts';
import { root } from './settings.ts';

interface Requirement {
  number: string;
  level: string;
  status: string;
  how: string;
  test: string;
}

const document = readFileSync(join(root, 'docs/security.md'), 'utf8');
const requirements: Requirement[] = document
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, number = '', level = '', , status = '', how = '', test = '']) => ({
    number,
    level,
    status,
    how,
    test,
  }));

/** How many requirements of levels 1 and 2 each section has in ASVS 5.0.0; those of level 3 stand behind them. */
const sections: Readonly<Record<string, number>> = {
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
};

/** Those of level 1; the others that are listed are of level 2. */
const levelOne = new Set(
  (
    '3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2 3.5.3 7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2 ' +
    '10.4.1 10.4.2 10.4.3 10.4.4 10.4.5'
  ).split(' '),
);

it('docs/security.md has every requirement of levels 1 and 2 once, in order', () => {
  const expected = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect(requirements.map(({ number }) => number)).toEqual(expected);
  const wrong = requirements.filter(({ number, level }) => level !== (levelOne.has(number) ? '1' : '2'));
  expect(wrong).toEqual([]);
});

it('what it says to be met names a test, what it says to be documented a document, what has none of them a reason', () => {
  const statuses = requirements.map(({ status }) => status);
  const rows = document.matchAll(/^\| (\w[\w ]*?) +\| (?:The|It|There) /gm);
  const known = new Set(Array.from(rows, ([, status]) => status));
  expect(statuses.filter((status) => !known.has(status))).toEqual([]);
  const unproven = requirements.filter(({ status, test }) => status === 'met' && test === '');
  const unlinked = requirements.filter(({ status, how }) => status === 'documented' && !/\]\(.+\)/.test(how));
  const unreasoned = requirements.filter(({ test, how }) => test === '' && how === '');
  expect([...unproven, ...unlinked, ...unreasoned]).toEqual([]);
});

it('every test it names is there, by its file and by words of its title', () => {
  const tests = requirements
    .filter(({ test }) => test !== '')
    .flatMap(({ test }) => namedTests(`| test |\n| ${test} |`));
  expect(tests.length).toBeGreaterThan(120);
  expect(tests.filter(({ words }) => words === undefined)).toEqual([]);
  expect(tests.flatMap((test) => missingTest(test) ?? [])).toEqual([]);
});

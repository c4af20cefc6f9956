import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { deliberateFaults } from './deliberateFaults.ts';
import { findPlace } from './findPlace.ts';

/** The tests that the list names and that are not there, by file and title. */
function missingTests(): string[] {
  return deliberateFaults.flatMap(({ noticedBy: notice }) => {
    if ('suite' in notice) return [];
    const file =
      'spec' in notice
        ? notice.spec
        : 'unit' in notice
          ? notice.unit
          : 'browser' in notice
            ? notice.browser
            : notice.stories;
    if (!existsSync(file)) return [file];
    const title = 'spec' in notice ? notice.title : undefined;
    return title === undefined || readFileSync(file, 'utf8').includes(title) ? [] : [`${file}: ${title}`];
  });
}

it('Every test that shall notice a deliberate fault is there', () => {
  expect(missingTests()).toEqual([]);
});

it('Every deliberate fault changes a text that is once in its file', () => {
  const sources = { read: (file: string) => readFileSync(file, 'utf8'), list: () => [] };
  const lost = deliberateFaults
    .filter((fault) => existsSync(fault.file) && findPlace(fault, sources).kind === 'lost')
    .map(({ file, breaks }) => `${file}: ${breaks}`);
  expect(lost).toEqual([]);
});

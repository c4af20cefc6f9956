import { expect, it } from 'vitest';
import { formatBytes } from './formatBytes.ts';
import { sortFiles, type FileLimits } from './sortFiles.ts';

const file = (name: string, type = '', size = 3) => new File(['x'.repeat(size)], name, { type });

function reasons(files: File[], limits: FileLimits): Record<string, string> {
  const { accepted, rejected } = sortFiles(files, limits);
  return Object.fromEntries([
    ...accepted.map(({ name }) => [name, 'accepted'] as const),
    ...rejected.map((each) => [each.file.name, each.reason] as const),
  ]);
}

it.each([
  ['', 'a.exe', '', true],
  ['.pdf', 'a.PDF', '', true],
  [' .PDF , .png', 'a.pdf', '', true],
  ['.pdf', 'pdf', 'application/pdf', false],
  ['.pdf', 'a.pdf.exe', 'application/pdf', false],
  ['image/*', 'a', 'image/png', true],
  ['image/*', 'a.png', '', false],
  ['image/*', 'a', 'imagery/png', false],
  ['application/pdf', 'a', 'Application/PDF', true],
])('sortFiles with accept=%j takes %s of type %j: %s', (accept, name, type, isAccepted) => {
  expect(reasons([file(name, type)], { accept })[name]).toBe(isAccepted ? 'accepted' : 'type');
});

it('sortFiles accepts the first files that fit and rejects the rest by reason', () => {
  const files = [
    file('0.pdf', '', 0),
    file('1.pdf'),
    file('2.pdf', '', 11),
    file('3.pdf', '', 10),
    file('4.pdf'),
  ];
  expect(reasons(files, { maxBytes: 10, maxFiles: 2 })).toEqual({
    '0.pdf': 'empty',
    '1.pdf': 'accepted',
    '2.pdf': 'size',
    '3.pdf': 'accepted',
    '4.pdf': 'count',
  });
});

it('sortFiles rejects a name that is longer than the limit, counted in whole characters', () => {
  const [fits, long] = [`${'😀'.repeat(6)}.pdf`, 'seventeen-a-b.pdf'];
  expect(reasons([file(fits), file(long)], { maxNameLength: 10 })).toEqual({
    [fits]: 'accepted',
    [long]: 'name',
  });
});

it('sortFiles rejects a folder of any size', () => {
  const folder = file('photos', '', 4096);
  expect(sortFiles([folder], {}, new Set([folder])).rejected).toEqual([{ file: folder, reason: 'folder' }]);
});

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [840, '840 bytes'],
  [184_400, '184 kB'],
  [20_000_000, '20 MB'],
  [1_250_000, '1.3 MB'],
  [2_400_000_000, '2.4 GB'],
])('formatBytes writes %d as %s', (bytes, words) => {
  expect(formatBytes(bytes, 'en-GB')).toBe(words);
});

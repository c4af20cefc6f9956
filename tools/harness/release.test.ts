import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeRelease } from './release.ts';

const folder = mkdtempSync(join(tmpdir(), 'quayside-release-'));
const dist = join(folder, 'dist');

beforeAll(() => {
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), '<style>a{}</style>');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('writeRelease writes to a new folder, to an empty one and over another release', () => {
  const target = join(folder, 'deep/release');
  writeRelease(target, dist);
  expect(readdirSync(target).toSorted()).toEqual(['nginx', 'public']);
  writeFileSync(join(target, 'public/old.js'), '');
  writeRelease(target, dist);
  expect(readdirSync(join(target, 'public'))).toEqual(['index.html']);
  expect(readdirSync(join(target, 'nginx')).toSorted()).toEqual(['http.conf.template', 'server.conf']);
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  writeRelease(empty, dist);
  expect(existsSync(join(empty, 'nginx/server.conf'))).toBe(true);
});

test.each([
  ['a folder with other files', ['notes.txt']],
  ['a build without nginx files', ['public/index.html']],
  ['a release with another file', ['public/index.html', 'nginx/server.conf', 'notes.txt']],
])('writeRelease does not replace %s', (name, files) => {
  const target = join(folder, name);
  for (const file of files) {
    mkdirSync(join(target, file, '..'), { recursive: true });
    writeFileSync(join(target, file), 'kept');
  }
  expect(() => writeRelease(target, dist)).toThrow(/holds something other than a release/);
  for (const file of files) expect(existsSync(join(target, file))).toBe(true);
});

test('writeRelease does not replace a file', () => {
  expect(() => writeRelease(join(dist, 'index.html'), dist)).toThrow(/is not a folder/);
});

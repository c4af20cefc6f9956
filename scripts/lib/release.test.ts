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

test('a release is written where nothing is, into an empty folder, and over another release', () => {
  const target = join(folder, 'deep/release');
  writeRelease(target, dist);
  expect(readdirSync(target).toSorted()).toEqual(['nginx', 'public']);
  writeFileSync(join(target, 'public/of-before.js'), '');
  writeRelease(target, dist);
  expect(readdirSync(join(target, 'public'))).toEqual(['index.html']);
  expect(readdirSync(join(target, 'nginx')).toSorted()).toEqual(['http.conf.template', 'server.conf']);
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  writeRelease(empty, dist);
  expect(existsSync(join(empty, 'nginx/server.conf'))).toBe(true);
});

test.each([
  ['somebody’s folder', ['notes.txt']],
  ['a build that is no release', ['public/index.html']],
  ['a release with something beside it', ['public/index.html', 'nginx/server.conf', 'notes.txt']],
])('%s is left as it is', (name, files) => {
  const target = join(folder, name);
  for (const file of files) {
    mkdirSync(join(target, file, '..'), { recursive: true });
    writeFileSync(join(target, file), 'kept');
  }
  expect(() => writeRelease(target, dist)).toThrow(/holds something else than a release/);
  for (const file of files) expect(existsSync(join(target, file))).toBe(true);
});

test('a file is no place for a release', () => {
  expect(() => writeRelease(join(dist, 'index.html'), dist)).toThrow(/is no folder/);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseProblem } from './databaseProblem.ts';
import { openDatabase } from './openDatabase.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function errorOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
}

test('A damaged database is named with its folder, and a fresh start replaces it', () => {
  writeFileSync(join(folder, 'sandbox.sqlite'), 'This is not a database. '.repeat(40));
  const error = errorOf(() => openDatabase({ folder, fresh: false }));
  expect(databaseProblem(error, folder)).toBe(
    `The data in ${folder} is damaged. Start once with -- --fresh: it discards the data and begins again.`,
  );
  expect(errorOf(() => openDatabase({ folder, fresh: true }).close())).toBeNull();
});

test('A database that another program writes is named as in use', () => {
  const path = join(folder, 'other.sqlite');
  const other = new DatabaseSync(path);
  other.exec('BEGIN EXCLUSIVE');
  const mine = new DatabaseSync(path);
  const error = errorOf(() => mine.exec('CREATE TABLE mine (id)'));
  expect(databaseProblem(error, folder)).toContain(`Another program uses the data in ${folder}.`);
  mine.close();
  other.close();
});

test.each([
  ['a folder that cannot be created', Object.assign(new Error('denied'), { code: 'EACCES' })],
  ['a file that cannot be opened', Object.assign(new Error('unable to open'), { errcode: 14 })],
])('The data of another user is named as such: %s', (_what, error) => {
  expect(databaseProblem(error, folder)).toContain('belongs to another user');
});

test('An error that is not about the data has no such words', () => {
  expect(databaseProblem(new Error('Port 5174 is taken.'), folder)).toBeNull();
});

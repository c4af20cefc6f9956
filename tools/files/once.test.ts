import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { once } from './once.ts';

let cache: string;

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'quayside-once-'));
});

afterEach(() => {
  rmSync(cache, { recursive: true, force: true });
});

/** Starts to fill the folder `tool/7` with a file in two parts; `finish` writes the second. */
function start(name: string): { temporary: string[]; finish: () => void; done: Promise<void> } {
  const temporary: string[] = [];
  const gate = Promise.withResolvers<void>();
  const done = once(join(cache, 'tool/7'), async (folder) => {
    temporary.push(folder);
    writeFileSync(join(folder, 'program'), name);
    await gate.promise;
    writeFileSync(join(folder, 'data'), name);
  });
  return { temporary, finish: gate.resolve, done };
}

const read = (file: string): string => readFileSync(join(cache, 'tool/7', file), 'utf8');

it('once() shows the folder only when it is complete, and the first of two processes wins', async () => {
  const one = start('one');
  const other = start('other');
  expect(readdirSync(join(cache, 'tool'))).not.toContain('7');
  other.finish();
  await other.done;
  one.finish();
  await one.done;
  expect([read('program'), read('data')]).toEqual(['other', 'other']);
  expect(one.temporary).not.toEqual(other.temporary);
  expect(readdirSync(join(cache, 'tool'))).toEqual(['7']);
});

it('once() does not fill a folder that exists', async () => {
  const one = start('one');
  one.finish();
  await one.done;
  const later = start('later');
  await later.done;
  expect(later.temporary).toEqual([]);
  expect(read('program')).toBe('one');
});

it('once() rejects when filling fails, and leaves nothing behind', async () => {
  const failing = once(join(cache, 'tool/7'), async (folder) => {
    writeFileSync(join(folder, 'program'), 'half');
    throw new Error('The disk is full.');
  });
  await expect(failing).rejects.toThrow('The disk is full.');
  expect(readdirSync(join(cache, 'tool'))).toEqual([]);
});

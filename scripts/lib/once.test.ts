import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { once } from './once.ts';

let cache: string;

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'made-once-'));
});

afterEach(() => {
  rmSync(cache, { recursive: true, force: true });
});

/** One that fills the folder with its name, in two parts, and goes on with the second when it is told to. */
function begin(name: string): { asides: string[]; goOn: () => void; done: Promise<void> } {
  const asides: string[] = [];
  const told = Promise.withResolvers<void>();
  const done = once(join(cache, 'tool/7'), async (aside) => {
    asides.push(aside);
    writeFileSync(join(aside, 'program'), name);
    await told.promise;
    writeFileSync(join(aside, 'data'), name);
  });
  return { asides, goOn: told.resolve, done };
}

const made = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(cache, 'tool/7')).map((file) => [
      file,
      readFileSync(join(cache, 'tool/7', file), 'utf8'),
    ]),
  );

it('nobody sees it half filled, and of two at once the first one wins', async () => {
  const one = begin('one');
  const other = begin('other');
  expect(readdirSync(join(cache, 'tool'))).not.toContain('7');
  other.goOn();
  await other.done;
  expect(made()).toEqual({ program: 'other', data: 'other' });
  one.goOn();
  await one.done;
  expect(made()).toEqual({ program: 'other', data: 'other' });
  expect(one.asides).not.toEqual(other.asides);
  expect(readdirSync(join(cache, 'tool'))).toEqual(['7']);
});

it('what is there is not made again', async () => {
  const one = begin('one');
  one.goOn();
  await one.done;
  const later = begin('later');
  await later.done;
  expect(later.asides).toEqual([]);
  expect(made()).toEqual({ program: 'one', data: 'one' });
});

it('a failure is told, and leaves nothing behind', async () => {
  const failing = once(join(cache, 'tool/7'), async (aside) => {
    writeFileSync(join(aside, 'program'), 'half');
    throw new Error('The disk is full.');
  });
  await expect(failing).rejects.toThrow('The disk is full.');
  expect(readdirSync(join(cache, 'tool'))).toEqual([]);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differenceFrom, storePicture } from './pictureStore.ts';

const grey = (width: number, ...pixels: [at: number, level: number][]): Promise<Buffer> => {
  const data = new Uint8Array(width * 10 * 3).fill(200);
  for (const [at, level] of pixels) data.fill(level, at * 3, at * 3 + 3);
  return sharp(data, { raw: { width, height: 10, channels: 3 } })
    .png()
    .toBuffer();
};

describe('differenceFrom', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const path = join(folder, 'stored.webp');
  beforeAll(async () => storePicture(path, await grey(10)));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('differenceFrom returns null for the same picture and for a colour off by two', async () => {
    expect(await differenceFrom(path, await grey(10))).toBeNull();
    expect(await differenceFrom(path, await grey(10, [5, 202]))).toBeNull();
  });

  it('differenceFrom counts the pixels that differ by more than that, edges included', async () => {
    expect(await differenceFrom(path, await grey(10, [5, 204], [50, 0]))).toMatchObject({ pixels: 2 });
  });

  it('differenceFrom reports another size', async () => {
    expect(await differenceFrom(path, await grey(11))).toEqual({ pixels: 110 });
  });

  it('differenceFrom returns undefined when no picture is stored', async () => {
    expect(await differenceFrom(join(folder, 'none.webp'), await grey(10))).toBeUndefined();
  });
});

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Pixelmatch's measure of a colour distance that is about 2 of 255: another processor rounds the last bit differently. */
const THRESHOLD = 0.01;

/** The difference between two pictures: the number of pixels, and a PNG that marks them. */
export interface Difference {
  pixels: number;
  /** Missing when the pictures differ in size. */
  picture?: Buffer;
}

/** Compares a picture with a stored one. Returns null when they are the same, undefined when none is stored. */
export async function differenceFrom(path: string, picture: Buffer): Promise<Difference | null | undefined> {
  if (!existsSync(path)) return undefined;
  const [before, after] = await Promise.all([pixelsOf(readFileSync(path)), pixelsOf(picture)]);
  const { width, height } = after.info;
  if (before.info.width !== width || before.info.height !== height) return { pixels: width * height };
  const marked = new Uint8Array(after.data.length);
  const pixels = pixelmatch(before.data, after.data, marked, width, height, {
    threshold: THRESHOLD,
    includeAA: true,
  });
  if (pixels === 0) return null;
  return { pixels, picture: await sharp(marked, { raw: after.info }).png().toBuffer() };
}

/** Stores a picture as lossless WebP, which takes a third of Chromium's PNG. */
export async function storePicture(path: string, picture: Buffer): Promise<void> {
  writePicture(path, await sharp(picture).webp({ lossless: true, effort: 5 }).toBuffer());
}

/** A small copy has a quarter of the width and height. */
const SMALL = 4;
/** The distance of a colour channel, of 255, from which two small copies differ. Rounding in the picture moves them by far less. */
const SMALL_THRESHOLD = 16;

/** Stores a small copy of a picture: about 1 kB. */
export async function storeSmall(path: string, picture: Buffer): Promise<void> {
  writePicture(path, await smallOf(picture));
}

/** Compares a picture with its small copy. Returns the number of pixels of the copy that differ, undefined when none is stored. */
export async function smallDifferenceFrom(path: string, picture: Buffer): Promise<number | undefined> {
  if (!existsSync(path)) return undefined;
  const [before, after] = await Promise.all([pixelsOf(readFileSync(path)), smallOf(picture).then(pixelsOf)]);
  const { width, height } = after.info;
  if (before.info.width !== width || before.info.height !== height) return width * height;
  const differs = (at: number): boolean =>
    [0, 1, 2].some(
      (channel) =>
        Math.abs((before.data[at + channel] ?? 0) - (after.data[at + channel] ?? 0)) > SMALL_THRESHOLD,
    );
  return Array.from({ length: width * height }, (_, pixel) => pixel * 4).filter(differs).length;
}

async function smallOf(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const size = { width: Math.ceil(width / SMALL), height: Math.ceil(height / SMALL) };
  return sharp(picture)
    .resize({ ...size, fit: 'fill' })
    .webp({ quality: 30 })
    .toBuffer();
}

/** Writes a picture and the folders above it. */
export function writePicture(path: string, picture: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
}

function pixelsOf(picture: Buffer) {
  return sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

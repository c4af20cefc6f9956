import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const fileIn = (store: string): string => join(store, 'hashes.txt');

/** Reads the hashes of all pictures, by their names: one line each, `<name> <hash>`. */
export function readHashes(store: string): Map<string, string> {
  const file = fileIn(store);
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return new Map(lines.map((line) => line.split(' ') as [string, string]));
}

/** Writes the hashes in the order of their names, so that two changes rarely meet in one line. */
export function writeHashes(store: string, hashes: ReadonlyMap<string, string>): void {
  mkdirSync(store, { recursive: true });
  const lines = [...hashes].map((entry) => entry.join(' ')).toSorted();
  writeFileSync(fileIn(store), `${lines.join('\n')}\n`);
}

/** Returns the hash of a picture's size and pixels. The bytes of a PNG depend on the processor that compresses it. */
export async function hashOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return createHash('sha256').update(`${info.width}x${info.height} `).update(data).digest('hex').slice(0, 16);
}

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { StoryEntry } from '../../stories/storyIndex.ts';
import { root } from '../settings.ts';
import { hashOf, readHashes, writeHashes } from './pictureHashes.ts';
import {
  type Difference,
  differenceFrom,
  smallDifferenceFrom,
  storePicture,
  storeSmall,
  writePicture,
} from './pictureStore.ts';
import { isPhone } from './pictureWindows.ts';
import type { Picture, PictureTheme } from './storyPage.ts';

/** The folders of the stored pictures, and of those that a comparison writes. */
export interface PictureFolders {
  store: string;
  /** Pictures before and after, and their difference, of stories that differ. */
  differing: string;
}

/** The folders of the repository. */
export const pictureFolders: PictureFolders = {
  store: join(root, 'e2e/visual'),
  differing: join(root, 'node_modules/.cache/quayside/visual'),
};

/** Returns the reason why pictures cannot be compared on this machine, or null when they can. */
export function whyNoPictures(): string | null {
  const isStoredFor = process.platform === 'linux' && process.arch === 'x64' && !process.env['CHROMIUM_PATH'];
  return isStoredFor
    ? null
    : 'pictures are compared only in the packaged Chromium, on Linux x64 and without CHROMIUM_PATH.';
}

const themes: readonly PictureTheme[] = ['light', 'dark', 'own'];

/** What decides how the pictures of a story are kept. */
export type PicturedStory = Pick<StoryEntry, 'id' | 'file' | 'tags' | 'isOverview'>;

/**
 * Compares all pictures of a story with what is stored: first the hash, then a picture, because a machine may round a colour
 * differently. The first story of a file has its whole picture, others a small copy. Returns a line for each picture that differs, is
 * missing or is left over.
 */
export async function comparePictures(
  folders: PictureFolders,
  story: PicturedStory,
  pictures: readonly Picture[],
): Promise<string[]> {
  const { hashes, names } = storeOnce(folders.store);
  const faults: string[] = [];
  for (const picture of pictures) {
    const hash = hashes.get(nameOf(picture));
    const fault = await compare(folders, picture, hash, isKept(story, picture.theme));
    if (fault !== null) faults.push(fault);
  }
  const leftOver = namesLeftOver(names.get(story.id) ?? [], pictures);
  return [...faults, ...leftOver.map((name) => `${name} shows nothing any more; -- --update removes it`)];
}

/** Stores the pictures of a story that differ, and removes those that are left over. */
export async function storePictures(
  { store }: PictureFolders,
  story: PicturedStory,
  pictures: readonly Picture[],
): Promise<void> {
  const found = new Map<string, string>();
  for (const picture of pictures) {
    found.set(nameOf(picture), await hashOf(picture.image));
    const [whole, small] = [pathOf(store, picture), smallPathOf(store, picture)];
    if (isKept(story, picture.theme)) {
      rmSync(small, { force: true });
      if ((await differenceFrom(whole, picture.image)) !== null) await storePicture(whole, picture.image);
    } else {
      rmSync(whole, { force: true });
      if ((await smallDifferenceFrom(small, picture.image)) !== 0) await storeSmall(small, picture.image);
    }
  }
  // Read and written at one go: other stories are stored at the same time.
  const hashes = readHashes(store);
  const stored = storedNames(hashes, store).filter((name) => idOf(name) === story.id);
  for (const name of namesLeftOver(stored, pictures)) removePicture(store, hashes, name);
  for (const [name, hash] of found) hashes.set(name, hash);
  writeHashes(store, hashes);
  stores.delete(store);
}

/** The names of stored pictures whose story is not among these. */
export function picturesOfNoStory({ store }: PictureFolders, ids: readonly string[]): string[] {
  const known = new Set(ids);
  return storedNames(readHashes(store), store).filter((name) => !known.has(idOf(name)));
}

/** Removes pictures and their hashes. */
export function removePictures({ store }: PictureFolders, names: readonly string[]): void {
  const hashes = readHashes(store);
  for (const name of names) removePicture(store, hashes, name);
  writeHashes(store, hashes);
}

/** The first story of a file shows its component. In dark, only components are kept: pages are made of them. */
function isKept({ file, isOverview }: PicturedStory, theme: Picture['theme']): boolean {
  return isOverview && (theme !== 'dark' || file.startsWith('packages/ui/'));
}

async function compare(
  { store, differing }: PictureFolders,
  picture: Picture,
  hash: string | undefined,
  isWhole: boolean,
): Promise<string | null> {
  const name = nameOf(picture);
  if ((await hashOf(picture.image)) === hash) return null;
  const path = isWhole ? pathOf(store, picture) : smallPathOf(store, picture);
  const difference = isWhole
    ? await differenceFrom(path, picture.image)
    : await smallDifference(path, picture.image);
  if (difference === null && hash !== undefined) return null;
  const aside = join(differing, name);
  writePicture(`${aside}.after.png`, picture.image);
  if (!difference) return `${name}: no picture is stored; \`npm run visual -- --update\` stores it`;
  writePicture(`${aside}.before.webp`, readFileSync(path));
  if (difference.picture) writePicture(`${aside}.difference.png`, difference.picture);
  const where = `see ${relative(root, aside)}.*`;
  return `${name}: ${difference.pixels} pixels differ, ${where}; \`npm run visual -- --update\` stores it`;
}

async function smallDifference(path: string, image: Buffer): Promise<Difference | null | undefined> {
  const pixels = await smallDifferenceFrom(path, image);
  if (pixels === undefined) return undefined;
  return pixels === 0 ? null : { pixels };
}

interface Store {
  hashes: ReadonlyMap<string, string>;
  /** The names of the stored pictures by the id of their story. */
  names: ReadonlyMap<string, readonly string[]>;
}

const stores = new Map<string, Store>();

/** Reads a store once, and again after `storePictures`: reading it takes milliseconds, and each story asks. */
function storeOnce(store: string): Store {
  const known = stores.get(store);
  if (known) return known;
  const hashes = readHashes(store);
  const read = { hashes, names: Map.groupBy(storedNames(hashes, store), idOf) };
  stores.set(store, read);
  return read;
}

function namesLeftOver(stored: readonly string[], pictures: readonly Picture[]): string[] {
  const taken = new Set(pictures.map(nameOf));
  return stored.filter((name) => !taken.has(name));
}

function storedNames(hashes: ReadonlyMap<string, string>, store: string): string[] {
  return [...new Set([...hashes.keys(), ...namesIn(store), ...namesIn(join(store, 'small'))])];
}

/** The names of the pictures in the folders of the themes. */
function namesIn(folder: string): string[] {
  return themes.flatMap((theme) => {
    const path = join(folder, theme);
    const files = existsSync(path) ? readdirSync(path) : [];
    return files.filter((file) => file.endsWith('.webp')).map((file) => `${theme}/${file.slice(0, -5)}`);
  });
}

function removePicture(store: string, hashes: Map<string, string>, name: string): void {
  hashes.delete(name);
  for (const folder of ['', 'small']) rmSync(join(store, folder, `${name}.webp`), { force: true });
}

/** The name of a picture: its theme, its story and, on a phone, the width. */
function nameOf({ theme, id, width }: Picture): string {
  return `${theme}/${id}${isPhone(width) ? `.${width}` : ''}`;
}

function pathOf(store: string, picture: Picture): string {
  return join(store, `${nameOf(picture)}.webp`);
}

function smallPathOf(store: string, picture: Picture): string {
  return join(store, 'small', `${nameOf(picture)}.webp`);
}

function idOf(name: string): string {
  return basename(name).split('.', 1)[0] ?? '';
}

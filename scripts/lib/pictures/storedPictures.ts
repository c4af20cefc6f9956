import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root } from '../settings.ts';
import { differenceFrom, storePicture, writePicture } from './pictureStore.ts';
import { isPhone } from './pictureWindows.ts';
import type { Picture } from './storyPage.ts';

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

/** Compares all pictures of a story with those that are stored. Returns a line for each that differs, is missing or is left over. */
export async function comparePictures(
  folders: PictureFolders,
  id: string,
  pictures: readonly Picture[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const picture of pictures) {
    const fault = await compare(folders, picture);
    if (fault !== null) faults.push(fault);
  }
  const leftOver = picturesLeftOver(folders, id, pictures);
  return [...faults, ...leftOver.map((name) => `${name} shows nothing any more; -- --update removes it`)];
}

/** Stores the pictures of a story that differ, and removes those that are left over. */
export async function storePictures(
  folders: PictureFolders,
  id: string,
  pictures: readonly Picture[],
): Promise<void> {
  for (const picture of pictures) {
    const path = join(folders.store, nameOf(picture));
    if ((await differenceFrom(path, picture.image)) !== null) await storePicture(path, picture.image);
  }
  for (const name of picturesLeftOver(folders, id, pictures)) rmSync(join(folders.store, name));
}

/** The stored pictures whose story is not among these. */
export function picturesOfNoStory({ store }: PictureFolders, ids: readonly string[]): string[] {
  const known = new Set(ids);
  return storedNames(store).filter((name) => !known.has(idOf(name)));
}

async function compare({ store, differing }: PictureFolders, picture: Picture): Promise<string | null> {
  const name = nameOf(picture);
  const path = join(store, name);
  const difference = await differenceFrom(path, picture.image);
  if (difference === null) return null;
  const aside = join(differing, name.replace('.webp', ''));
  writePicture(`${aside}.after.png`, picture.image);
  if (difference === undefined) return `${name}: no picture is stored; -- --update stores one`;
  writePicture(`${aside}.before.webp`, readFileSync(path));
  if (difference.picture) writePicture(`${aside}.difference.png`, difference.picture);
  return `${name}: ${difference.pixels} pixels differ, see ${relative(root, aside)}.*`;
}

function picturesLeftOver({ store }: PictureFolders, id: string, pictures: readonly Picture[]): string[] {
  const taken = new Set(pictures.map(nameOf));
  return storedNames(store).filter((name) => idOf(name) === id && !taken.has(name));
}

function storedNames(store: string): string[] {
  return existsSync(store) ? globSync('*/*.webp', { cwd: store }) : [];
}

/** The file of a picture below the folder of all pictures. */
function nameOf({ theme, id, width }: Picture): string {
  return `${theme}/${id}${isPhone(width) ? `.${width}` : ''}.webp`;
}

function idOf(name: string): string {
  return basename(name).split('.', 1)[0] ?? '';
}

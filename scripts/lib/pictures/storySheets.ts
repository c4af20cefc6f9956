import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../chromium.ts';
import { contactSheet, type SheetPicture } from '../contactSheet.ts';
import { root } from '../settings.ts';
import { inTurns } from '../stories/inTurns.ts';
import { buildStage, stagedStories, startStage } from '../stories/stage.ts';
import { withFewerColours } from './fewerColours.ts';
import { createPhotographer, type Shot } from './photographer.ts';
import { decodePng, encodePng } from './png.ts';

const WIDTHS = [360, 1366, 1367, 1920];
/** A picture is at most this much of its real size, so that a sheet stays small enough to keep. */
const MOST_SCALE = 0.6;
const ROW_WIDTH = 3200;
const STORIES_A_SHEET = 12;
const folder = join(root, 'docs/screens/stories');

/** Pictures of all stories, or of those whose title holds `wanted`: a sheet for each title, light and dark, at every width where it matters. */
export async function writeStorySheets(wanted: string | undefined): Promise<void> {
  await buildStage();
  const stories = stagedStories().filter(({ title }) => wanted === undefined || title.includes(wanted));
  const sheets = [...Map.groupBy(stories, ({ title }) => title)].flatMap(([title, group]) =>
    pagesOf(
      title,
      group.map(({ id }) => id),
    ),
  );
  mkdirSync(folder, { recursive: true });
  if (wanted === undefined) for (const old of globSync('*.png', { cwd: folder })) rmSync(join(folder, old));
  const { origin, stop } = await startStage();
  await inTurns(sheets, async (take) => {
    const photographer = await createPhotographer(origin, { widths: WIDTHS });
    const browser = await chromium.launch({ executablePath: await findChromium() });
    for (let sheet = take(); sheet; sheet = take()) {
      const shots: Shot[] = [];
      for (const id of sheet.ids) shots.push(...(await photographer.shoot(id)));
      const image = await contactSheet(browser, sheet.title, rowsOf(shots.toSorted(byTheme)), MOST_SCALE);
      writeFileSync(join(folder, `${sheet.name}.png`), encodePng(withFewerColours(decodePng(image))));
      console.log(`docs/screens/stories/${sheet.name}.png`);
    }
    await Promise.all([photographer.close(), browser.close()]);
  });
  stop();
}

/** The light ones of a story before its dark ones; the sort keeps all other order. */
function byTheme(one: Shot, other: Shot): number {
  return one.id === other.id ? (one.theme < other.theme ? 1 : one.theme > other.theme ? -1 : 0) : 0;
}

interface Sheet {
  name: string;
  title: string;
  ids: string[];
}

function pagesOf(title: string, ids: readonly string[]): Sheet[] {
  const name = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const count = Math.ceil(ids.length / STORIES_A_SHEET);
  return Array.from({ length: count }, (_, page) => ({
    name: count > 1 ? `${name}-${page + 1}` : name,
    title: count > 1 ? `${title}, ${page + 1} of ${count}` : title,
    ids: ids.slice(page * STORIES_A_SHEET, (page + 1) * STORIES_A_SHEET),
  }));
}

/** Every theme of a page at all widths is a row; pieces stand beside each other as long as there is room. */
function rowsOf(shots: readonly Shot[]): SheetPicture[][] {
  const rows: SheetPicture[][] = [];
  let begun = '';
  let taken = 0;
  for (const { id, theme, width: window, image } of shots) {
    const width = image.readUInt32BE(16);
    const isPage = shots.filter((other) => other.id === id && other.theme === theme).length > 1;
    const key = isPage ? `${id} ${theme}` : 'pieces';
    if (key !== begun || (!isPage && taken + width > ROW_WIDTH)) {
      rows.push([]);
      taken = 0;
    }
    begun = key;
    taken += width;
    const caption = `${id.split('--')[1]}, ${isPage ? `${window} px, ` : ''}${theme}`;
    rows.at(-1)?.push({ caption, width, image });
  }
  return rows;
}

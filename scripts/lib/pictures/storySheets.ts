import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../tools/browser/findChromium.ts';
import { contactSheet, type SheetPicture } from '../contactSheet.ts';
import { root } from '../settings.ts';
import { runConcurrently } from '../runConcurrently.ts';
import { buildStage, stagedStories, startStage } from '../stories/stage.ts';
import { withFewerColours } from './fewerColours.ts';
import { createPhotographer, type Shot } from './photographer.ts';
import { decodePng, encodePng } from './png.ts';

const WIDTHS = [360, 1366, 1367, 1920];

/** How the pictures of a title are laid out. */
interface Layout {
  /** A picture is at most this much of its real size, so that a sheet stays small enough to keep. */
  mostScale: number;
  /** What stands beside each other is at most this wide in its real size. */
  rowWidth: number;
  storiesASheet: number;
}

const layout: Layout = { mostScale: 0.6, rowWidth: 3200, storiesASheet: 12 };
/** The heads of pages are low and full of detail: they are shown as large as they are. */
const headLayout: Layout = { mostScale: 1, rowWidth: 2000, storiesASheet: 8 };
const folder = join(root, 'docs/screens/stories');

/** Pictures of all stories, or of those whose title holds `wanted`: a sheet for each title, light and dark, at every width where it matters. */
export async function writeStorySheets(wanted: string | undefined): Promise<void> {
  await buildStage();
  const stories = stagedStories().filter(({ title }) => wanted === undefined || title.includes(wanted));
  mkdirSync(folder, { recursive: true });
  if (wanted === undefined) for (const old of globSync('*.png', { cwd: folder })) rmSync(join(folder, old));
  const { origin, stop } = await startStage();
  const broken: string[] = [];
  await runConcurrently([...Map.groupBy(stories, ({ title }) => title)], 2, async (take) => {
    const photographer = await createPhotographer(origin, { widths: WIDTHS });
    const browser = await chromium.launch({ executablePath: await findChromium() });
    for (let group = take(); group; group = take()) {
      const [title, members] = group;
      const shots: Shot[][] = [];
      for (const { id } of members)
        try {
          shots.push((await photographer.shoot(id)).toSorted(byTheme));
        } catch (error) {
          broken.push(error instanceof Error ? error.message : String(error));
        }
      for (const sheet of sheetsOf(title, shots)) {
        const image = await contactSheet(browser, sheet.title, sheet.rows, sheet.mostScale);
        writeFileSync(join(folder, `${sheet.name}.png`), encodePng(withFewerColours(decodePng(image))));
        console.log(`docs/screens/stories/${sheet.name}.png`);
      }
    }
    await Promise.all([photographer.close(), browser.close()]);
  });
  stop();
  if (broken.length > 0) throw new Error(broken.join('\n'));
}

/** The light ones of a story before its dark ones; the sort keeps all other order. */
function byTheme(one: Shot, other: Shot): number {
  return one.theme < other.theme ? 1 : one.theme > other.theme ? -1 : 0;
}

interface Sheet {
  name: string;
  title: string;
  mostScale: number;
  rows: SheetPicture[][];
}

function sheetsOf(title: string, stories: readonly Shot[][]): Sheet[] {
  const name = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const isHead = stories.flat().some(({ headOnly }) => headOnly);
  const { mostScale, rowWidth, storiesASheet } = isHead ? headLayout : layout;
  const count = Math.ceil(stories.length / storiesASheet);
  return Array.from({ length: count }, (_, page) => ({
    name: count > 1 ? `${name}-${page + 1}` : name,
    title: count > 1 ? `${title}, ${page + 1} of ${count}` : title,
    mostScale,
    rows: rowsOf(stories.slice(page * storiesASheet, (page + 1) * storiesASheet).flat(), rowWidth),
  }));
}

/** Every theme of a page at all widths begins a row; pieces stand beside each other. A row goes on as long as there is room. */
function rowsOf(shots: readonly Shot[], rowWidth: number): SheetPicture[][] {
  const rows: SheetPicture[][] = [];
  let begun = '';
  let taken = 0;
  for (const { id, theme, width: window, headOnly, image } of shots) {
    const width = image.readUInt32BE(16);
    const isPage = shots.filter((other) => other.id === id && other.theme === theme).length > 1;
    const key = isPage ? `${id} ${theme}` : 'pieces';
    if (key !== begun || ((!isPage || headOnly) && taken + width > rowWidth)) {
      rows.push([]);
      taken = 0;
    }
    begun = key;
    taken += width;
    const caption = [
      id.split('--')[1],
      isPage || headOnly ? `${window} px` : '',
      theme === 'own' ? '' : theme,
    ];
    rows.at(-1)?.push({ caption: caption.filter(Boolean).join(', '), width, image });
  }
  return rows;
}

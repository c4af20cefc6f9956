import type { Browser } from 'playwright-core';

/** One picture of a sheet, with what is written under it. */
export interface SheetPicture {
  caption: string;
  width: number;
  image: Buffer;
}

const ROW_WIDTH = 2000;
const GAP = 24;

/** Lays pictures out in rows, each row at one scale, at most `mostScale`, and returns the sheet as a PNG. */
export async function contactSheet(
  browser: Browser,
  title: string,
  rows: readonly (readonly SheetPicture[])[],
  mostScale = Number.POSITIVE_INFINITY,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: ROW_WIDTH + 2 * GAP, height: 800 } });
  try {
    await page.setContent(
      `<body style="margin:${GAP}px;background:#8a8f98;font:500 18px sans-serif"><h1 style="margin:0 0 ${GAP}px;font-size:26px">${title}</h1>${rows.map((row) => rowMarkup(row, mostScale)).join('')}`,
    );
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    return await page.screenshot({ fullPage: true, type: 'png' });
  } finally {
    await page.close();
  }
}

function rowMarkup(pictures: readonly SheetPicture[], mostScale: number): string {
  const room = ROW_WIDTH - GAP * (pictures.length - 1);
  const scale = Math.min(mostScale, room / pictures.reduce((sum, { width }) => sum + width, 0));
  const figures = pictures.map(
    ({ caption, width, image }) =>
      `<figure style="margin:0;width:${Math.floor(width * scale)}px"><img style="width:100%;display:block" src="data:image/png;base64,${image.toString('base64')}"><figcaption style="padding:6px 0 ${GAP}px">${caption}</figcaption></figure>`,
  );
  return `<div style="display:flex;gap:${GAP}px;align-items:start">${figures.join('')}</div>`;
}

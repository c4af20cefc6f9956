import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder with the content that `fill` writes. `fill` gets a temporary folder, which is then moved into place: no process
 * ever sees it half full, and the first of several parallel calls wins.
 */
export async function once(folder: string, fill: (aside: string) => Promise<unknown>): Promise<void> {
  if (existsSync(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  const aside = mkdtempSync(`${folder}-`);
  try {
    await fill(aside);
    move(aside, folder);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

function move(aside: string, folder: string): void {
  try {
    renameSync(aside, folder);
  } catch (error) {
    // Another process was faster and has written the same content.
    if (!existsSync(folder)) throw error;
  }
}

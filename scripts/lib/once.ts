import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Sees to it that a folder is there, filled by `fill`. It is filled aside and then moved into its place: no process ever
 * finds it half full, and of several that fill it at once the first wins.
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
    // Somebody else was faster, and has filled it with the same.
    if (!existsSync(folder)) throw error;
  }
}

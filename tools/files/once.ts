import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder once. `fill` writes to a temporary folder, which is then renamed: no process finds a half-filled folder, and of
 * several that fill it at once the first wins.
 */
export async function once(folder: string, fill: (temporary: string) => Promise<unknown>): Promise<void> {
  if (existsSync(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  const temporary = mkdtempSync(`${folder}-`);
  try {
    await fill(temporary);
    move(temporary, folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function move(temporary: string, folder: string): void {
  try {
    renameSync(temporary, folder);
  } catch (error) {
    // Another process was faster and filled it with the same files.
    if (!existsSync(folder)) throw error;
  }
}

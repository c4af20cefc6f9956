import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { RunningNginx } from './nginxSite.ts';
import { root } from '../../../tools/harness/settings.ts';
import { exchange } from './exchange.ts';

const dist = join(root, 'apps/portal/dist');
const endings = ['', '.br', '.gz'];

/** The address of a chunk that only one page loads. */
export const chunk = `/${globSync('assets/DevPage-*.js', { cwd: dist })[0]}`;

/** Its address in the next build. */
export const renamed: string = chunk.replace(/-[\w-]{7,8}\.js$/, '-Renamed0.js');

/** Writes the next build and returns its folder. Its page has another style, whose hash the policy must name, and one chunk has another name. */
export function writeNextBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-next-'));
  cpSync(dist, folder, { recursive: true });
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  for (const ending of endings) rmSync(join(folder, `index.html${ending}`));
  writeFileSync(join(folder, 'index.html'), page.replace('<style>', '<style>.next{color:red}'));
  for (const ending of endings) renameSync(join(folder, chunk + ending), join(folder, renamed + ending));
  return folder;
}

/** Waits until the next build's page is served, or no longer served. Old workers accept requests for a moment longer. */
export async function untilPage({ origin }: RunningNginx, isNext: boolean): Promise<void> {
  await expect
    .poll(async () => (await exchange(origin, '/')).body.includes('.next'), { intervals: [10] })
    .toBe(isNext);
}

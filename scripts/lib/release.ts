import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { nginxIncludes } from '../../apps/portal/server/nginxIncludes.ts';
import { root } from './settings.ts';

const parts = new Set(['nginx', 'public']);

/** Why no release may be written to a folder: what is there is no earlier one, and would be lost. Undefined where it may. */
export function whyNoReleaseAt(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  if (!statSync(folder).isDirectory())
    return `${folder} is no folder. Name one that is empty or not there yet.`;
  const isRelease =
    readdirSync(folder).every((name) => parts.has(name)) &&
    ['nginx/server.conf', 'public/index.html'].every((file) => existsSync(join(folder, file)));
  return isRelease || readdirSync(folder).length === 0
    ? undefined
    : `${folder} holds something else than a release. Name a folder that is empty or not there yet.`;
}

/**
 * Writes the built portal as a web server takes it: `public`, the files; `nginx`, what its configuration includes. The folder is made anew; throws where
 * something else than a release would be lost by that.
 */
export function writeRelease(folder: string, dist: string = join(root, 'apps/portal/dist')): void {
  const reason = whyNoReleaseAt(folder);
  if (reason !== undefined) throw new Error(reason);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'nginx'), { recursive: true });
  cpSync(dist, join(folder, 'public'), { recursive: true });
  const includes = nginxIncludes(readFileSync(join(dist, 'index.html'), 'utf8'));
  for (const [name, text] of Object.entries(includes)) writeFileSync(join(folder, 'nginx', name), text);
}

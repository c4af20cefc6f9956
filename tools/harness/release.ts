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

/** The reason why a release must not replace a folder, or undefined. */
export function whyNoReleaseAt(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  if (!statSync(folder).isDirectory()) return `${folder} is not a folder. Name an empty folder or a new one.`;
  const isRelease =
    readdirSync(folder).every((name) => parts.has(name)) &&
    ['nginx/server.conf', 'public/index.html'].every((file) => existsSync(join(folder, file)));
  return isRelease || readdirSync(folder).length === 0
    ? undefined
    : `${folder} holds something other than a release. Name an empty folder or a new one.`;
}

/**
 * Writes a release: the portal's files to `public`, the includes of nginx to `nginx`. Replaces the folder; throws when it holds
 * anything but a release.
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

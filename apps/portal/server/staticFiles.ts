import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, sep } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { cacheControlOf, compressedFile } from './addresses.ts';

interface StaticFile {
  type: string;
  cacheControl: string;
  encodings: ReadonlyMap<string, { name: string; etag: string }>;
}

export interface StaticFiles {
  /** Responds with the file at a path. Returns false if there is none. */
  send: (path: string, request: IncomingMessage, response: ServerResponse) => boolean;
  /** Removes the copy. */
  remove: () => void;
}
export const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
export const DEFAULT_MEDIA_TYPE = 'application/octet-stream';
const compressed: ReadonlyArray<readonly [encoding: string, ending: string]> = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/**
 * Serves a copy of a build, so that the portal serves all of it while the next build replaces it.
 * The copy is in `workFolder`. Nothing else may clean that folder while the server runs.
 */
export function createStaticFiles(folder: string, workFolder: string = tmpdir()): StaticFiles {
  mkdirSync(workFolder, { recursive: true });
  const copy = mkdtempSync(join(workFolder, 'quayside-portal-'));
  const remove = () => rmSync(copy, { recursive: true, force: true });
  process.once('exit', remove);
  cpSync(folder, copy, { recursive: true });
  const names = globSync('**/*', { cwd: copy }).filter((name) => statSync(join(copy, name)).isFile());
  const files = new Map(
    names
      .filter((name) => !compressedFile.test(name))
      .map((name) => [`/${name.split(sep).join('/')}`, readFile(copy, name, names)]),
  );
  return {
    send(path, request, response) {
      const file = files.get(path);
      if (file) respond(copy, file, request, response);
      return file !== undefined;
    },
    remove() {
      process.off('exit', remove);
      remove();
    },
  };
}

function readFile(folder: string, name: string, names: readonly string[]): StaticFile {
  const read = (from: string) => ({
    name: from,
    etag: `"${createHash('sha256')
      .update(readFileSync(join(folder, from)))
      .digest('base64url')
      .slice(0, 22)}"`,
  });
  const smaller = compressed.filter(([, ending]) => names.includes(name + ending));
  return {
    type: mediaTypes[extname(name)] ?? DEFAULT_MEDIA_TYPE,
    cacheControl: cacheControlOf(`/${name.split(sep).join('/')}`),
    encodings: new Map([
      ...smaller.map(([encoding, ending]) => [encoding, read(name + ending)] as const),
      ['identity', read(name)],
    ]),
  };
}

function respond(
  folder: string,
  { type, cacheControl, encodings }: StaticFile,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const accepted = new Negotiator(request).encodings([...encodings.keys()]);
  const [encoding, chosen] =
    [...encodings].find(([name]) => name === 'identity' || accepted.includes(name)) ?? [];
  if (!chosen) throw new Error('A file always stands as it is, too.');
  response.setHeader('cache-control', cacheControl);
  response.setHeader('etag', chosen.etag);
  response.setHeader('vary', 'accept-encoding');
  response.setHeader('content-type', type);
  if (encoding && encoding !== 'identity') response.setHeader('content-encoding', encoding);
  send(request, encodeURI(chosen.name), {
    root: folder,
    acceptRanges: false,
    cacheControl: false,
    lastModified: false,
    dotfiles: 'allow',
  })
    // The file existed at start. Without this, half a response would look complete.
    .on('error', () => response.socket?.resetAndDestroy())
    .pipe(response);
}

import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { cacheControlOf, compressedFile } from './addresses.ts';

/** One built file, in memory with what was compressed beside it. */
interface StaticFile {
  type: string;
  cacheControl: string;
  encodings: ReadonlyMap<string, { body: Buffer; etag: string }>;
}

/** The files of a build by their path; `send` answers one and says whether there was one. */
export interface StaticFiles {
  send: (path: string, request: IncomingMessage, response: ServerResponse) => boolean;
}

/** The media type of a file by its ending, as it is sent. */
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
/** The media type of every other file. */
export const DEFAULT_MEDIA_TYPE = 'application/octet-stream';
const compressed: ReadonlyArray<readonly [encoding: string, ending: string]> = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** Reads a build into memory, so that the portal goes on serving the whole of it while the next one is written in its place. */
export function readStaticFiles(folder: string): StaticFiles {
  const names = globSync('**/*', { cwd: folder }).filter((name) => statSync(join(folder, name)).isFile());
  const files = new Map(
    names
      .filter((name) => !compressedFile.test(name))
      .map((name) => [`/${name.split(sep).join('/')}`, readFile(folder, name, names)]),
  );
  return {
    send(path, request, response) {
      const file = files.get(path);
      if (file) answer(file, request, response);
      return file !== undefined;
    },
  };
}

function readFile(folder: string, name: string, names: readonly string[]): StaticFile {
  const read = (from: string) => {
    const body = readFileSync(join(folder, from));
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
  };
  const smaller = compressed.filter(([, ending]) => names.includes(name + ending));
  return {
    type: mediaTypes[extname(name)] ?? DEFAULT_MEDIA_TYPE,
    cacheControl: cacheControlOf(`/${name.split(sep).join('/')}`),
    encodings: new Map([
      ['identity', read(name)],
      ...smaller.map(([encoding, ending]) => [encoding, read(name + ending)] as const),
    ]),
  };
}

function answer(
  { type, cacheControl, encodings }: StaticFile,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const accepted = request.headers['accept-encoding']?.toString() ?? '';
  const encoding = [...compressed.map(([name]) => name), 'identity'].find(
    (name) =>
      encodings.has(name) &&
      (name === 'identity' ||
        new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted)),
  );
  const chosen = encodings.get(encoding ?? 'identity');
  if (!chosen) return;
  const headers: Record<string, string> = {
    'cache-control': cacheControl,
    etag: chosen.etag,
    vary: 'accept-encoding',
  };
  if (request.headers['if-none-match'] === chosen.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  if (encoding !== undefined && encoding !== 'identity') headers['content-encoding'] = encoding;
  response.writeHead(200, {
    ...headers,
    'content-type': type,
    'content-length': String(chosen.body.byteLength),
  });
  response.end(request.method === 'HEAD' ? undefined : chosen.body);
}

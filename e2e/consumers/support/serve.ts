import { existsSync, readFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/** The response of a page's server. */
export interface ServedPage {
  body: string;
  headers: OutgoingHttpHeaders;
}

/** A running application; `pages` counts the requests for documents. */
export interface Served {
  origin: string;
  pages: () => number;
  stop: () => void;
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Serves the built files of a folder, and a page at every other address. */
export async function serve(
  folder: string,
  drawPage: (path: string) => ServedPage | Promise<ServedPage>,
): Promise<Served> {
  let pages = 0;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const type = types[extname(path)];
    const file = join(folder, path);
    if (type !== undefined && existsSync(file)) {
      response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
      return;
    }
    pages += 1;
    void respond(path).then(({ status, body, headers }) =>
      response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body),
    );
  });
  async function respond(path: string): Promise<ServedPage & { status: number }> {
    try {
      return { status: 200, ...(await drawPage(path)) };
    } catch (error) {
      return { status: 500, body: String(error), headers: {} };
    }
  }
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, pages: () => pages, stop: () => void server.close() };
}

import type { IncomingMessage } from 'node:http';
import { ProblemError } from './problem.ts';

const maximumBytes = 1024 * 1024;
const maximumFileBytes = 20_000_000;

/** How much longer than allowed a body may be to be read to its end. */
const READ_TIMES = 3;

/**
 * Reads a request body of up to `limit` bytes; refuses a longer one with 413, once its sender has sent it: a connection that closes
 * earlier takes the response with it.
 */
async function readBytes(request: IncomingMessage, limit: number, refusal: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Destroying the request with the iterator would block a persistent connection.
  const pieces: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const piece of pieces) {
    size += piece.length;
    if (size > READ_TIMES * limit) throw new ProblemError(413, refusal, { headers: { connection: 'close' } });
    if (size <= limit) chunks.push(piece);
  }
  if (size > limit) throw new ProblemError(413, refusal);
  return Buffer.concat(chunks);
}

async function readText(request: IncomingMessage): Promise<string> {
  const bytes = await readBytes(request, maximumBytes, 'The body is larger than 1 MiB. Send less.');
  return bytes.toString('utf8');
}

/** Reads a file of up to 20 MB. Throws 415 for another content type and 413 for a larger one. */
export async function readFile(request: IncomingMessage): Promise<Buffer> {
  if (request.headers['content-type'] !== 'application/octet-stream') {
    throw new ProblemError(415, 'A file must be sent with content-type application/octet-stream.');
  }
  return readBytes(request, maximumFileBytes, 'The file is larger than 20 MB. Send a smaller one.');
}

/** Reads the request body as JSON. Throws 415 for another content type and 400 for invalid JSON. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) {
    throw new ProblemError(415, 'The body must be JSON. Send it with content-type application/json.');
  }
  const text = await readText(request);
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw new ProblemError(400, 'The body is not valid JSON. Correct it and send it again.');
  }
}

export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(await readText(request));
}

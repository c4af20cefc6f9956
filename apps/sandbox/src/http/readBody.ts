import type { IncomingMessage } from 'node:http';
import { ProblemError } from './problem.ts';

const maximumBytes = 1024 * 1024;

/** Reads the request body as text. Refuses more than 1 MiB with 413. */
export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Destroying the request with the iterator would block a persistent connection.
  const pieces: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const piece of pieces) {
    size += piece.length;
    if (size > maximumBytes) throw tooLarge();
    chunks.push(piece);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function tooLarge(): ProblemError {
  return new ProblemError(413, 'The body is larger than 1 MiB. Send less.', {
    headers: { connection: 'close' },
  });
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

/** Reads the fields of a submitted HTML form. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(await readText(request));
}
